import { expect, test } from './test.ts';

/**
 * In all tests of a file: whatever the page complains of in its console fails the test. What is called with the result
 * was wanted up to then.
 */
export const failOnConsoleErrors = (): (() => void) => {
  const errors: string[] = [];
  test.beforeEach(({ page }) => {
    errors.length = 0;
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(String(error)));
  });
  test.afterEach(() => expect(errors).toEqual([]));
  return () => {
    errors.length = 0;
  };
};
