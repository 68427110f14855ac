import type { Func } from './code.ts';

/** Whether a value of a function can be shown for each of its arguments: these are one or two kinds, and it is a number or a yes or no. */
export const isShowable = ({ params, locals, result }: Pick<Func, 'params' | 'locals' | 'result'>): boolean =>
  (params === 1 || params === 2) &&
  locals.slice(0, params).every(({ type }) => type.t === 'kind') &&
  (result.t === 'int' || result.t === 'bool');
