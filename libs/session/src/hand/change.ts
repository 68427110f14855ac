import { type GameInfo, type GameModule, liveMembers, type Stored } from '@sandtable/engine';
import type { ChangedValue } from '../contract.ts';
import { codeOf, ordinalOf, sizeOf, typeAt, writeValue } from '../value.ts';
import { layAt, layInto } from './lay.ts';

/**
 * Writes a value of the position by name, or returns the path of a text that says why it can't. Data derived from the
 * fields is updated.
 */
export function writeByHand(module: GameModule, S: Int32Array, { path, of, value }: ChangedValue): string | undefined {
  const stored = storedAt(module, path);
  if (stored === undefined) return 'hand/no-field';
  const cell = cellNamed(module, S, stored, of);
  if (typeof cell === 'string') return cell;
  const why = pileOf(module, path) ? laid(module, S, stored, cell, value) : written(module, S, stored, cell, value);
  if (why === undefined) module.reindex?.(S);
  return why;
}

/** Hidden fields say who was shown what, and which members of pools there are: these follow from what happened. */
function storedAt({ info, layout }: GameModule, path: string): Stored | undefined {
  const hidden = info.piles.some(({ known }) => known === path) || info.kinds.some(({ live }) => live === path);
  return hidden ? undefined : [...layout.fields, ...layout.states].find((stored) => stored.path === path);
}

const pileOf = ({ info }: GameModule, path: string) =>
  info.piles.find(({ field, place }) => field === path || place === path);

/** The number of a member, or of a tuple of arguments; the last of these varies fastest. */
function cellNamed(module: GameModule, S: Int32Array, stored: Stored, of: readonly string[]): number | string {
  const { info, layout } = module;
  const state = info.states[layout.states.indexOf(stored)];
  if (state === undefined) return memberNamed(module, S, stored, of);
  if (of.length !== state.params.length) return 'hand/no-member';
  let cell = 0;
  for (const [i, type] of state.params.entries()) {
    const code = writeValue(info, type, of[i] ?? '');
    if (code === undefined) return 'hand/no-member';
    cell = cell * sizeOf(info, type) + ordinalOf(info, type, code);
  }
  return cell;
}

function memberNamed(module: GameModule, S: Int32Array, { path }: Stored, of: readonly string[]): number | string {
  const kind = path.slice(0, path.indexOf('.'));
  const member = module.info.kinds.find(({ name }) => name === kind)?.members.indexOf(of[0] ?? '') ?? -1;
  if (member < 0 || of.length !== 1) return 'hand/no-member';
  return liveMembers(module, S, kind)?.(member) === false ? 'hand/not-there' : member;
}

type Value = ChangedValue['value'];

function laid(
  module: GameModule,
  S: Int32Array,
  { path, type }: Stored,
  member: number,
  value: Value,
): string | undefined {
  const pile = pileOf(module, path);
  const code = isMany(value) ? undefined : writeValue(module.info, type, value);
  if (pile === undefined || code === undefined) return 'hand/no-value';
  return path === pile.field ? layInto(module, S, pile, member, code) : layAt(module, S, pile, member, code);
}

const isMany = (value: Value): value is readonly (string | number)[] => typeof value === 'object';

function written(module: GameModule, S: Int32Array, stored: Stored, cell: number, value: Value): string | undefined {
  const slots = slotsOf(module, S, stored, value);
  if (typeof slots === 'string') return slots;
  if (stored.bits) {
    const word = stored.at + (cell >> 5);
    S[word] = ((S[word] ?? 0) & ~(1 << (cell & 31))) | ((slots[0] ?? 0) << (cell & 31));
    return undefined;
  }
  const at = stored.at + cell * stored.words;
  S.fill(0, at, at + stored.words);
  S.set(slots, at);
  return undefined;
}

/** A value as it is stored in a position, or why it can't be. */
function slotsOf(module: GameModule, S: Int32Array, { type, words }: Stored, value: Value): readonly number[] | string {
  const { info } = module;
  const own = typeAt(info, type);
  if (own.t === 'set' || own.t === 'list') {
    const codes = codesOf(module, S, own.of, value);
    return typeof codes === 'string' ? codes : own.t === 'set' ? bits(info, own.of, codes, words) : items(own, codes);
  }
  if (own.t === 'map' || words !== 1) return 'hand/wide';
  const codes = codesOf(module, S, type, value);
  return typeof codes === 'string' || codes.length === 1 ? codes : 'hand/no-value';
}

function codesOf(module: GameModule, S: Int32Array, type: number, value: Value): readonly number[] | string {
  const codes: number[] = [];
  for (const name of isMany(value) ? value : [value]) {
    const code = writeValue(module.info, type, name);
    if (code === undefined) return 'hand/no-value';
    if (speaksOfNobody(module, S, type, code)) return 'hand/not-there';
    codes.push(code);
  }
  return codes;
}

function bits(info: GameInfo, of: number, codes: readonly number[], words: number): readonly number[] {
  const slots = new Array<number>(words).fill(0);
  for (const code of codes) {
    const ordinal = ordinalOf(info, of, code);
    slots[ordinal >> 5] = (slots[ordinal >> 5] ?? 0) | (1 << (ordinal & 31));
  }
  return slots;
}

function items({ max, words }: { readonly max: number; readonly words: number }, codes: readonly number[]) {
  if (words !== 1) return 'hand/wide';
  return codes.length > max ? 'hand/full' : [codes.length, ...codes];
}

/** Whether a value names a pool member that doesn't exist. */
function speaksOfNobody(module: GameModule, S: Int32Array, index: number, code: number): boolean {
  const { info } = module;
  const type = typeAt(info, index);
  if (type.t === 'kind') return liveMembers(module, S, info.kinds[type.kind]?.name ?? '')?.(code) === false;
  if (type.t !== 'union') return false;
  let rest = code;
  for (const part of type.parts) {
    const size = part.p === 'none' ? 1 : part.size;
    if (rest < size) return partSpeaksOfNobody(module, S, part, rest);
    rest -= size;
  }
  return false;
}

type Part = Extract<GameInfo['types'][number], { t: 'union' }>['parts'][number];

function partSpeaksOfNobody(module: GameModule, S: Int32Array, part: Part, ordinal: number): boolean {
  const { info } = module;
  if (part.p === 'none') return false;
  if (part.p === 'type') return speaksOfNobody(module, S, part.type, codeOf(info, part.type, ordinal));
  let rest = ordinal;
  return part.payload.toReversed().some((type) => {
    const digit = rest % sizeOf(info, type);
    rest = Math.floor(rest / sizeOf(info, type));
    return speaksOfNobody(module, S, type, codeOf(info, type, digit));
  });
}
