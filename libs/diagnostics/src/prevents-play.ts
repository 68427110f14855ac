import type { Diagnostic } from './diagnostic.ts';

/**
 * Whether rules with this finding cannot be played. An expectation that fails says that the data are not what their
 * author meant; whoever tries another value wants to play with it all the same.
 */
export const preventsPlay = ({ code, severity }: Pick<Diagnostic, 'code' | 'severity'>): boolean =>
  severity === 'error' && !code.startsWith('expect/');
