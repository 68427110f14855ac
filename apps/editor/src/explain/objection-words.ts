import type { Texts } from '@sandtable/board/texts';
import { type AskView, isMany } from '@sandtable/session';
import type { WhyAsked } from '../state/slices/analysis.ts';
import type { Word } from '../word-ids.ts';
import type { Say } from '../words.ts';
import type { DescribedAgainst } from '../workers/why-protocol.ts';

/** A candidate or a whole answer that is not allowed. */
export type RefusedAnswer = Extract<WhyAsked, { of: 'candidate' | 'answer' }>;

/** What sort of thing speaks against it; empty where reason and sentences say so already. */
export function headOf(
  t: Say,
  texts: Texts,
  { what, reason, next = '', nextIs, bound, claims }: DescribedAgainst,
  asked: RefusedAnswer,
): string {
  if (what === 'later' && reason !== undefined && nextIs === undefined) return '';
  // Claims alone don't tell that it is the answer as a whole that they are about.
  const isSaid = reason !== undefined || (claims.length > 0 && what !== 'whole');
  if (what === 'bounds' && bound) return t(bound.least ? 'tooFew' : 'tooMany', { n: bound.n });
  if (what !== 'later') return isSaid ? '' : t(WORDS[what]);
  const name = nextIs === undefined ? next : next.slice(0, next.indexOf(' = '));
  const path = `${asked.question.choice}/${armOf(asked)}/${name}`;
  const question = texts.path(path);
  return nextIs === undefined
    ? (texts.named(`${path}/empty`) ?? t('againstLater', { next: question }))
    : t('againstLaterThis', { next: question, value: texts.member(nextIs) });
}

/** The arm of a menu that was asked about, or in which something was. */
const armOf = (asked: RefusedAnswer): string => {
  const [arm] = asked.question.picked;
  if (arm !== undefined) return arm;
  if (asked.of === 'candidate') return asked.name;
  return typeof asked.answer === 'object' && 'arm' in asked.answer ? asked.answer.arm : '';
};

const WORDS = {
  guard: 'againstGuard',
  outside: 'againstOutside',
  whole: 'againstWhole',
  bounds: 'againstBounds',
  later: 'againstLater',
  unknown: 'againstUnknown',
} as const;

/** Who asks of a value that isn't offered has given something else that goes against it. */
export const nothingAgainst = (asked: RefusedAnswer): Word =>
  asked.of === 'answer' || asked.possible.includes(asked.name) ? 'nothingAgainst' : 'nothingAgainstAlone';

/** How many are selected where nothing speaks against one more but their number: only then is it refused. */
export const mostSelected = (asked: RefusedAnswer, open: AskView | undefined): number | undefined =>
  asked.of === 'candidate' &&
  asked.possible.includes(asked.name) &&
  open?.choice === asked.question.choice &&
  isMany(open)
    ? open.high
    : undefined;
