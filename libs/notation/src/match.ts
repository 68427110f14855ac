import { near, termText } from '@sandtable/text';
import { alongPiece, memberAlong, typeOfKind } from './along.ts';
import { ANY, type Notation, type Rule } from './notation.ts';
import { type Piece, place, type Standing } from './piece.ts';
import { type Info, kindAt, slotsOf, type Tag, unwritten } from './shape.ts';
import type { Step, Way } from './steps.ts';
import { sameToken, type Token } from './tokens.ts';

/** One line that is being read. */
export interface Reader {
  readonly notation: Notation;
  readonly tokens: readonly Token[];
  /** What is on the board, if values are members that are identified by their fields. */
  readonly board: readonly Standing[];
  /** Take misspelled names as well. */
  readonly loose: boolean;
  /** What was read where; while it is being read nothing, so that a pattern that begins with itself ends. */
  readonly known: Map<string, readonly Found[]>;
  /** The last piece up to which anything could be read. */
  furthest: number;
  /** A member that was identified by its fields and isn't on the board. */
  unplaced: Piece | undefined;
}

/** A value that can be read at some place. */
export interface Found {
  readonly end: number;
  readonly value: string | undefined;
  readonly piece: Piece | undefined;
  /** How many pieces each name took, from left to right. */
  readonly lengths: readonly number[];
  /** How many of them were misspelled. */
  readonly loose: number;
}

/** What was read of a way so far. */
interface State extends Omit<Found, 'end' | 'value'> {
  readonly at: number;
  readonly values: ReadonlyMap<string, string>;
}

const begun = (at: number): State => ({ at, values: new Map(), piece: undefined, lengths: [], loose: 0 });

/** All values of a type that can be read at a place. */
export function valuesAt(reader: Reader, type: number, at: number): readonly Found[] {
  const { info } = reader.notation;
  const known = info.types[type];
  switch (known?.t) {
    case 'kind':
      return membersAt(reader, known.kind, at);
    case 'int':
      return numberAt(reader, known, at);
    case 'bool':
      return ['true', 'false'].flatMap((word) => wordAt(reader, word, at));
    case 'union':
      return known.parts.flatMap((part) => {
        if (part.p === 'none') return [];
        return part.p === 'tag' ? tagsAt(reader, part, at) : valuesAt(reader, part.type, at);
      });
    default:
      return [];
  }
}

/** All ways to read a rule, with what `value` makes of the values in it. */
export const ruleAt = (
  reader: Reader,
  ways: readonly Way[],
  at: number,
  value: (values: State['values']) => string | undefined,
): readonly Found[] =>
  ways.flatMap((way) =>
    statesAfter(reader, way, [begun(at)]).map((state) => ({ ...state, end: state.at, value: value(state.values) })),
  );

function tagsAt(reader: Reader, tag: Tag, at: number): readonly Found[] {
  const key = `${tag.of}.${tag.name}`;
  const rule = reader.notation.rules.get(key) ?? ofRecord(reader.notation, tag);
  if (rule === undefined) return tag.payload.length === 0 ? namesAt(reader, key, tag.name, at) : [];
  const { info } = reader.notation;
  const plain = tag.payload.length === 0 ? namesAt(reader, key, tag.name, at) : [];
  const found = once(reader, `${key} ${at}`, () =>
    ruleAt(reader, rule.ways, at, (values) => tagValue(info, tag, values)),
  );
  return [...plain, ...found.filter(({ value }) => value !== undefined)];
}

/** A record is a type with one tag of its own name; its key is the name alone. */
const ofRecord = ({ rules }: Notation, { of, name }: Tag): Rule | undefined =>
  of === name ? rules.get(name) : undefined;

function tagValue(info: Info, tag: Tag, values: State['values']): string | undefined {
  const args = slotsOf(tag).map(({ name, type }) => values.get(name) ?? unwritten(info, type));
  const known = args.filter((arg) => arg !== undefined);
  return known.length === args.length ? termText(tag.name, known) : undefined;
}

/** Members by their names; where their kind has a pattern, by their fields. */
function membersAt(reader: Reader, kind: number, at: number): readonly Found[] {
  const { info, rules } = reader.notation;
  const { name = '', members = [] } = info.kinds[kind] ?? {};
  const rule = rules.get(name);
  if (rule !== undefined) return piecesAt(reader, rule, name, at).map((found) => placed(reader, kind, found));
  return once(reader, `${name} ${at}`, () =>
    reader.loose
      ? members.flatMap((member) => namesAt(reader, `${name}.${member}`, member, at))
      : begunAt(reader, name, at),
  );
}

/** Only names that begin with the word that stands there; with mistakes in it any name could be meant. */
function begunAt(reader: Reader, kind: string, at: number): readonly Found[] {
  reader.furthest = Math.max(reader.furthest, at);
  const begins = reader.notation.begins.get(kind);
  const forms = [...(reader.tokens[at]?.forms ?? []), ANY];
  return forms.flatMap((form) => begins?.get(form) ?? []).flatMap(({ member, way }) => wayAt(reader, way, member, at));
}

function piecesAt(reader: Reader, rule: Rule, name: string, at: number): readonly Found[] {
  return once(reader, `${name} ${at}`, () =>
    rule.ways
      .flatMap((way) => statesAfter(reader, way, [begun(at)]))
      .map((state) => {
        const fields = Object.fromEntries([...state.values].filter(([field]) => isField(rule, field)));
        return { ...state, end: state.at, value: undefined, piece: { fields } };
      }),
  );
}

const isField = ({ subject }: Rule, name: string): boolean => subject.slots.some((slot) => slot.name === name);

function placed({ notation, board }: Reader, kind: number, found: Found): Found {
  const where = found.piece && place(notation, kind, found.piece, board);
  return where?.found === 'one' ? { ...found, value: where.standing.member } : found;
}

function once(reader: Reader, key: string, find: () => readonly Found[]): readonly Found[] {
  const known = reader.known.get(key);
  if (known !== undefined) return known;
  reader.known.set(key, []);
  const found = withoutRepeats(find());
  reader.known.set(key, found);
  return found;
}

/** Languages share many spellings; what is read twice would be combined twice with all that follows. */
function withoutRepeats(found: readonly Found[]): readonly Found[] {
  if (found.length < 2) return found;
  const different = new Map<string, Found>();
  for (const one of found) {
    const { end, value, piece, lengths, loose } = one;
    different.set(JSON.stringify([end, value, piece, lengths, loose]), one);
  }
  return [...different.values()];
}

const namesAt = (reader: Reader, key: string, value: string, at: number): readonly Found[] =>
  (reader.notation.names.get(key) ?? []).flatMap(({ way }) => wayAt(reader, way, value, at));

const wayAt = (reader: Reader, way: Way, value: string, at: number): readonly Found[] =>
  nameAfter(reader, way, at).map((state) => ({ ...state, end: state.at, value }));

function numberAt(
  { tokens }: Reader,
  { min, max, den }: { readonly min: number; readonly max: number; readonly den: number },
  at: number,
): readonly Found[] {
  const negative = tokens[at]?.forms[0] === '-';
  const text = tokens[negative ? at + 1 : at]?.forms[0] ?? '';
  if (!/^\d+(\.\d+)?$/.test(text)) return [];
  const number = Number(text) * (negative ? -1 : 1);
  const code = number * den;
  if (!Number.isInteger(code) || code < min || code > max) return [];
  return [{ ...begun(at), end: at + (negative ? 2 : 1), value: String(number) }];
}

function wordAt(reader: Reader, word: string, at: number): readonly Found[] {
  const said = reader.tokens[at]?.forms.includes(word) === true;
  return said ? [{ ...begun(at), end: at + 1, value: word, lengths: [1] }] : [];
}

/** From so many states on it is worth looking which are the same, and more than the second number are not followed. */
const [FEW, MOST] = [16, 4096];

const statesAfter = (reader: Reader, way: Way, states: readonly State[]): readonly State[] =>
  way.reduce<readonly State[]>((open, step) => apart(open.flatMap((state) => afterStep(reader, step, state))), states);

/** Parts that may be missing lead to the same place in many ways; without this each would double all that follow. */
function apart(states: readonly State[]): readonly State[] {
  if (states.length <= FEW) return states;
  const different = new Map<string, State>();
  for (const state of states) {
    const { at, values, piece, lengths, loose } = state;
    different.set(JSON.stringify([at, [...values], piece, lengths, loose]), state);
  }
  return [...different.values()].slice(0, MOST);
}

function afterStep(reader: Reader, step: Step, state: State): readonly State[] {
  if (step.step === 'tokens') return tokensAfter(reader, step.tokens, state, false);
  if (step.step === 'value') return valueAfter(reader, step, state);
  const written = step.ways.flatMap((way) => statesAfter(reader, way, [state]));
  const { flag } = step;
  const marked =
    flag === undefined ? written : written.map((one) => ({ ...one, values: withValue(one, flag, 'true') }));
  return [state, ...marked];
}

const withValue = ({ values }: State, name: string, value: string): State['values'] => new Map(values).set(name, value);

/** A name may be misspelled, words of patterns may not: they are few and short. */
const nameAfter = (reader: Reader, way: Way, at: number): readonly State[] =>
  way
    .reduce<readonly State[]>(
      (open, step) =>
        apart(
          open.flatMap((state) =>
            step.step === 'tokens'
              ? tokensAfter(reader, step.tokens, state, reader.loose)
              : afterStep(reader, step, state),
          ),
        ),
      [begun(at)],
    )
    .map((state) => ({ ...state, lengths: [state.at - at] }));

function tokensAfter(reader: Reader, wanted: readonly Token[], state: State, loose: boolean): readonly State[] {
  let misspelt = 0;
  for (const [i, token] of wanted.entries()) {
    const given = reader.tokens[state.at + i];
    reader.furthest = Math.max(reader.furthest, state.at + i);
    if (given !== undefined && sameToken(given, token)) continue;
    if (!loose) return [];
    misspelt++;
    if (given !== undefined && almost(given, token)) continue;
    // The end of a long name may be missing.
    return i === 0 ? [] : [{ ...state, at: state.at + i, loose: state.loose + misspelt }];
  }
  return [{ ...state, at: state.at + wanted.length, loose: state.loose + misspelt }];
}

/** A beginning of at least three letters, or a small mistake in a word of at least three. */
const almost = (given: Token, wanted: Token): boolean =>
  given.forms.some(
    (form) => form.length > 2 && wanted.forms.some((word) => word.startsWith(form) || near(form, [word]) !== undefined),
  );

function valueAfter(reader: Reader, { slot, param }: Extract<Step, { step: 'value' }>, state: State): readonly State[] {
  const found = param.via ? projectedAt(reader, param.via, state.at) : valuesAt(reader, slot.type, state.at);
  return found.flatMap((one): readonly State[] => {
    const next = {
      at: one.end,
      lengths: [...state.lengths, ...one.lengths],
      loose: state.loose + one.loose,
    };
    if (slot.context) {
      const piece = one.piece ?? { member: one.value ?? '' };
      return [{ ...next, values: state.values, piece: state.piece ?? piece }];
    }
    if (one.value === undefined) {
      reader.unplaced ??= one.piece;
      return [];
    }
    const inner = kindAt(reader.notation.info, slot.type) === undefined ? one.piece : undefined;
    return [{ ...next, values: withValue(state, slot.name, one.value), piece: state.piece ?? inner }];
  });
}

/** `{whom = Piece.place.land}`: a piece is read, and the land of its place is the value. */
function projectedAt(reader: Reader, via: readonly string[], at: number): readonly Found[] {
  const { info, rules } = reader.notation;
  const [name = '', ...path] = via;
  const kind = info.kinds.findIndex((one) => one.name === name);
  const rule = rules.get(name);
  if (rule === undefined)
    return membersAt(reader, kind, at).map((found) => ({
      ...found,
      value: memberAlong(info, typeOfKind(info, kind), found.value, path),
    }));
  return piecesAt(reader, rule, name, at).map((found) => {
    const value = found.piece && 'fields' in found.piece ? alongPiece(info, kind, found.piece.fields, path) : undefined;
    return { ...found, value, piece: undefined };
  });
}
