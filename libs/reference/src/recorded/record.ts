import { RUNNING } from '@sandtable/engine';
import { entry, type RunValue } from '@sandtable/eval';
import type { Model } from '@sandtable/model';
import { beginningOf, courseOf, doNamed, type NamedMatch } from '../by-name.ts';
import { endingLine, hasEnded } from '../ending.ts';
import { initialPosition, type Position } from '../position.ts';
import { begin, type Manner } from '../reference.ts';
import type { Witness } from '../setup.ts';
import { chanceLine, decisionLine } from './cues.ts';
import { described } from './pieces.ts';
import { type Snapshot, snapshotOf } from './snapshot.ts';

/** How it stood somewhere: how many lines of the script and how many decisions were behind it. */
export interface Stand {
  readonly lines: number;
  readonly decisions: number;
  readonly position: Snapshot;
  /** The line that demands the end of the match, where it has ended. */
  readonly ending: string | undefined;
}
/** A call of a procedure in which something was asked. */
export interface Call {
  readonly procedure: number;
  readonly args: readonly RunValue[];
  readonly begun: Stand;
  /** When it was left, or when the match ended in it. */
  readonly ended: Stand;
}
export interface Recorded {
  /** Decisions and what chance gave, as lines of an example. */
  readonly lines: readonly string[];
  /** The same, with members of pools identified by their values. */
  readonly described: readonly string[];
  /** Those that were begun before the first decision that is meant and ended behind the last. */
  readonly calls: readonly Call[];
  /** What a match begins with, before the rules have done anything. */
  readonly start: Snapshot;
  /** Before the first decision that is meant, and behind the last. */
  readonly before: Stand;
  readonly after: Stand;
}

/** Plays a match again and writes down what happens; undefined where it cannot be played to decision `to`. */
export function record(model: Model, match: NamedMatch, from: number, to: number): Recorded | undefined {
  const how = beginningOf(model, match);
  if (how === undefined) return undefined;
  const lines: string[] = [];
  const sentences: string[] = [];
  const calls: Call[] = [];
  const open: (Omit<Call, 'ended'> | undefined)[] = [];
  let decisions = 0;
  const stand = (position: Position): Stand => ({
    lines: lines.length,
    decisions,
    position: snapshotOf(position),
    ending: hasEnded(position, true) ? endingLine(model, position, true) : undefined,
  });
  const end = (call: (typeof open)[number], position: Position): void => {
    if (call !== undefined && decisions >= to) calls.push({ ...call, ended: stand(position) });
  };
  const write = (texts: readonly string[], position: Position): void => {
    lines.push(...texts);
    sentences.push(...texts.map((text) => described(model, position, text)));
  };
  const witness: Witness = {
    entered(procedure, args, position) {
      const isMeant = decisions < from && isNamed(model, procedure);
      open.push(isMeant ? { procedure, args, begun: stand(position) } : undefined);
    },
    exited: (position) => end(open.pop(), position),
    fell(chance, values, position) {
      write(chanceLine(model, chance, values), position);
    },
  };
  const again = begin(model, how, { ...itself(model), witness });
  const stands = [stand(again.position)];
  for (const step of courseOf(match)) {
    const isByHand = 'hand' in step;
    if (!isByHand) {
      if (decisions === from - 1) stands[0] = stand(again.position);
      const choice = model.choices.find(({ path }) => path === step.choice);
      if (choice) write([decisionLine(model, choice, step.role, step.answer)], again.position);
      decisions += 1;
    }
    if (!doNamed(model, again, step)) return undefined;
    if (isByHand && step.hand === 'change') rebegin(open, decisions, snapshotOf(again.position));
    if (decisions === to && !isByHand) stands[1] = stand(again.position);
    if (decisions >= to && open.every((call) => call === undefined)) break;
  }
  if (again.position.status !== RUNNING) for (const call of open.toReversed()) end(call, again.position);
  const [before, after] = stands;
  if (before === undefined || after === undefined) return undefined;
  return {
    lines,
    described: sentences,
    calls,
    start: snapshotOf(initialPosition(model, how.options, how.seed)),
    before,
    after,
  };
}

/** What was changed by hand before anything was decided in a call belongs to what is given. */
function rebegin(open: (Omit<Call, 'ended'> | undefined)[], decisions: number, position: Snapshot): void {
  for (const [i, call] of open.entries())
    if (call?.begun.decisions === decisions) open[i] = { ...call, begun: { ...call.begun, position } };
}

const itself = (model: Model): Manner => ({ procedure: model.play, watch: true, roll: undefined, pick: undefined });

/** Whether an example can call it, and it can ask. */
const isNamed = (model: Model, procedure: number): boolean => {
  const { name, asks } = entry(model.procedures, procedure);
  return asks && /^[\p{L}\d_]+$/u.test(name);
};
