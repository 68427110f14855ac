import { infoSeen, type Save } from '@sandtable/session';
import type { Client } from '../workers/client.ts';
import type { Compared, EditedRulesApi, RulesPair } from '../workers/edited-rules.ts';
import type { Stack } from '../workers/stack.ts';
import type { Play } from './play.ts';
import { editsReset } from './slices/edits.ts';
import { sourcesOf } from './sources.ts';
import type { State } from './state.ts';
import type { Store } from './store.ts';

/** Tells which moves of the match turn out differently since the rules were edited. */
export interface RuleEdits {
  /** Shows a move as it turns out now, and over it how it did before. */
  look(move: number): Promise<void>;
  /** Goes on from the rules as they are: what they have changed so far is no longer shown. */
  accept(): void;
}

/** Milliseconds after the last build: whoever types waits for nothing. */
const SETTLED = 600;

/** Rules that the match has been played by. */
interface Played {
  readonly javascript: string;
  readonly stack: Stack;
  readonly save: Save;
}

interface Parts {
  readonly store: Store<State>;
  readonly play: Pick<Play, 'preview'>;
  readonly make: () => Client<EditedRulesApi>;
  /** The last rules. */
  last: Played | undefined;
  /** Those before the edit. */
  before: Played | undefined;
  compared: Compared | undefined;
  worker: Client<EditedRulesApi> | undefined;
  timer: ReturnType<typeof setTimeout> | undefined;
}

export const createRuleEdits = (
  store: Store<State>,
  play: Pick<Play, 'preview'>,
  make: () => Client<EditedRulesApi>,
): RuleEdits => {
  const parts: Parts = {
    ...{ store, play, make },
    ...{ last: undefined, before: undefined, compared: undefined, worker: undefined, timer: undefined },
  };
  store.subscribe((now, was) => {
    if (now.ruleset !== was.ruleset || now.view === undefined) return forget(parts);
    if (now.build !== was.build || parts.last === undefined) built(parts, now);
    else if (now.save !== was.save) went(parts, now);
    if (now.view.viewer !== was.view?.viewer) begin(parts);
    if (now.stepPreview === undefined && now.changedMove !== undefined)
      store.set({ changedMove: undefined, otherwise: undefined });
  });
  return {
    look: (move) => look(parts, move),
    accept: () => {
      const { last } = parts;
      forget(parts);
      parts.last = last;
      void play.preview(undefined, true);
    },
  };
};

/** The match goes on under other rules. */
function built(parts: Parts, now: State): void {
  const { last } = parts;
  const { save, javascript, variants } = now;
  if (save === undefined || javascript === undefined) return forget(parts);
  parts.last = { javascript, save, stack: { files: sourcesOf(now), variants } };
  if (last === undefined || last.javascript === javascript || !isSameMatch(last.save, save)) return;
  // If moves were made since the last edit, the comparison is with the rules they were played by.
  if (parts.before === undefined || !isSameCourse(parts.before.save, save)) parts.before = { ...last, save };
  if (parts.before.javascript === javascript) {
    forgetChanges(parts);
    return;
  }
  begin(parts);
}

/** The match went on; what is known of its moves holds unless others take their place. */
function went(parts: Parts, { save }: State): void {
  if (save === undefined || parts.last === undefined) return;
  if (!isSameMatch(parts.last.save, save)) return forget(parts);
  parts.last = { ...parts.last, save };
  if (parts.before && !isBeginning(parts.before.save, save)) forgetChanges(parts);
}

function begin(parts: Parts): void {
  clearTimeout(parts.timer);
  parts.worker?.stop();
  parts.worker = undefined;
  const { before } = parts;
  if (before === undefined) return;
  parts.timer = setTimeout(() => void compare(parts, before), SETTLED);
}

async function compare(parts: Parts, before: Played): Promise<void> {
  const { store, last } = parts;
  if (last === undefined || store.get().running) return;
  const worker = parts.make();
  parts.worker = worker;
  const pair: RulesPair = { was: before.javascript, is: last.javascript };
  // What can't be compared in time is left out: the match itself goes on.
  const found = await worker.compare(pair, before.save, store.get().view?.viewer).catch(() => undefined);
  if (parts.worker !== worker || found === undefined) return;
  parts.compared = found;
  const { info, ...changedMoves } = found;
  store.set({ changedMoves, rulesBefore: before.stack, changedMove: undefined, otherwise: undefined });
}

async function look({ store, play, worker, compared }: Parts, move: number): Promise<void> {
  const view = await worker?.wasAt(move, store.get().view?.viewer).catch(() => undefined);
  await play.preview(move, true);
  store.set({ changedMove: move, otherwise: view && compared && { view, info: infoSeen(compared.info, view) } });
}

function forget(parts: Parts): void {
  parts.last = undefined;
  forgetChanges(parts);
}

function forgetChanges(parts: Parts): void {
  clearTimeout(parts.timer);
  parts.worker?.stop();
  Object.assign(parts, { before: undefined, worker: undefined, compared: undefined });
  const { changedMoves, rulesBefore } = parts.store.get();
  if (changedMoves !== undefined || rulesBefore !== undefined) parts.store.set(editsReset);
}

const isSameMatch = (a: Save, b: Save): boolean => a.seed === b.seed && a.seats === b.seats && a.ruleset === b.ruleset;
const courseOf = ({ decisions, hand = [] }: Save): string => JSON.stringify([decisions, hand]);
const isSameCourse = (a: Save, b: Save): boolean =>
  a.decisions === b.decisions || (a.decisions.length === b.decisions.length && courseOf(a) === courseOf(b));
const isBeginning = (a: Save, b: Save): boolean =>
  isSameCourse(a, { ...b, decisions: b.decisions.slice(0, a.decisions.length) });
