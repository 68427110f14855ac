import type { AskView, Way } from '@sandtable/session';
import { useStore, useWorkbench } from '../context.ts';
import { isDrafted } from '../state/half-answer.ts';
import { pick } from '../state/selectors.ts';
import { type Drop, isAsideOf, type Member, meantBy, type Path, pathsOf, targetsOf } from './piece-paths.ts';
import { valuePaths } from './value-paths.ts';

/** What is asked after a path with a piece: where it may go. */
export interface Asked {
  readonly path: Path;
  readonly ask: AskView;
}

/** Finds where a piece may be put, and puts it there; `again` are the ways into a menu that is half answered already. */
export function useDropping(again: readonly Way[] = NO_WAYS) {
  const { bench } = useWorkbench();
  const { ask, draft } = useStore(pick('ask', 'draft'));
  const lookUp = async (piece: Member): Promise<readonly Asked[]> => {
    const paths = ask === undefined ? [] : [...pathsOf(ask, draft, piece, again), ...valuePaths(ask, draft, piece)];
    const found = await Promise.all(
      paths.map(async (path) => ({ path, ask: await bench.play.lookUp('askAfter', path.picked, path.first) })),
    );
    return found.flatMap(({ path, ask: next }) => (next === undefined ? [] : [{ path, ask: next }]));
  };
  const give = ({ path, value }: Drop): void => {
    if (path.on !== undefined) void bench.play.put(path.on, value);
    else if (path.key !== undefined && ask && isDrafted(ask)) void bench.play.give(path.key, value);
    else void bench.play.pickPath([...path.picked, value]);
  };
  return {
    lookUp,
    give,
    meant: (asked: readonly Asked[], name: string) => meantBy(dropsOf(asked), name),
    isAside: (asked: readonly Asked[], name: string) => isAsideOf(dropsOf(asked), name),
  };
}

export const isTarget = (asked: readonly Asked[], name: string): boolean => targetsOf(dropsOf(asked)).includes(name);

/** What the board lights up while a piece is in the hand: where it can go, and what that costs. */
export function litFor(piece: Member, asked: readonly Asked[]) {
  const kinds = new Set(asked.map(({ path, ask }) => (path.on === undefined ? ask.kind : ask.each?.kind)));
  const [kind] = kinds;
  return {
    candidates: targetsOf(dropsOf(asked)),
    mentioned: NOTHING,
    asked: kinds.size === 1 ? kind : undefined,
    picked: [piece.member],
    costs: asked.find(({ ask }) => ask.costs !== undefined)?.ask.costs,
    keys: undefined,
  };
}

const NOTHING: readonly string[] = [];
const NO_WAYS: readonly Way[] = [];

/** All that may come of it; of several ways to the same key, the first changes least. */
export function dropsOf(asked: readonly Asked[]): readonly Drop[] {
  const reached = new Set<string>();
  return asked.flatMap(({ path, ask }): readonly Drop[] => {
    const { on, value } = path;
    if (on === undefined || value === undefined) return ask.candidates.map((one) => ({ path, value: one }));
    if (reached.has(on) || !ask.candidates.includes(value)) return [];
    reached.add(on);
    return [{ path, value }];
  });
}
