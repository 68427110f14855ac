import type { Expr } from '@sandtable/model';
import { shapeOf, type Terms } from './form.ts';
import { relevant } from './judge.ts';
import type { State } from './place.ts';
import type { Source } from './taint.ts';

/** All that the walk of a call depends on, whatever its locals are called; made when there is another call. */
export function situation(terms: Terms, args: readonly Expr[], sources: readonly Source[], state: State): () => string {
  const { opened, shown, facts } = state;
  let made: string | undefined;
  const described = (): string => {
    const said = sources.flatMap((one) => [...(one.roles ? [one.roles] : []), ...one.facts]);
    const revealed = shown.flatMap(({ members, to }) => [members, to]);
    const known = relevant(terms, facts, [...args, ...said]);
    return [...opened, sources.length, shapeOf(terms, [...args, ...said, ...revealed, ...known])].join(' ');
  };
  return () => {
    made ??= described();
    return made;
  };
}
