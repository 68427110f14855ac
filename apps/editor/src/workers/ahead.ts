import type { Stack } from './stack.ts';

/** What is begun before somebody asks, so that he waits less: it changes nothing else. */
export interface Ahead {
  /** A match will be played, whatever its rules. */
  begin(): void;
  /** These rules will be opened. */
  expect(rules: Stack): void;
}
