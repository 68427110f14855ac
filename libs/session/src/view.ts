import {
  DECISIONS,
  FAULT,
  FAULT_PLACE,
  FAULTS,
  type GameModule,
  REASON,
  RUNNING,
  SEATS,
  STATUS,
  type Stored,
  WINNERS,
} from '@sandtable/engine';
import { chanceLine } from './chance-line.ts';
import type { LogLine, MatchView, ShownValue } from './contract.ts';
import { pileSizes } from './pile-sizes.ts';
import { valuesAt } from './shown-functions.ts';
import { ordinalsIn, readStored, readValue, wideSlots } from './value.ts';

const STATUSES = ['running', 'won', 'drawn', 'fault'] as const;

/** An entry of `GameModule.events`. */
export interface Event {
  readonly log: number;
  readonly args: readonly number[];
}

type Position = Pick<
  MatchView,
  | 'status'
  | 'reason'
  | 'fault'
  | 'winners'
  | 'phase'
  | 'decisions'
  | 'fields'
  | 'states'
  | 'viewer'
  | 'names'
  | 'constants'
  | 'sizes'
  | 'values'
>;

/** A position as a screen shows it: everything by name. */
export function positionView(module: GameModule, S: Int32Array): Position {
  const { info, layout } = module;
  const fault = faultOf(module, S);
  return {
    status: STATUSES[S[STATUS] ?? RUNNING] ?? 'running',
    reason: fault?.code ?? info.reasons[S[REASON] ?? -1],
    fault,
    winners: winnersOf(module, S),
    phase: info.phases[S[layout.phase] ?? -1],
    decisions: S[DECISIONS] ?? 0,
    fields: readFields(module, S),
    states: readStates(module, S),
    viewer: undefined,
    names: {},
    constants: {},
    sizes: pileSizes(module, S),
    ...valuesAt(module, S),
  };
}

/** State fields of a position by `Kind.field`. */
export const readFields = (module: GameModule, S: Int32Array): MatchView['fields'] =>
  readAll(module, S, module.layout.fields);

export const readStates = (module: GameModule, S: Int32Array): MatchView['states'] =>
  readAll(module, S, module.layout.states);

function readAll(module: GameModule, S: Int32Array, stored: readonly Stored[]): Record<string, readonly ShownValue[]> {
  return Object.fromEntries(stored.map((one) => [one.path, readOne(module, S, one)]));
}

export const readOne = (module: GameModule, S: Int32Array, stored: Stored): readonly ShownValue[] =>
  Array.from({ length: stored.count }, (_, member) => readCell(module, S, stored, member));

/** What one member or tuple has. */
export function readCell(module: GameModule, S: Int32Array, stored: Stored, member: number): ShownValue {
  if (stored.bits) return readValue(module.info, stored.type, bitAt(S, stored.at, member));
  return readStored(module.info, stored.type, S, stored.at + member * stored.words, stored.words);
}

/** A state field of one member, by `Kind.field`; undefined if there is no such field. */
export function readField(module: GameModule, S: Int32Array, path: string, member: number): ShownValue | undefined {
  const stored = module.layout.fields.find((field) => field.path === path);
  return stored && readCell(module, S, stored, member);
}

const bitAt = (S: Int32Array, at: number, member: number): number =>
  ((S[at + (member >> 5)] ?? 0) >>> (member & 31)) & 1;

function faultOf(module: GameModule, S: Int32Array): MatchView['fault'] {
  if (S[STATUS] !== STATUSES.indexOf('fault')) return undefined;
  const place = module.info.places[S[FAULT_PLACE] ?? -1] ?? { file: '', start: 0, end: 0 };
  return { code: `fault/${FAULTS[S[FAULT] ?? 0] ?? 'none'}`, ...place };
}

/** Seats of which at least one role won. */
function winnersOf(module: GameModule, S: Int32Array): readonly string[] {
  const roles = ordinalsIn(S, WINNERS, 1);
  const seats = module.info.layouts[S[SEATS] ?? 0]?.seats ?? [];
  return seats.filter((seat) => seat.roles.some((role) => roles.includes(role))).map((seat) => seat.name);
}

/** What the module wrote since it was last cleared, as codes. */
export function takeEvents(module: GameModule): readonly Event[] {
  const events: Event[] = [];
  module.events.read((log, args) => events.push({ log, args }));
  module.events.clear();
  return events;
}

export function eventLine(module: GameModule, { log, args }: Event, decision: number): LogLine | undefined {
  return log < 0 ? chanceLine(module, -1 - log, args, decision) : logLine(module, log, args, decision);
}

function logLine(module: GameModule, log: number, codes: readonly number[], decision: number): LogLine | undefined {
  const entry = module.info.logs[log];
  if (entry === undefined) return undefined;
  const wide = entry.args.map(({ type }) => wideSlots(module.info, type));
  let at = codes.length - wide.reduce((sum, n) => sum + n, 0);
  const args = entry.args.map((arg, i) => {
    const n = wide[i] ?? 0;
    at += n;
    const value = n > 0 ? Int32Array.from(codes.slice(at - n, at)) : undefined;
    const shown = value
      ? readStored(module.info, arg.type, value, 0, n)
      : readValue(module.info, arg.type, codes[i] ?? 0);
    return [arg.name, shown] as const;
  });
  return { decision, path: entry.path, sort: 'log', args: Object.fromEntries(args) };
}
