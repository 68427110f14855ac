import type { IntType, Part, Type } from '@sandtable/model';
import fc from 'fast-check';
import { KINDS, members } from './arbitrary-type.ts';

type Json = unknown;

/** JSON that ought to fit the type; where nothing can, or a number has no decimals, it does not. */
export function fitting(type: Type): fc.Arbitrary<Json> {
  switch (type.t) {
    case 'int':
      return code(type).map((value) => value / type.den);
    case 'bool':
      return fc.boolean();
    case 'text':
      return fc.oneof(fc.string(), word);
    case 'kind':
      return fc.constantFrom('', ...members(type.kind));
    case 'set':
    case 'list':
      return fc.array(fitting(type.of), { maxLength: 4 });
    case 'union':
      return fc.oneof(...type.parts.map(fittingPart));
    default:
      return fc.constant(null);
  }
}

function fittingPart(part: Part): fc.Arbitrary<Json> {
  if (part.p === 'none') return fc.constantFrom<Json>(null, 'none');
  return part.p === 'type' ? fitting(part.type) : tagSpelled(part);
}

const code = (type: IntType) => fc.integer({ min: type.min - 1, max: type.max + 1 });
const gap = fc.constantFrom('', '', ' ', '\t ');

/** Inside a tag everything is spelled. */
function spelled(type: Type): fc.Arbitrary<string> {
  if (type.t === 'int')
    return fc
      .tuple(
        code(type).map((value) => value / type.den),
        fc.constantFrom('', '0', '.0', '.', '00'),
      )
      .map(([value, end]) => value + end);
  if (type.t === 'bool') return fc.constantFrom('true', 'false');
  if (type.t === 'kind') return fc.constantFrom('none', ...members(type.kind));
  if (type.t !== 'union') return word;
  return fc.oneof(
    ...type.parts.map((part) => {
      if (part.p === 'none') return fc.constant('none');
      return part.p === 'type' ? spelled(part.type) : tagSpelled(part);
    }),
  );
}

const tagSpelled = ({ name, payload }: Part & { p: 'tag' }): fc.Arbitrary<string> =>
  fc
    .tuple(fc.tuple(...payload.map((field) => spelled(field.type))), gap, gap, fc.boolean())
    .map(([args, a, b, bare]) => (args.length === 0 && bare ? name : `${name}${a}(${b}${args.join(`${a},${b}`)}${a})`));

const word = fc.constantFrom(
  ...KINDS.flat(),
  'none',
  'true',
  'coming',
  'gone',
  'near()',
  'far(1)',
  'coming(2, f1)',
  ' lyra',
  '3',
  '{}',
  '_',
  '',
);

/** JSON that may fit by chance. */
export const anything: fc.Arbitrary<Json> = fc.oneof(
  word,
  fc.jsonValue({ maxDepth: 2 }),
  fc.integer({ min: -1300, max: 4000 }),
  fc.integer({ min: -100, max: 100 }).map((n) => n / 8),
  fc.integer({ min: -100, max: 100 }).map((n) => n / 10),
  fc.array(word, { maxLength: 3 }),
);

/** The value with one of its parts changed. */
export function mutated(value: Json): fc.Arbitrary<Json> {
  if (typeof value === 'string') return changedText(value);
  if (typeof value === 'number') return fc.constantFrom<Json>(value + 1, -value, value + 0.5, String(value), [value]);
  if (!Array.isArray(value) || value.length === 0) return anything;
  return fc.nat(value.length - 1).chain((at) => mutated(value[at]).map((item) => value.with(at, item)));
}

const changedText = (text: string): fc.Arbitrary<string> =>
  fc
    .tuple(fc.nat(text.length), fc.constantFrom('', ' ', '0', '1', '-', '.', '(', ')', ',', 'a', '\n'), fc.nat(1))
    .map(([at, put, cut]) => text.slice(0, at) + put + text.slice(at + cut));

/** Of all three sorts, so that both verdicts come up often. */
export const cellFor = (type: Type): fc.Arbitrary<Json> =>
  fc.oneof(fitting(type), fitting(type).chain(mutated), anything);
