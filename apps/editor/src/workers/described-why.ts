import type { Account, Against, Claim, Part, Record as Recorded, Story, Verdict } from '@sandtable/explain';
import type { Span } from '@sandtable/text';
import type { SourceText } from './protocol.ts';
import type {
  DescribedAccount,
  DescribedAgainst,
  DescribedClaim,
  DescribedPart,
  DescribedPlace,
  DescribedRecord,
  DescribedStory,
  DescribedVerdict,
} from './why-protocol.ts';

/** Places of the rules as the page shows them: with their words. */
export interface Words {
  at(span: Span): DescribedPlace;
}

/** Longer words are cut: they stand in the text beside. */
const LONG = 140;

export function wordsOf(files: readonly SourceText[]): Words {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  return {
    at({ file, start, end }) {
      const whole = texts.get(file) ?? '';
      const line = whole.slice(0, start).split('\n').length;
      const text = whole.slice(start, end).replaceAll(/\s+/g, ' ');
      return { text: text.length > LONG ? `${text.slice(0, LONG)}…` : text, file, start, end, line };
    },
  };
}

export const describePart = (words: Words, { span, is, value, truth, decisive, of, parts }: Part): DescribedPart => ({
  ...words.at(span),
  is,
  value,
  truth,
  decisive,
  of,
  parts: parts.map((part) => describePart(words, part)),
});

export const describeAgainst = (words: Words, { part, claims = [], ...rest }: Against): DescribedAgainst => ({
  ...rest,
  claims: claims.map((one) => describeClaim(words, one)),
  part: part && describePart(words, part),
});

function describeClaim(words: Words, claim: Claim): DescribedClaim {
  const at = words.at(claim.at);
  if (claim.c === 'unknown') return { c: 'unknown', at };
  if (claim.c === 'any') return { c: 'any', at, of: claim.of.map((one) => describeClaim(words, one)) };
  return { ...claim, at, because: claim.because.map((one) => describeClaim(words, one)) };
}

const describeAccount = (
  words: Words,
  { at, value, how, noun, taken, parts, dice, because = [] }: Account,
): DescribedAccount => ({
  ...{ value, how, noun, taken, dice },
  at: words.at(at),
  parts: parts.map((part) => describeAccount(words, part)),
  because: because.map((one) => describeClaim(words, one)),
});

export const describeStory = (words: Words, { at, values, tests, after }: Story): DescribedStory => ({
  at: words.at(at),
  values: values.map(({ noun, account }) => ({ noun, account: describeAccount(words, account) })),
  tests: tests.map((one) => describeClaim(words, one)),
  after: after.map(({ claims, lines }) => ({ claims: claims.map((one) => describeClaim(words, one)), lines })),
});

export const describeVerdict = (words: Words, { at, parts, callers, ...rest }: Verdict): DescribedVerdict => ({
  ...rest,
  at: words.at(at),
  parts: parts.map((part) => describePart(words, part)),
  callers: callers.map((caller) => describeVerdict(words, caller)),
});

export const describeRecord = (words: Words, step: number, { steps, cut, before }: Recorded): DescribedRecord => ({
  step,
  cut,
  before,
  steps: steps.map(({ span, end: until, ...rest }) => ({ ...rest, ...firstLine(words, span), until })),
});

/** Of a statement with a body the line it begins with. */
function firstLine(words: Words, span: Span): ReturnType<Words['at']> {
  const source = words.at(span);
  const head = /^(.*?)\s\{ /.exec(source.text)?.[1];
  return head === undefined ? source : { ...source, text: head };
}
