import type { Account, Against, Claim, Part, Record as Recorded, Story, Verdict } from '@sandtable/explain';
import type { Span } from '@sandtable/text';
import type { SourceText } from './protocol.ts';
import type {
  ToldAccount,
  ToldAgainst,
  ToldClaim,
  ToldPart,
  ToldPlace,
  ToldRecord,
  ToldStory,
  ToldVerdict,
} from './why-protocol.ts';

/** Places of the rules as the page shows them: with their words. */
export interface Words {
  at(span: Span): ToldPlace;
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

export const toldPart = (words: Words, { span, is, value, truth, decisive, of, parts }: Part): ToldPart => ({
  ...words.at(span),
  is,
  value,
  truth,
  decisive,
  of,
  parts: parts.map((part) => toldPart(words, part)),
});

export const toldAgainst = (words: Words, { part, claims = [], ...rest }: Against): ToldAgainst => ({
  ...rest,
  claims: claims.map((one) => toldClaim(words, one)),
  part: part && toldPart(words, part),
});

function toldClaim(words: Words, claim: Claim): ToldClaim {
  const at = words.at(claim.at);
  if (claim.c === 'unknown') return { c: 'unknown', at };
  if (claim.c === 'any') return { c: 'any', at, of: claim.of.map((one) => toldClaim(words, one)) };
  return { ...claim, at, because: claim.because.map((one) => toldClaim(words, one)) };
}

const toldAccount = (
  words: Words,
  { at, value, how, noun, taken, parts, dice, because = [] }: Account,
): ToldAccount => ({
  ...{ value, how, noun, taken, dice },
  at: words.at(at),
  parts: parts.map((part) => toldAccount(words, part)),
  because: because.map((one) => toldClaim(words, one)),
});

export const toldStory = (words: Words, { at, values, tests, after }: Story): ToldStory => ({
  at: words.at(at),
  values: values.map(({ noun, account }) => ({ noun, account: toldAccount(words, account) })),
  tests: tests.map((one) => toldClaim(words, one)),
  after: after.map(({ claims, lines }) => ({ claims: claims.map((one) => toldClaim(words, one)), lines })),
});

export const toldVerdict = (words: Words, { at, parts, callers, ...rest }: Verdict): ToldVerdict => ({
  ...rest,
  at: words.at(at),
  parts: parts.map((part) => toldPart(words, part)),
  callers: callers.map((caller) => toldVerdict(words, caller)),
});

export const toldRecord = (words: Words, step: number, { steps, cut, before }: Recorded): ToldRecord => ({
  step,
  cut,
  before,
  steps: steps.map(({ span, end: until, ...rest }) => ({ ...rest, ...firstLine(words, span), until })),
});

/** Of a statement with a body the line it begins with. */
function firstLine(words: Words, span: Span): ReturnType<Words['at']> {
  const told = words.at(span);
  const head = /^(.*?)\s\{ /.exec(told.text)?.[1];
  return head === undefined ? told : { ...told, text: head };
}
