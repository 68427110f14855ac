import type { AskView } from '@sandtable/session';
import { type Member, type Path, pathsOf } from '../play/piece-paths.ts';
import type { Asked } from '../play/useDropping.ts';
import type { Draft } from '../state/half-answer.ts';

/** What a piece or place may do now, as far as the open question goes. */
export interface Doing {
  /** The arm of the menu that begins with it; undefined where it is itself what is asked for. */
  readonly arm: string | undefined;
  /** What is asked next, and its answers; undefined where nothing more is asked. */
  readonly next: AskView | undefined;
}

/** Everything that may be done with it; `asked` is what has been looked up of that. */
export function doingsOf(ask: AskView, draft: Draft, member: Member, asked: readonly Asked[]): readonly Doing[] {
  const nextOf = (path: Path): AskView | undefined => asked.find((one) => isSame(one.path, path))?.ask;
  const doings = pathsOf(ask, draft, member).map((path) => ({
    arm: ask.form === 'menu' ? path.picked[0] : undefined,
    next: nextOf(path),
  }));
  return doings.length === 0 && isCandidate(ask, member) ? [{ arm: undefined, next: undefined }] : doings;
}

/** Why it can't be chosen, by paths of texts; empty where the question isn't about it. */
export const reasonsFor = (ask: AskView, { kind, member }: Member): readonly string[] =>
  ask.kind === kind ? (ask.excluded.find(({ candidate }) => candidate === member)?.reasons ?? []) : [];

const isSame = (a: Path, b: Path): boolean => a.key === b.key && a.picked.join('\n') === b.picked.join('\n');

const isCandidate = (ask: AskView, { kind, member }: Member): boolean =>
  ask.sight === undefined && ask.kind === kind && ask.candidates.includes(member);
