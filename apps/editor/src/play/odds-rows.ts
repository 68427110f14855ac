import { readable } from '@sandtable/board';
import type { Texts } from '@sandtable/board/texts';
import { percent } from '@sandtable/messages';
import type { AnswerOdds, Share, ShownChange } from '@sandtable/odds';
import type { ShownValue } from '@sandtable/session';
import type { Say } from '../words.ts';

/** Something that may happen, in words. */
export interface OddsRow {
  readonly text: string;
  /** The text of the rules that says it; absent where it's no line of the log. */
  readonly path?: string;
  readonly share: number;
  readonly interval?: { readonly low: number; readonly high: number } | undefined;
}

/** Lines of the log that differ in a number alone tell nothing when they are many. */
const MOST_ALIKE = 6;

/** What the log will say and how the match may end, the likeliest first. */
export function tellingRows(
  odds: AnswerOdds,
  texts: Texts,
  ended: (end: AnswerOdds['ends'][number]['value']) => string,
) {
  const alike = (path: string): number => odds.lines.filter(({ value }) => value.path === path).length;
  const lines = odds.lines
    .filter(({ value }) => alike(value.path) <= MOST_ALIKE && !texts.isOmitted({ ...value, decision: 0 }))
    .map((line): OddsRow => ({ ...row(texts.line({ ...line.value, decision: 0 }), line), path: line.value.path }));
  return [...odds.ends.map((end) => row(ended(end.value), end)), ...lines];
}

/** A change that makes a piece indistinguishable from others isn't shown: there is nothing to say which one it was. */
const HIDDEN = '?';

/** What changes, value by value; without words of the ruleset only where nothing has any. */
export function changeRows(odds: AnswerOdds, texts: Texts, t: Say): readonly OddsRow[] {
  const changes = odds.changes.filter(({ path }) => !path.endsWith('.$place'));
  const named = changes.filter((change) => wordOf(change, texts) !== undefined);
  return (named.length > 0 ? named : changes).flatMap((change) =>
    change.values
      .filter(({ value }) => value !== HIDDEN && JSON.stringify(value) !== JSON.stringify(change.from))
      .map((share) => row(changeText(change, share.value, texts, t), share)),
  );
}

const row = (text: string, { share, interval }: Omit<Share<unknown>, 'value'>): OddsRow => ({ text, share, interval });

/** What the ruleset calls that which changes; of piles and pools the page knows words of its own. */
function wordOf({ path }: ShownChange, texts: Texts): string | undefined {
  const [, field] = path.split('.');
  if (field === '$live' || field === '$pile') return field;
  return texts.named(field === undefined ? `state/${path}` : path);
}

function changeText(change: ShownChange, to: ShownValue, texts: Texts, t: Say): string {
  const { path, of, from } = change;
  const [kind = '', field] = path.split('.');
  if (field === undefined) {
    const word = wordOf(change, texts) ?? readable(path);
    const name = [word, ...of.map((one) => texts.member(one))].join(' · ');
    return moved(name, texts.value(`state/${path}`, from), texts.value(`state/${path}`, to));
  }
  const member = texts.member(of[0] ?? '', kind);
  if (field === '$live') return t(to === true ? 'oddsAppears' : 'oddsGone', { what: member });
  if (field === '$pile') return moved(member, pileText(from, texts), pileText(to, texts));
  const name = `${member} · ${wordOf(change, texts) ?? readable(field)}`;
  return moved(name, texts.value(path, from), texts.value(path, to));
}

const moved = (name: string, from: string, to: string): string => `${name}: ${from} → ${to}`;

/** `hand(ann)` as the ruleset calls it. */
function pileText(spot: ShownValue, texts: Texts): string {
  const [, name = '', of = ''] = /^(\w+)(?:\((.*)\))?$/.exec(String(spot)) ?? [];
  const word = texts.named(`pile/${name}`) ?? readable(name);
  return of === ''
    ? word
    : `${word} (${of
        .split(', ')
        .map((one) => texts.member(one))
        .join(', ')})`;
}

/** Closer to certain or impossible than this isn't rounded. */
const LEAST = 0.005;

/** A share in percent; what is neither certain nor impossible never looks like it. */
export function oddsPercent(share: number, lang: string): string {
  if (share > 0 && share < LEAST) return `< ${percent(0.01, lang)}`;
  if (share < 1 && share > 1 - LEAST) return `> ${percent(0.99, lang)}`;
  return percent(Math.min(1, Math.max(0, share)), lang);
}
