import type { Match } from '@sandtable/session';

/** The keys of an assignment that are picked a value which isn't offered to them. */
export const doubtful = (
  match: Match,
  { picked, first }: { readonly picked: readonly string[]; readonly first: readonly string[] | undefined },
  seat: string | undefined,
): readonly string[] => {
  const ask = match.ask([], seat, undefined, first);
  const choice = match.module.info.choices.find(({ path }) => path === ask?.choice);
  if (ask?.each === undefined || choice?.offering !== true) return [];
  const isProposed = (value: string, i: number): boolean =>
    match.ask(picked.slice(0, i), seat, undefined, first)?.candidates.includes(value) ?? true;
  return ask.each.keys.filter((_, i) => i < picked.length && !isProposed(picked[i] ?? '', i));
};
