import type { AskView, MatchView } from '@sandtable/session';

/**
 * A match as everybody may see it, for who only looks on: nothing in it leads back to seed, decisions or what is
 * hidden.
 */
export interface Seen {
  /** The rules that it was made with. */
  readonly digest: string;
  readonly view: MatchView;
}

/** What stands by itself: there is nothing to go back to, and nobody who is asked to answer. */
export const atRest = (digest: string, view: MatchView): Seen => ({
  digest,
  view: {
    ...view,
    undoable: false,
    redoable: false,
    made: view.decisions,
    pending: 0,
    branches: [],
    given: [],
    changes: [],
    ask: view.ask && named(view.ask),
  },
});

/** Where nothing is hidden, an onlooker sees what can be answered; here only who is asked what. */
const named = ({ choice, form, role, seat, sight = 'label' }: AskView): AskView => {
  const nothing = { picked: [], next: '', kind: undefined, candidates: [], excluded: [], low: 0, high: 0, count: 0 };
  return { ...nothing, choice, form, role, seat, sight };
};

/** A link is written by anybody: what the page draws of it must have the shape that it draws. */
export const readSeen = (value: unknown): Seen | undefined => {
  if (!isRecord(value) || typeof value.digest !== 'string' || !isRecord(value.view)) return undefined;
  const { view } = value;
  if (!CHECKS.every(([part, isSound]) => isSound(view[part]))) return undefined;
  return atRest(value.digest, view as unknown as MatchView);
};

type Check = (value: unknown) => boolean;
type Loose = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText: Check = (value) => typeof value === 'string';
const isCount: Check = (value) => Number.isInteger(value) && Number(value) >= 0;
const isWord: Check = (value) => isText(value) || Number.isFinite(value);
const maybe =
  (isSound: Check): Check =>
  (value) =>
    value === undefined || isSound(value);
const listOf =
  (isSound: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(isSound);
const recordOf =
  (isSound: Check): Check =>
  (value) =>
    isRecord(value) && Object.values(value).every(isSound);
const isShown: Check = (value) => isWord(value) || typeof value === 'boolean' || listOf(isWord)(value);
const oneOf =
  (...words: readonly string[]): Check =>
  (value) =>
    typeof value === 'string' && words.includes(value);

const isLine: Check = (line) =>
  isRecord(line) &&
  isCount(line.decision) &&
  isText(line.path) &&
  oneOf('log', 'roll', 'chance', 'decision', 'hand')(line.sort) &&
  recordOf(isShown)(line.args) &&
  maybe(recordOf(recordOf(isShown)))(line.members);
/** Only that someone is asked, and perhaps what: who looks on is never asked himself. */
const isAsked: Check = (ask) =>
  isRecord(ask) &&
  [ask.choice, ask.role, ask.seat, ask.next].every(isText) &&
  oneOf('one', 'optional', 'some', 'order', 'menu')(ask.form) &&
  oneOf('label', 'waiting', 'busy')(ask.sight) &&
  [ask.candidates, ask.excluded, ask.picked].every((list) => Array.isArray(list) && list.length === 0) &&
  ask.each === undefined &&
  ask.kind === undefined;
const isWaiting: Check = (one) => isRecord(one) && [one.role, one.seat, one.choice].every(isText);

const CHECKS: readonly (readonly [keyof MatchView, Check])[] = [
  ['status', oneOf('running', 'won', 'drawn')],
  ['reason', maybe(isText)],
  ['fault', (value) => value === undefined],
  ['winners', listOf(isText)],
  ['phase', maybe(isText)],
  ['decisions', isCount],
  ['fields', recordOf(listOf(isShown))],
  ['states', recordOf(listOf(isShown))],
  ['viewer', maybe(isText)],
  ['names', recordOf(listOf(isText))],
  ['constants', recordOf(listOf(isShown))],
  ['sizes', recordOf(isCount)],
  ['ask', maybe(isAsked)],
  ['waiting', listOf(isWaiting)],
  ['log', listOf(isLine)],
];
