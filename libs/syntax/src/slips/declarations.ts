/** Slips in declarations, tables and examples. */
import {
  declares,
  image,
  incomplete,
  isName,
  isNumber,
  isString,
  type Look,
  type Recogniser,
  replaced,
  rewritten,
  seen,
  superfluous,
  touches,
  written,
} from './look.ts';
import { DECLARATION_SLIPS } from './words.ts';

const NAMED = new Set([
  'state',
  'constant',
  'option',
  'ruling',
  'kind',
  'type',
  'function',
  'procedure',
  'pile',
  'die',
]);

const headWord: Recogniser = (look) => {
  const found = seen(look, 0);
  const write = found && DECLARATION_SLIPS[found.image];
  if (look.expected !== 'declaration' || !found?.first || !write) return undefined;
  const name = seen(look, 1);
  return rewritten(found, found, isName(name) ? write.replace(/\b[Nn]ame\b/, name?.image ?? '') : write);
};

const joined = (words: readonly string[]): string =>
  words.map((word, i) => (i === 0 ? word : word.slice(0, 1).toUpperCase() + word.slice(1))).join('');

/** `state number of turns: …` and `state max-turns: …` */
const nameInParts: Recogniser = (look) => {
  const [head, first] = look.lexemes;
  if (look.at !== 2 || !head || !first || !NAMED.has(head.image)) return undefined;
  const parts: string[] = [first.image];
  let at = 2;
  for (; at < look.lexemes.length; at++) {
    const each = look.lexemes[at];
    if (!each || each.startLine !== first.startLine) return undefined;
    if (isName(each) || isNumber(each)) parts.push(each.image);
    else if (each.image !== '-') break;
  }
  const [last, next] = [look.lexemes[at - 1], look.lexemes[at]];
  const isEnd = next !== undefined && [':', '(', '=', '{'].includes(next.image);
  return isEnd && parts.length > 1 ? replaced(first, last, joined(parts)) : undefined;
};

const digitFirst: Recogniser = (look) => {
  const [number, rest] = [seen(look, 0), seen(look, 1)];
  const isHead = look.at === 1 && NAMED.has(declares(look)) && look.expected === 'name';
  return isHead && isNumber(number) && isName(rest) && touches(number, rest)
    ? replaced(number, rest, `${rest?.image}${number?.image}`)
    : undefined;
};

const typeMissing: Recogniser = (look) => {
  const [name, found] = [seen(look, -1), seen(look, 0)];
  if (look.expected !== ':' || found?.image !== '=' || !name) return undefined;
  return declares(look) === 'kind' ? replaced(found, found, ':') : incomplete(name, name, `${name.image}: 0..9 = …`);
};

const colonMissing: Recogniser = (look) => {
  const [name, found] = [seen(look, -1), seen(look, 0)];
  const isField = look.expected === ':' && isName(name) && (isNumber(found) || isName(found));
  const isPlace = isField && (declares(look) === 'kind' || look.at === 2);
  return isPlace && name ? incomplete(name, name, `${name.image}: …`, `${name.image}:`) : undefined;
};

const rangeSign: Recogniser = (look) => {
  const [low, sign, high] = [seen(look, -1), seen(look, 0), seen(look, 1)];
  const isRange = sign !== undefined && ['-', 'to', 'bis', 'à'].includes(sign.image) && isNumber(low) && isNumber(high);
  return isRange ? replaced(low, high, `${low?.image}..${high?.image}`) : undefined;
};

const PARAMETERS = new Set(['function', 'procedure', 'search']);

const parentheses: Recogniser = (look) => {
  const name = seen(look, -1);
  if (look.expected !== '(' || !name || !PARAMETERS.has(image(look, -2))) return undefined;
  return incomplete(name, name, `${image(look, -2)} ${name.image}()`, `${name.image}()`);
};

const resultArrow: Recogniser = (look) =>
  image(look, 0) === '->' && PARAMETERS.has(declares(look)) && (look.expected === '=' || look.expected === '{')
    ? replaced(seen(look, 0), seen(look, 0), ':')
    : undefined;

const typeOf: Recogniser = (look) => {
  const found = seen(look, 0);
  if (look.expected === 'type' && found?.image === '[') return rewritten(found, found, `set of ${image(look, 1)}`);
  if (look.expected === 'type' && isString(found) && found) return replaced(found, found, found.image.slice(1, -1));
  if (found?.image === 'or' && (look.expected === 'field' || look.expected === 'declaration'))
    return image(look, 1) === 'none' ? replacedOptional(look) : replaced(found, found, '|');
  return undefined;
};

const replacedOptional = (look: Look) => {
  const [type, none] = [seen(look, -1), seen(look, 1)];
  return replaced(type, none, `${type?.image}?`);
};

const unionSigns: Recogniser = (look) => {
  const found = seen(look, 0);
  if (declares(look) !== 'type' || !found) return undefined;
  if (look.expected === '=' && found.image === '{') return rewritten(found, found, `type ${image(look, -1)} = a | b`);
  return found.image === ',' && isName(seen(look, -1)) ? replaced(found, found, '|', ' |') : undefined;
};

const dieFaces: Recogniser = (look) => {
  const found = seen(look, 0);
  if (declares(look) !== 'die' || look.expected !== '{' || !found) return undefined;
  const faces = look.lexemes.slice(look.at).filter((each) => each.startLine === found.startLine && each.image !== '=');
  const range = faces.length === 1 && isNumber(faces[0]) ? `1..${faces[0]?.image}` : written(faces);
  return rewritten(found, found, `die ${image(look, -1)} { ${range} }`);
};

const seatsFor: Recogniser = (look) =>
  declares(look) === 'seats' && look.expected === 'for'
    ? incomplete(seen(look, -1), seen(look, -1), 'seats for Kind {')
    : undefined;

const semicolon: Recogniser = (look) =>
  look.expected === 'declaration' && image(look, 0) === ';' ? superfluousSign(look) : undefined;

const superfluousSign = (look: Look) => {
  const line = look.lexemes.slice(0, look.at).filter((each) => each.startLine === seen(look, -1)?.startLine);
  return superfluous(seen(look, 0), written(line));
};

const tableCells: Recogniser = (look) => {
  const found = seen(look, 0);
  const isCell = look.expected === 'row' || look.expected === 'cell' || look.expected === '}';
  const isSign = found !== undefined && [',', ';', '|', ':'].includes(found.image);
  return declares(look) === 'table' && isCell && isSign
    ? superfluous(found, `${image(look, -1)} ${image(look, 1)}`)
    : undefined;
};

const expectBoth: Recogniser = (look) =>
  declares(look) === 'expect' && look.expected === 'declaration' && image(look, 0) === ','
    ? replaced(seen(look, 0), seen(look, 0), 'and', ' and')
    : undefined;

const EXAMPLE_PARTS = new Set(['given', 'then']);

const exampleParts: Recogniser = (look) => {
  const [previous, found] = [seen(look, -1), seen(look, 0)];
  if (declares(look) !== 'example' || !found || !previous) return undefined;
  if (look.expected === '{' && look.at === 2)
    return incomplete(seen(look, -2), previous, `example ${previous.image} { run … }`);
  if (look.expected === '{' && EXAMPLE_PARTS.has(previous.image))
    return incomplete(previous, previous, `${previous.image} { … }`);
  const isDemand = ['expect', 'assert', 'expects', 'check', 'result'].includes(found.image);
  return isDemand && look.expected === '}' ? replaced(found, found, 'then') : undefined;
};

export const DECLARATIONS: readonly Recogniser[] = [
  headWord,
  nameInParts,
  digitFirst,
  typeMissing,
  colonMissing,
  rangeSign,
  parentheses,
  resultArrow,
  typeOf,
  unionSigns,
  dieFaces,
  seatsFor,
  semicolon,
  tableCells,
  expectBoth,
  exampleParts,
];
