// Set up before each test file of apps that shares its modules with others: what it replaced is put back when it ends.
import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
