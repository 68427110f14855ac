import { ASK_ROLE, type Stored } from '@sandtable/engine';
import type { AskView, MatchView, ShownValue } from './contract.ts';
import type { Question } from './question.ts';
import { HIDDEN, inOrder, type Sight } from './sight.ts';
import { isOfPiles, pileSight } from './spots.ts';
import { codeOf, readValue, sizeOf, typeAt } from './value.ts';
import { readCell } from './view.ts';

/** An item of a list as the viewer sees it: at its own place, or hidden. */
interface Cells {
  readonly stored: Stored;
  /** The cell that is shown at a place; undefined if it must not be shown. */
  readonly at: (place: number) => number | undefined;
  readonly visible: (cell: number) => boolean;
}

const shownCells = (sight: Sight, S: Int32Array, cells: Cells): readonly ShownValue[] =>
  Array.from({ length: cells.stored.count }, (_, place) => shownCell(sight, S, cells, place));

function shownCell(sight: Sight, S: Int32Array, { stored, at, visible }: Cells, place: number): ShownValue {
  const cell = at(place);
  if (cell === undefined || cell >= stored.count || !visible(cell)) return HIDDEN;
  const value = readCell(sight.module, S, stored, cell);
  // A list has an order of its own; that of a set must not reveal which member is which.
  const isSet = typeof value === 'object' && typeAt(sight.module.info, stored.type).t !== 'list';
  return isSet ? inOrder(sight, value.map(String)) : value;
}

/** State fields, each member at the place where it is shown. */
export function fieldsSeen(sight: Sight, S: Int32Array): MatchView['fields'] {
  return Object.fromEntries(
    sight.module.layout.fields.flatMap((stored, i) => {
      const cells = cellsOf(sight, S, stored, i);
      return cells ? [[stored.path, shownCells(sight, S, cells)]] : [];
    }),
  );
}

/** A state field of the member that is shown at a place; undefined if there is no such field. */
export function fieldSeen(sight: Sight, S: Int32Array, path: string, place: number): ShownValue | undefined {
  const { fields } = sight.module.layout;
  const i = fields.findIndex((stored) => stored.path === path);
  const stored = fields[i];
  const cells = stored && cellsOf(sight, S, stored, i);
  return cells && shownCell(sight, S, cells, place);
}

/** The parts of the field with this number; undefined for parts that nobody may see. */
function cellsOf(sight: Sight, S: Int32Array, stored: Stored, i: number): Cells | undefined {
  const { info } = sight.module;
  if (isOfPiles(info, stored.path)) return undefined;
  const { kind = -1, seen } = info.fields.filter((field) => field.state)[i] ?? {};
  const rows = sight.members.get(kind)?.rows;
  const isPileSeen = pileSight(sight, S, stored);
  return {
    stored,
    at: (place) => (rows ? rows[place] : place),
    visible: (member) => sight.sees(seen, member) && isPileSeen(member),
  };
}

export function statesSeen(sight: Sight, S: Int32Array): MatchView['states'] {
  const { info, layout } = sight.module;
  return Object.fromEntries(
    layout.states.map((stored, i) => {
      const { params = [], seen } = info.states[i] ?? {};
      const at = (place: number) => cellAt(sight, params, place);
      return [stored.path, shownCells(sight, S, { stored, at, visible: (cell) => sight.sees(seen, cell) })];
    }),
  );
}

/** The tuple that is shown at a place: members are in the order of their rows. In unions they aren't shown at all. */
function cellAt(sight: Sight, params: readonly number[], place: number): number | undefined {
  const { info } = sight.module;
  let rest = place;
  let cell = 0;
  let step = 1;
  for (const param of params.toReversed()) {
    const type = typeAt(info, param);
    const size = sizeOf(info, param);
    const digit = rest % size;
    if (type.t === 'union' && type.parts.some((part) => part.p === 'type' && hidden(sight, part.type)))
      return undefined;
    const rows = type.t === 'kind' ? sight.members.get(type.kind)?.rows : undefined;
    cell += (rows?.[digit] ?? digit) * step;
    rest = Math.floor(rest / size);
    step *= size;
  }
  return cell;
}

function hidden(sight: Sight, type: number): boolean {
  const info = typeAt(sight.module.info, type);
  return info.t === 'kind' && sight.members.has(info.kind);
}

/** The names of members that can't all be told apart, and the hidden constants that the viewer knows, both by place. */
export function membersSeen(sight: Sight): Pick<MatchView, 'names' | 'constants'> {
  const { info } = sight.module;
  const names: Record<string, readonly string[]> = {};
  const constants: Record<string, readonly ShownValue[]> = {};
  for (const [kind, { names: all, rows, knows }] of sight.members) {
    const { name = '' } = info.kinds[kind] ?? {};
    names[name] = rows.map((member) => all[member] ?? HIDDEN);
    for (const [f, field] of info.fields.entries()) {
      if (field.kind !== kind || field.state || field.seen === undefined) continue;
      constants[`${name}.${field.name}`] = rows.map((member) =>
        knows(f, member) ? constantValue(sight, field.type, field.values?.[member]) : HIDDEN,
      );
    }
  }
  return { names, constants };
}

function constantValue(sight: Sight, type: number, value: unknown): ShownValue {
  if (typeof value === 'string') return value;
  const { info } = sight.module;
  const own = typeAt(info, type);
  const codes = Array.isArray(value) ? (value as readonly unknown[]) : [];
  if (own.t === 'list') return codes.map((item) => String(constantValue(sight, own.of, item)));
  if (own.t !== 'set') return readValue(info, type, Number(value));
  const ordinals = codes.map(Number);
  return inOrder(
    sight,
    ordinals.map((ordinal) => String(readValue(info, own.of, codeOf(info, own.of, ordinal)))),
  );
}

/** The current question for those who aren't asked: who is asked what, who is asked, or only that someone is busy. */
export function notAsked(sight: Sight, S: Int32Array, { choice, role, seat }: Question): AskView | undefined {
  if ((sight.roles >>> (S[ASK_ROLE] ?? 0)) & 1) return undefined;
  const nothing = { picked: [], next: '', kind: undefined, candidates: [], excluded: [], low: 0, high: 0, count: 0 };
  const hidden = { ...nothing, choice: '', form: 'one' } as const;
  const informed = sight.module.audiences?.informed(S) ?? -1;
  if (!sight.may(informed)) return { ...hidden, role: '', seat: '', sight: 'busy' };
  // Which question it is may reveal the answer to an earlier one.
  if (choice.together === true) return { ...hidden, role, seat, sight: 'waiting' };
  return { ...nothing, choice: choice.path, form: choice.form, role, seat, sight: 'label' };
}

export function ordered(sight: Sight, ask: AskView): AskView {
  const names = inOrder(
    sight,
    ask.excluded.map(({ candidate }) => candidate),
  );
  const reasons = new Map(ask.excluded.map((each) => [each.candidate, each]));
  const excluded = names.flatMap((name) => reasons.get(name) ?? []);
  const ways = ask.ways?.map((way) => ({ ...way, candidates: inOrder(sight, way.candidates) }));
  return { ...ask, candidates: inOrder(sight, ask.candidates), excluded, ...(ways ? { ways } : {}) };
}
