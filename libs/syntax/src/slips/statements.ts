/** Slips in statements: blocks, loops and words as other languages have them. */
import {
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
import { STATEMENT_SLIPS } from './words.ts';

const headWord: Recogniser = (look) => {
  const head = look.lexemes[headOf(look)];
  const write = head && STATEMENT_SLIPS[head.image];
  if (!head || write === undefined || headOf(look) === 0) return undefined;
  const isWord = look.expected === '=' || look.expected === 'statement' || look.expected === '->';
  if (!isWord || isOwn(look, head.image)) return undefined;
  return /^else(?: if)?\b/.test(write)
    ? replaced(head, head, write.replace(' … {', '').replace(' {', ''))
    : rewritten(head, head, write);
};

/** `draw` and `case` are words, or names, where something follows that makes them so. */
const isOwn = (look: Look, word: string): boolean =>
  word === 'else' ||
  (word === 'draw' && look.expected !== '=') ||
  (look.expected === '->' && word !== 'case' && word !== 'when');

const BLOCK_HEADS = new Set(['if', 'while', 'for', 'repeat', 'whenever', 'else']);

const blockBrace: Recogniser = (look) => {
  const found = seen(look, 0);
  const head = look.lexemes.slice(0, look.at).findLast((each) => BLOCK_HEADS.has(each.image));
  if (look.expected !== '{' || !head || !found) return undefined;
  const write = `${head.image} … { … }`;
  const isExtra = ['then', 'do', ':'].includes(found.image);
  if (isExtra && image(look, 1) === '{') return superfluous(found, write);
  if (isExtra) return rewritten(found, found, '{ … }');
  const isStatement = isName(found) && found.startLine >= head.startLine;
  return isStatement && head.image !== 'else' && found.image !== 'to'
    ? incomplete(head, seen(look, -1), write)
    : undefined;
};

const counted: Recogniser = (look) => {
  const [low, to, high] = [seen(look, -1), seen(look, 0), seen(look, 1)];
  const isTo = to?.image === 'to' || to?.image === 'until' || to?.image === 'bis';
  return isTo && isNumber(low) && isNumber(high) ? replaced(low, high, `${low?.image}..${high?.image}`) : undefined;
};

const forEach: Recogniser = (look) => {
  const [previous, found] = [seen(look, -1), seen(look, 0)];
  if (look.expected === 'name' && previous?.image === 'for' && found?.image === '(')
    return rewritten(found, found, 'for x in … { … }');
  if (look.expected !== 'in' || !found) return undefined;
  const isExtra = previous?.image === 'each' || previous?.image === 'all' || previous?.image === 'every';
  if (isExtra && isName(found)) return superfluous(previous, `for ${found.image} in … { … }`);
  if (found.image === '=') return rewritten(previous, found, `for ${previous?.image} in 1..3 { … }`);
  return ['of', 'from', 'von', 'aus', ':'].includes(found.image) ? replaced(found, found, 'in') : undefined;
};

const timesWord: Recogniser = (look) =>
  look.expected === 'times' && image(look, 0) === '{' && image(look, -2) === 'repeat'
    ? incomplete(seen(look, -2), seen(look, -1), `repeat ${image(look, -1)} times`, `repeat ${image(look, -1)} times`)
    : undefined;

const step: Recogniser = (look) => {
  const [previous, found, next] = [seen(look, -1), seen(look, 0), seen(look, 1)];
  if (look.expected !== '=' || !found || !previous) return undefined;
  const target = written(look.lexemes.slice(headOf(look), look.at));
  const doubled = found.image === '+' && next?.image === '+' && touches(found, next);
  if (doubled && next) return { shape: 'replace', from: found, to: next, write: `${target} += 1`, mended: ' += 1' };
  if (found.image === '--' && isEnd(look))
    return { shape: 'replace', from: found, to: found, write: `${target} -= 1`, mended: ' -= 1' };
  const isProduct = (found.image === '*' || found.image === '/') && next?.image === '=';
  return isProduct ? rewritten(found, next, `${target} = ${target} ${found.image} …`) : undefined;
};

const isEnd = (look: Look): boolean => {
  const next = seen(look, 1);
  return next === undefined || next.first || next.image === '}' || next.image === ';';
};

const dashComment: Recogniser = (look) => {
  const found = seen(look, 0);
  const place = look.expected === 'statement' || look.expected === 'declaration' || look.expected === '=';
  return found?.image === '--' && place && !isEnd(look) ? replaced(found, found, '//') : undefined;
};

const COMPARES = new Set(['==', '!=', '<', '<=', '>', '>=', 'is', 'in', 'and', 'or']);

const bareValue: Recogniser = (look) => {
  const [from, to] = [look.lexemes[headOf(look)], seen(look, -1)];
  const found = seen(look, 0);
  if (look.expected !== '=' || headOf(look) === 0 || !from || !to || !found) return undefined;
  const isFunction = look.lexemes[0]?.image === 'function';
  if (isFunction && (COMPARES.has(found.image) || '+-*/}'.includes(found.image)))
    return incomplete(from, to, `return ${written([from])} …`);
  if (COMPARES.has(found.image))
    return { shape: 'compare', from, to: found, write: `${written(look.lexemes.slice(headOf(look), look.at))} = …` };
  const isBare = from === to && isName(from) && isEndAt(look);
  return isBare ? incomplete(from, to, `${from.image}()`, `${from.image}()`) : undefined;
};

const isEndAt = (look: Look): boolean => {
  const found = seen(look, 0);
  return found?.image === '}' || found?.image === ';' || found?.first === true;
};

const logged: Recogniser = (look) => {
  const head = look.lexemes[headOf(look)];
  if (head?.image !== 'log' || image(look, 0) !== '+') return undefined;
  return rewritten(seen(look, 0), seen(look, 0), `log ${image(look, -1)} (value)`);
};

const finishWord: Recogniser = (look) => {
  if (look.expected === 'won' && image(look, -1) === 'finish')
    return incomplete(seen(look, -1), seen(look, -1), 'finish won by {…}');
  return look.expected === 'by' && image(look, -2) === 'finish'
    ? incomplete(seen(look, -2), seen(look, -1), `finish ${image(look, -1)} by {…}`)
    : undefined;
};

const armArrow: Recogniser = (look) => {
  const found = seen(look, 0);
  if (image(look, -1) === 'case' && look.expected === '->') return superfluous(seen(look, -1), `${found?.image} -> …`);
  const isArm = look.expected === '->' || look.expected === 'arm';
  return found?.image === ':' && isArm ? replaced(found, found, '->', ' ->') : undefined;
};

const returnsExpression: Recogniser = (look) =>
  look.expected === 'expression' && image(look, 0) === 'return' && image(look, -1) === '='
    ? superfluous(seen(look, 0), '= …')
    : undefined;

const spokenString: Recogniser = (look) => {
  const head = look.lexemes[headOf(look)];
  return isString(seen(look, 0)) && head && STATEMENT_SLIPS[head.image]
    ? rewritten(head, head, STATEMENT_SLIPS[head.image] ?? '')
    : undefined;
};

export const STATEMENTS: readonly Recogniser[] = [
  returnsExpression,
  armArrow,
  headWord,
  spokenString,
  forEach,
  counted,
  blockBrace,
  timesWord,
  step,
  dashComment,
  logged,
  finishWord,
  bareValue,
];
