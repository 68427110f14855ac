import type { Procedure } from '@sandtable/model';

/** Procedures that can be run by themselves: the author's own, which take nothing. */
export const entries = (procedures: readonly Procedure[]): readonly { readonly name: string; readonly at: number }[] =>
  procedures.flatMap(({ name, params }, at) => (params === 0 && /^[\p{L}\d_]+$/u.test(name) ? [{ name, at }] : []));
