import type { AskView } from '@sandtable/session';
import type { Built, Outcome } from '../../workers/game-api.ts';
import { isSameQuestion } from '../half-answer.ts';
import { onlookedIn } from '../onlooked.ts';
import { isSame, shareUnchanged } from '../share-unchanged.ts';
import type { State } from '../state.ts';

/** Through whom a question was put that may be the same: whose bot decided, or a worker in the place of another. */
export type By = string | { readonly isRevived: true } | undefined;

/** The rules let nobody sit as they sat: the save is kept until they do. */
export const noMatch: Partial<State> = { view: undefined, ask: undefined, draft: [], turn: undefined, turns: [] };

/** What the match may tell of itself. */
export type Reply = Partial<Built> & Outcome;

/** Returns what a reply of the worker changes in the state. */
export function changeOf(now: State, reply: Reply, by?: By): Partial<State> {
  const { info, infoHash, rulePlaces, view, ask, refused = [], tried, fits } = reply;
  return {
    refused,
    rejectedAnswer: tried,
    suggestedAnswer: fits,
    ...(info ? { info, infoHash } : {}),
    ...(rulePlaces ? { rulePlaces } : {}),
    ...(view ? standing(now, { ...reply, view }, by) : {}),
    ...(ask ? { ask } : {}),
  };
}

/**
 * Returns what a build makes of the match. Under other rules it mostly stands as it did: then nothing of it is drawn
 * again, and what is ticked stays. The next edit may let stand what this one does not: match, place and options stay as
 * the player left them.
 */
export function changeOfBuild(now: State, built: { readonly reply: Built; readonly build: number }, by?: By) {
  const { reply, build } = built;
  const stays = reply.lost ? { at: now.at } : {};
  const options = { ...reply.save?.options, ...now.save?.options };
  const match = reply.save
    ? { ...stays, save: { ...reply.save, options } }
    : { ...noMatch, ...onlookedIn(now, reply.info ?? now.info) };
  const about = { build, lost: reply.lost, lostInCourse: false };
  const { promptId, ...news } = shareUnchanged(now, { ...about, ...changeOf(now, reply, by), ...match });
  const isAsked = ['view', 'ask', 'draft'].some((part) => part in news);
  return isAsked && promptId !== undefined ? { ...news, promptId } : news;
}

type Seen = Reply & Required<Pick<Reply, 'view'>>;

const standing = (now: State, { view, save, at, turn, turns = [], whatIf }: Seen, by: By): Partial<State> => ({
  ...{ view, save, at, turn, turns, whatIf, stepPreview: undefined },
  // Each end is announced again.
  ...(view.status === 'running' ? { endSeen: false } : {}),
  ...unasked(now),
  ...opened(now, view.ask, by),
});

/** What was asked about the match as it stood before isn't an answer any more. */
const unasked = ({ boardMode }: State): Partial<State> => ({
  inside: undefined,
  hitBreakpoint: undefined,
  boardMode: boardMode === 'ask-why' ? 'play' : boardMode,
});

/** A new rest: its question replaces whatever was half picked, but where only someone else has answered meanwhile. */
function opened({ ask: was, promptId, view }: State, asked: AskView | undefined, by: By): Partial<State> {
  const isOthers = typeof by === 'string' && was?.role !== by;
  if (isOthers && was !== undefined && isSameQuestion(was, asked)) return {};
  if (by !== undefined && typeof by === 'object' && isSame(view?.ask, asked)) return {};
  return { ask: asked, draft: [], promptId: promptId + 1 };
}
