/** Slips about dice and chance: notation of players (`2d6`), and functions of other languages. */
import { image, isNumber, type Look, type Recogniser, rewritten, type Slip, seen, touches } from './look.ts';

const DIE = /^[dDwW](\d+)$/;

const rollOf = (count: string, die: string): string => (count === '1' ? `roll D${die}` : `roll D${die} ${count} times`);

/** `2d6` on the line of the mistake. */
const throwNotation: Recogniser = (look) => {
  const line = seen(look, 0)?.startLine ?? seen(look, -1)?.startLine;
  const at = look.lexemes.findIndex((each, i) => {
    const near = each.startLine === line || each.startLine === seen(look, -1)?.startLine;
    return near && isNumber(each) && DIE.test(look.lexemes[i + 1]?.image ?? '');
  });
  const [count, die] = [look.lexemes[at], look.lexemes[at + 1]];
  if (!count || !die || Math.abs(at - look.at) > 3) return undefined;
  const asked = look.lexemes[at - 1]?.image === 'roll' ? look.lexemes[at - 1] : count;
  return within(asked, die, rollOf(count.image, DIE.exec(die.image)?.[1] ?? '6'), touches(count, die));
};

const within = (from: Slip['from'] | undefined, to: Slip['to'], write: string, isSure: boolean): Slip | undefined =>
  from && { shape: 'replace', from, to, write, ...(isSure && from.image === 'roll' ? { mended: write } : {}) };

const calledRoll: Recogniser = (look) => {
  const [roll, open, die, close] = [seen(look, -1), seen(look, 0), seen(look, 1), seen(look, 2)];
  if (roll?.image !== 'roll' || open?.image !== '(') return undefined;
  return close?.image === ')' && die
    ? { shape: 'replace', from: roll, to: close, write: `roll ${die.image}`, mended: `roll ${die.image}` }
    : rewritten(roll, open, 'roll D6');
};

const countBefore: Recogniser = (look) => {
  const [roll, count, die] = [seen(look, -1), seen(look, 0), seen(look, 1)];
  if (roll?.image !== 'roll' || !isNumber(count) || !count || !die) return undefined;
  const write = `roll ${die.image} ${count.image} times`;
  return { shape: 'replace', from: roll, to: die, write, mended: write };
};

const pickOf: Recogniser = (look) => {
  const line = look.lexemes.slice(0, look.at);
  const start = line.findLast((each) => each.image === 'random' || each.image === 'choose');
  if (look.expected !== 'of' || !start) return undefined;
  const [first, ...more] = look.lexemes.slice(look.lexemes.indexOf(start) + 1, look.at);
  if (!first) return undefined;
  return start.image === 'random' ? randomOf(look, start, [first, ...more]) : chooseOf(look, start);
};

const randomOf = (look: Look, start: Slip['from'], range: readonly Slip['from'][]): Slip | undefined => {
  const last = seen(look, -1);
  const text = range.map((each) => each.image).join('');
  const write = `random one of ${text}`;
  return last && { shape: 'replace', from: start, to: last, write, ...(isNumber(last) ? { mended: write } : {}) };
};

const chooseOf = (look: Look, start: Slip['from']): Slip | undefined => {
  const [label, found] = [seen(look, -1), seen(look, 0)];
  if (!label || !found) return undefined;
  if (found.image === '{') return { shape: 'complete', from: start, to: label, write: `choose ${label.image} by role` };
  if (found.image === 'from') return { shape: 'replace', from: found, to: found, write: 'of', mended: 'of' };
  const isCapital = /^\p{Lu}/u.test(found.image);
  const write = `choose one of ${found.image}`;
  return isCapital ? { shape: 'replace', from: start, to: found, write, mended: write } : undefined;
};

/** `choose Town by s`, which looks like a menu without arms. */
const chooseKind: Recogniser = (look) => {
  const at = look.lexemes.slice(0, look.at).findLastIndex((each) => each.image === 'choose');
  const [start, kind, by] = look.lexemes.slice(at, at + 3);
  if (at < 0 || look.expected !== '{' || !start || !kind || by?.image !== 'by') return undefined;
  const write = `choose one of ${kind.image}`;
  return /^\p{Lu}/u.test(kind.image) ? { shape: 'replace', from: start, to: kind, write, mended: write } : undefined;
};

const roller: Recogniser = (look) =>
  image(look, -1) === 'roll' && look.expected === 'name'
    ? rewritten(seen(look, -1), seen(look, -1), 'roll D6')
    : undefined;

export const DICE: readonly Recogniser[] = [throwNotation, calledRoll, countBefore, pickOf, chooseKind, roller];
