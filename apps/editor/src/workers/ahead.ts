import type { Stack } from './stack.ts';

/** What is begun before someone asks, to shorten the wait; it changes nothing else. */
export interface Ahead {
  /** A match will be played, whatever its rules. */
  begin(): void;
  /** These rules will be opened. */
  expect(rules: Stack): void;
}
