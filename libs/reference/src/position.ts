import { DRAWN, FAULTED, RUNNING, WON } from '@sandtable/engine';
import { entry, Fault, type FaultName, type RunValue } from '@sandtable/eval';
import type { Model, Type } from '@sandtable/model';
import { sizeOf } from '@sandtable/model';
import type { Span } from '@sandtable/text';
import { type Identities, initialIdentities } from './identity.ts';
import type { Lane } from './lane.ts';

/** The state of a match as plain lists, in the order of the model. */
export interface Position {
  /** Per field a value per member; constant fields stand here too and never change. */
  readonly fields: RunValue[][];
  /** Per state a value per tuple of arguments. */
  readonly states: RunValue[][];
  readonly settings: readonly RunValue[];
  /** How often each place of chance was rolled, by its path; those in lanes by path and role. */
  readonly chances: Map<string, number>;
  /** What goes on at the same time, in the order of the roles. */
  lanes: readonly Lane[];
  /** Piles that were shuffled, as `field:code`: an example must not rely on what chance made of them. */
  readonly shuffled: Set<string>;
  readonly log: { readonly log: number; readonly args: readonly RunValue[] }[];
  readonly identities: Identities;
  phase: string | undefined;
  status: number;
  reason: string | undefined;
  winners: readonly number[];
  /** What was run came to its end without any `finish`. */
  ranOut: boolean;
  fault: { readonly name: FaultName; readonly span: Span; readonly met: Fault } | undefined;
}

/** Thrown by `finish`: no statement of the match runs after it. */
export class Finish extends Error {
  readonly result: 'won' | 'drawn';
  readonly winners: readonly number[];
  readonly reason: string | undefined;

  constructor(result: 'won' | 'drawn', winners: readonly number[], reason: string | undefined) {
    super(`finish ${result}`);
    this.result = result;
    this.winners = winners;
    this.reason = reason;
  }
}

/** Thrown where nothing is left to run: the match ends drawn by nobody. */
export class RanOut extends Finish {
  constructor() {
    super('drawn', [], undefined);
  }
}

/** `options` has a value per option and ruling, in the order of the settings; missing ones are as declared. */
export function initialPosition(model: Model, options: readonly RunValue[], seed: number): Position {
  return {
    fields: model.fields.map((field) => [...field.values]),
    states: model.states.map((state) => Array.from({ length: tupleCount(state.params) }, () => state.initial)),
    settings: chosenSettings(model, options),
    chances: new Map(),
    lanes: [],
    shuffled: new Set(),
    log: [],
    identities: initialIdentities(model, seed),
    phase: undefined,
    status: RUNNING,
    reason: undefined,
    winners: [],
    ranOut: false,
    fault: undefined,
  };
}

/** Runs `play` on the position; what it throws becomes the end of the match. */
export function ending(position: Position, play: () => void): void {
  try {
    play();
  } catch (error) {
    if (error instanceof Finish) finish(position, error);
    else if (error instanceof Fault) fail(position, error);
    else throw error;
  }
}

function finish(position: Position, end: Finish): void {
  position.status = end.result === 'won' ? WON : DRAWN;
  position.winners = end.winners;
  position.reason = end.reason;
  position.ranOut = end instanceof RanOut;
}

function fail(position: Position, fault: Fault): void {
  position.status = FAULTED;
  position.fault = { name: fault.fault, span: fault.span, met: fault };
}

const tupleCount = (params: readonly Type[]): number => params.reduce((product, type) => product * sizeOf(type), 1);

function chosenSettings(model: Model, options: readonly RunValue[]): readonly RunValue[] {
  const open = model.settings.filter((setting) => setting.sort !== 'constant');
  return model.settings.map((setting) => {
    const at = open.indexOf(setting);
    return at < 0 || at >= options.length ? setting.value : entry(options, at);
  });
}
