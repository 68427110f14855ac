import type { Messages } from '@sandtable/messages';
import { dateInWords, enumerated as listed, readable } from '@sandtable/messages';
import {
  codeAt,
  hasOwnWords,
  type Model,
  ownWords,
  type Part,
  partOffsets,
  type RoutineType,
  type Type,
  type Value,
} from '@sandtable/model';

/** A model and the words for its names. */
export interface Spoken {
  readonly model: Model;
  readonly messages: Messages;
}

/** A value for people: names as the ruleset words them, sets as a list, dates as people write them, `none` as a dash. */
export function printed(spoken: Spoken, type: Type, value: Value): string {
  const { messages } = spoken;
  if (typeof value === 'string') return dateInWords(messages.locale, value);
  if (typeof value !== 'number') return printedAll(spoken, type, value);
  switch (type.t) {
    case 'int':
      return number(spoken, value / type.den);
    case 'bool':
      return messages.text(value === 0 ? 'rules-text/no' : 'rules-text/yes');
    case 'kind':
      return worded(messages, type.name, spoken.model.kinds[type.kind]?.members[value]?.id ?? '');
    case 'union': {
      const { part, ordinal } = partAt(type, value);
      if (part === undefined || part.p === 'none') return messages.text('rules-text/none');
      return part.p === 'tag'
        ? worded(messages, part.of, part.name)
        : printed(spoken, part.type, codeAt(part.type, ordinal));
    }
    case 'routine':
      return printedRoutine(spoken, type, value);
    case 'text':
    case 'set':
    case 'list':
    case 'map':
    case 'error':
      return String(value);
  }
}

/** An effect by the words for what it calls, `Effect.draw.name`, which may name what is given; else as it is spelled. */
function printedRoutine(spoken: Spoken, { routine, name }: RoutineType, code: number): string {
  const { model, messages } = spoken;
  const constant = model.routines[routine]?.constants[code];
  if (constant === undefined) return String(code);
  const path = `${name}.${constant.name}.name`;
  if (!messages.has(path)) return constant.text;
  const given = constant.given.map((one) => [one.name, givenText(spoken, one.type, one.value)] as const);
  return messages.text(path, Object.fromEntries(given));
}
/** Numbers as numbers, for plurals. */
const givenText = (spoken: Spoken, type: Type, value: Value): string | number =>
  type.t === 'int' && typeof value === 'number' ? value / type.den : printed(spoken, type, value);

const printedAll = (spoken: Spoken, type: Type, all: readonly Value[]): string =>
  enumerated(
    spoken,
    values(type, all).map((value) => printed(spoken, elementOf(type), value)),
  );

/** Digits are not grouped: a number may be a date. */
export const number = ({ messages }: Spoken, value: number): string =>
  value.toLocaleString(messages.lang, { useGrouping: false }).replace('-', '−');

/** A list in words; an empty one as “none”. */
export function enumerated({ messages }: Spoken, items: readonly string[]): string {
  return items.length === 0 ? messages.text('rules-text/none') : listed(messages.locale, items);
}

/** How the rules spell a value, in conditions: of a set each of its elements. */
export function spelled(model: Model, type: Type, value: Value): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'number') {
    return values(type, value).flatMap((one) => spelled(model, elementOf(type), one));
  }
  if (hasOwnWords(type)) return [ownWords(type)[value] ?? ''];
  if (type.t === 'int') return [String(value / type.den)];
  if (type.t === 'kind') return [model.kinds[type.kind]?.members[value]?.id ?? ''];
  return type.t === 'union' ? spelledPart(model, type, value) : [String(value)];
}

function spelledPart(model: Model, type: Extract<Type, { t: 'union' }>, code: number): readonly string[] {
  const { part, ordinal } = partAt(type, code);
  if (part === undefined || part.p === 'none') return ['none'];
  return part.p === 'tag' ? [part.name] : spelled(model, part.type, codeAt(part.type, ordinal));
}

const elementOf = (type: Type): Type => (type.t === 'set' || type.t === 'list' ? type.of : type);
/** Sets hold ordinals, lists hold codes. */
const codeIn = (type: Type, value: Value): Value =>
  type.t === 'set' && typeof value === 'number' ? codeAt(type.of, value) : value;
const values = (type: Type, all: readonly Value[]): readonly Value[] => all.map((one) => codeIn(type, one));

function partAt(
  type: Extract<Type, { t: 'union' }>,
  code: number,
): { readonly part: Part | undefined; readonly ordinal: number } {
  const offsets = partOffsets(type);
  const at = offsets.findLastIndex((offset) => offset <= code);
  return { part: type.parts[at], ordinal: code - (offsets[at] ?? 0) };
}

/** Whether the value of this ordinal is that member. */
export function isMember(type: Type, ordinal: number, kind: number, index: number): boolean {
  if (type.t === 'kind') return type.kind === kind && ordinal === index;
  if (type.t !== 'union') return false;
  const { part, ordinal: within } = partAt(type, ordinal);
  return part?.p === 'type' && isMember(part.type, within, kind, index);
}

function worded(messages: Messages, of: string, name: string): string {
  const path = `${of}.${name}.name`;
  return messages.has(path) ? messages.text(path) : readable(name);
}
