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
import type { LogLine, MatchView, ShownValue } from './contract.ts';
import { ordinalsIn, readStored, readValue, typeAt } from './value.ts';

const STATUSES = ['running', 'won', 'drawn', 'fault'] as const;

type Position = Pick<
  MatchView,
  'status' | 'reason' | 'fault' | 'winners' | 'phase' | 'decisions' | 'fields' | 'states'
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
    fields: readAll(module, S, layout.fields),
    states: readAll(module, S, layout.states),
  };
}

function readAll(module: GameModule, S: Int32Array, stored: readonly Stored[]): Record<string, readonly ShownValue[]> {
  return Object.fromEntries(stored.map((one) => [one.path, readOne(module, S, one)]));
}

const readOne = (module: GameModule, S: Int32Array, stored: Stored): readonly ShownValue[] =>
  Array.from({ length: stored.count }, (_, member) => {
    if (stored.bits) return readValue(module.info, stored.type, bitAt(S, stored.at, member));
    return readStored(module.info, stored.type, S, stored.at + member * stored.words, stored.words);
  });

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

/** Lines the module wrote since they were last cleared. */
export function readEvents(module: GameModule, decision: number): readonly LogLine[] {
  const lines: LogLine[] = [];
  module.events.read((log, args) => {
    const line = log < 0 ? rollLine(module, -1 - log, args, decision) : logLine(module, log, args, decision);
    if (line) lines.push(line);
  });
  module.events.clear();
  return lines;
}

function logLine(module: GameModule, log: number, codes: readonly number[], decision: number): LogLine | undefined {
  const entry = module.info.logs[log];
  if (entry === undefined) return undefined;
  const args = entry.args.map((arg, i) => [arg.name, logged(module, arg.type, codes[i] ?? 0)] as const);
  return { decision, path: entry.path, sort: 'log', args: Object.fromEntries(args) };
}

/** A set of up to 32 members is logged as its bitset; larger ones do not fit a code and are logged by their first word. */
function logged(module: GameModule, type: number, code: number): ShownValue {
  const info = typeAt(module.info, type);
  return info.t === 'set'
    ? readStored(module.info, type, Int32Array.of(code), 0, 1)
    : readValue(module.info, type, code);
}

function rollLine(module: GameModule, chance: number, codes: readonly number[], decision: number): LogLine | undefined {
  const entry = module.info.chances[chance];
  const die = module.info.dice[entry?.die ?? -1];
  if (entry === undefined || die === undefined) return undefined;
  const faces = codes.map((code) => String(readValue(module.info, die.type, code)));
  return { decision, path: entry.path, sort: 'roll', args: { die: die.name, faces } };
}
