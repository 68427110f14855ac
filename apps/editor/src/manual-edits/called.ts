import { readable, tagged } from '@sandtable/board';
import type { Texts } from '@sandtable/board/texts';

/** The field that says in which pile something lies; no rule gives it a name. */
const PILE = '.$pile';

/** What of the position is meant: by its word, else by the parts of its name, `Army: face up`. */
export function calledValue(path: string, texts: Texts, liesIn: string): string {
  const [kind = '', field] = path.split('.');
  if (field === undefined) return texts.named(`state/${path}`) ?? readable(path);
  const own = texts.named(path);
  if (own !== undefined) return own;
  const called = path.endsWith(PILE) ? liesIn : readable(field).toLocaleLowerCase();
  return `${texts.named(`kind/${kind}`) ?? readable(kind)}: ${called}`;
}

/** One of the values that it may have. */
export function calledOne(path: string, value: string, texts: Texts): string {
  if (!path.endsWith(PILE) || value === 'none') return texts.value(path.includes('.') ? path : `state/${path}`, value);
  const { tag, parts } = tagged(value);
  const whose = parts.map((part) => texts.value(`pile/${tag}`, part));
  return [texts.named(`pile/${tag}`) ?? readable(tag), ...whose].join(' · ');
}

/** Where something is asked of chance, by the words of the place, else by the steps that lead there. */
export const calledPlace = (place: string, texts: Texts): string =>
  texts.named(place) ??
  place
    .split('/')
    .map((step) => readable(step.replaceAll('-', ' ')))
    .join(' › ');
