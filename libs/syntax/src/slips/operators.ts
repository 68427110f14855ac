/** Slips within expressions: signs and words of other languages, and dice among numbers. */
import {
  between,
  headOf,
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
import { OPERATOR_WORDS } from './words.ts';

const CONDITIONS = new Set(['if', 'while', 'where', 'expect', 'whenever', 'then', 'and', 'or', 'not', 'requires']);
const CALCULATES = new Set(['+', '-', '*', '/', '==', '!=', '<', '<=', '>', '>=', 'mod', 'div']);

/** Whether a condition stands before the place, in the same statement. */
const inCondition = (look: Look): boolean =>
  look.lexemes.slice(headOf(look), look.at).some((each) => CONDITIONS.has(each.image));

const equalsSign: Recogniser = (look) => {
  const [found, next] = [seen(look, 0), seen(look, 1)];
  if (found?.image !== '=' || next?.image === '>') return undefined;
  const expects = ['{', ')', '}', 'expression', 'then', 'declaration'].includes(look.expected);
  const isDemand = look.expected === 'expression' && look.lexemes[0]?.image === 'example';
  return expects && (isDemand || inCondition(look)) ? replaced(found, found, '==') : undefined;
};

const arrowSign: Recogniser = (look) => {
  const shift = image(look, 0) === '=' ? 0 : -1;
  const [equals, greater] = [seen(look, shift), seen(look, shift + 1)];
  if (equals?.image !== '=' || greater?.image !== '>' || !touches(equals, greater)) return undefined;
  if (look.expected === '->') return replaced(equals, greater, '->');
  return shift === 0 ? replaced(equals, greater, '>=') : replaced(equals, greater, '=');
};

const operatorWord: Recogniser = (look) => {
  const [previous, found] = [seen(look, -1), seen(look, 0)];
  const own = found && OPERATOR_WORDS[found.image];
  if (own !== undefined && own !== 'not' && own !== found?.image) return replaced(found, found, own);
  const before = previous && OPERATOR_WORDS[previous.image];
  return before === 'not' && isName(found) ? replaced(previous, previous, before) : undefined;
};

const ternary: Recogniser = (look) => {
  const found = seen(look, 0);
  const colon = look.lexemes.slice(look.at).find((each) => each.image === ':' && each.startLine === found?.startLine);
  return found?.image === '?' && colon ? rewritten(found, found, 'if … then … else …') : undefined;
};

const ifAsValue: Recogniser = (look) => {
  if (look.expected === 'else' && image(look, 0) !== 'else') {
    const start = look.lexemes.slice(0, look.at).findLast((each) => each.image === 'if');
    return incomplete(start, seen(look, -1), 'if … then … else …');
  }
  return look.expected === 'then' && image(look, 0) === '{'
    ? rewritten(seen(look, 0), seen(look, 0), 'if … then … else …')
    : undefined;
};

const unaryPlus: Recogniser = (look) => {
  const [found, next] = [seen(look, 0), seen(look, 1)];
  const isPlus = found?.image === '+' && look.expected === 'expression' && (isNumber(next) || isName(next));
  return isPlus && next ? superfluous(found, next.image) : undefined;
};

const power: Recogniser = (look) =>
  image(look, 0) === '*' && image(look, -1) === '*' ? rewritten(seen(look, -1), seen(look, 0), 'x * x') : undefined;

const decimalComma: Recogniser = (look) => {
  const [whole, comma, part] = [seen(look, -1), seen(look, 0), seen(look, 1)];
  const isDecimal = comma?.image === ',' && isNumber(whole) && isNumber(part) && touches(whole, comma);
  return isDecimal && touches(comma, part) ? replaced(whole, part, `${whole?.image}.${part?.image}`) : undefined;
};

const CLOSES = new Set([')', '}', ']']);
const AFTER_ITEM = new Set([',', ')', '}', ']', ':', '.', '(']);

const missingComma: Recogniser = (look) => {
  const [previous, found] = [seen(look, -1), seen(look, 0)];
  if (!CLOSES.has(look.expected) || !previous || !found || found.startLine !== previous.startLine) return undefined;
  const ends = isName(previous) || isNumber(previous) || isString(previous) || previous.image === ')';
  const begins = isName(found) || isNumber(found) || isString(found);
  if (!ends || !begins || !AFTER_ITEM.has(image(look, 1))) return undefined;
  const write = `${previous.image}, ${found.image}`;
  return incomplete(previous, found, write, write);
};

/** A roll, a question or a draw stands alone; what is calculated with it comes after. */
const ASKS = new Set(['roll', 'choose', 'draw', 'random']);

/** Where a value, or the end of a list of values, is expected. */
const VALUES = new Set(['expression', ')', ']']);

const asksInside: Recogniser = (look) => {
  const [found, next] = [seen(look, 0), seen(look, 1)];
  if (!VALUES.has(look.expected) || !found || !next || !ASKS.has(found.image)) return undefined;
  const write = found.image === 'choose' ? 'choose … by role' : written([found, next]);
  return { shape: 'alone', from: found, to: next, write };
};

const calculatesBehind: Recogniser = (look) => {
  const found = seen(look, 0);
  if (look.expected !== 'statement' || !found || !CALCULATES.has(found.image)) return undefined;
  const asked = look.lexemes.slice(headOf(look), look.at).find((each) => ASKS.has(each.image));
  const last = seen(look, -1);
  return asked && last
    ? { shape: 'alone', from: asked, to: last, write: written(between(look, asked, last)) }
    : undefined;
};

export const OPERATORS: readonly Recogniser[] = [
  decimalComma,
  asksInside,
  calculatesBehind,
  equalsSign,
  arrowSign,
  operatorWord,
  ternary,
  ifAsValue,
  unaryPlus,
  power,
  missingComma,
];
