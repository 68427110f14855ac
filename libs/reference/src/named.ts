import { entry, fromOrdinal, makeMap, makeSet, mapType, type RunValue } from '@sandtable/eval';
import {
  type Choice,
  hasOwnWords,
  type Model,
  ordinalOf,
  ownOrdinal,
  type Part,
  partOffsets,
  sizeOf,
  type Type,
  type UnionType,
  unreachable,
} from '@sandtable/model';
import { own, termOf } from '@sandtable/text';
import { type AnswerCodes, answerType, cellType, type Menu, type Plain } from './answer.ts';

export type Single = string | number | boolean;
/** An answer as saves keep it: names; an arm with its arguments; a value per key. */
export type NamedAnswer =
  | Single
  | readonly Single[]
  | { readonly arm: string; readonly args: Readonly<Record<string, Single>> }
  | { readonly each: Readonly<Record<string, Single | readonly Single[]>> };

/** An answer by names as codes; undefined where it names what the question does not have. */
export function namedAnswer(model: Model, choice: Choice, answer: NamedAnswer): AnswerCodes | undefined {
  if (choice.form === 'menu') return menuAnswer(model, choice, answer);
  if (choice.each) return eachAnswer(model, choice, answer);
  const value = cellValue(model, choice, answer);
  if (value === undefined) return undefined;
  if (typeof value === 'number') return { form: 'one', code: value };
  return { form: choice.form === 'order' ? 'order' : 'some', ordinals: value as number[] };
}

function menuAnswer(model: Model, { arms }: Menu, answer: NamedAnswer): AnswerCodes | undefined {
  if (typeof answer !== 'object' || !('arm' in answer)) return undefined;
  const arm = arms.findIndex(({ name }) => name === answer.arm);
  if (arm < 0) return undefined;
  const ordinals = entry(arms, arm).params.map(({ name, element }) =>
    ordinalNamed(model, element, own(answer.args, name)),
  );
  return ordinals.includes(undefined) ? undefined : { form: 'menu', arm, ordinals: ordinals as readonly number[] };
}

function eachAnswer(model: Model, choice: Plain, answer: NamedAnswer): AnswerCodes | undefined {
  if (typeof answer !== 'object' || !('each' in answer)) return undefined;
  const type = mapType(answerType(choice));
  const cells = Object.entries(answer.each).map(
    ([key, value]) => [ordinalNamed(model, type.key, key), cellValue(model, choice, value)] as const,
  );
  if (cells.some((cell) => cell.includes(undefined)) || (!type.partial && cells.length < sizeOf(type.key)))
    return undefined;
  const found = new Map(cells);
  return { form: 'each', value: makeMap(type, (key) => found.get(key)) };
}

/** What one key takes, or the whole of an answer without keys. */
function cellValue(model: Model, choice: Plain, answer: NamedAnswer): RunValue | undefined {
  if (Array.isArray(answer) !== (choice.form === 'some' || choice.form === 'order')) return undefined;
  if (!Array.isArray(answer)) {
    const type = cellType(choice);
    const ordinal = ordinalNamed(model, type, answer as Single);
    return ordinal === undefined ? undefined : fromOrdinal(type, ordinal);
  }
  const ordinals = (answer as readonly Single[]).map((name) => ordinalNamed(model, choice.element, name));
  if (ordinals.includes(undefined)) return undefined;
  return choice.form === 'order' ? (ordinals as readonly number[]) : makeSet(ordinals as readonly number[]);
}

/** The ordinal of a value that is written as people read it. */
export function ordinalNamed(model: Model, type: Type, name: Single | undefined): number | undefined {
  if (name === undefined) return undefined;
  if (hasOwnWords(type)) return ownOrdinal(type, String(name));
  switch (type.t) {
    case 'int':
      return numberNamed(type, name);
    case 'kind':
      return found(entry(model.kinds, type.kind).members.findIndex(({ id }) => id === name));
    case 'routine':
      return found(entry(model.routines, type.routine).constants.findIndex(({ text }) => text === name));
    case 'union':
      return inUnion(model, type, name);
    case 'text':
    case 'set':
    case 'list':
    case 'map':
    case 'error':
      return undefined;
    default:
      return unreachable(type);
  }
}

function numberNamed(type: Extract<Type, { t: 'int' }>, name: Single): number | undefined {
  const code = typeof name === 'boolean' || name === '' ? Number.NaN : Number(name) * type.den;
  return Number.isInteger(code) && code >= type.min && code <= type.max ? ordinalOf(type, code) : undefined;
}

function inUnion(model: Model, type: UnionType, name: Single): number | undefined {
  const offsets = partOffsets(type);
  for (const [i, part] of type.parts.entries()) {
    const ordinal = inPart(model, part, name);
    if (ordinal !== undefined) return entry(offsets, i) + ordinal;
  }
  return undefined;
}

function inPart(model: Model, part: Part, name: Single): number | undefined {
  if (part.p === 'none') return name === 'none' ? 0 : undefined;
  if (part.p === 'type') return ordinalNamed(model, part.type, name);
  const { name: tag, args = [] } = part.payload.length === 0 ? { name } : termOf(String(name));
  if (tag !== part.name || args.length !== part.payload.length) return undefined;
  return part.payload.reduce<number | undefined>((before, { type }, i) => {
    const digit = ordinalNamed(model, type, args[i]);
    return before === undefined || digit === undefined ? undefined : before * sizeOf(type) + digit;
  }, 0);
}

const found = (index: number): number | undefined => (index < 0 ? undefined : index);
