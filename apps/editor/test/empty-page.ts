// Set up before each test file that draws into the document it shares with others: it begins with nothing in it.
import { afterAll } from 'vitest';

afterAll(() => {
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
