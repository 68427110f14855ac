import { type Diagnostic, finding } from '@sandtable/diagnostics';
import { typedNumbers } from '@sandtable/messages';
import type { Span } from '@sandtable/text';
import type { Entry } from './po/po.ts';
import { targetsIn, valuesIn } from './wording.ts';

/** What is wrong with one translation beside its source. */
export function textProblems({ source, targets, context }: Entry, span: Span, lang: string): readonly Diagnostic[] {
  const target = targets[0] ?? '';
  const style = styleProblems(source, target, lang);
  return [
    ...differing('value', valuesIn(source), valuesIn(target), span),
    ...differing('link', targetsIn(source), targetsIn(target), span),
    ...differing('mark', marksIn(source), marksIn(target), span),
    ...typed(source, target, lang, span),
    ...style.map((what) => finding('l10n/style', span, { what, fragment: context }, { severity: 'warning' })),
  ];
}

/** Values may come in another order, and as often as the language needs; none may be lost or invented. */
function differing(
  what: string,
  wanted: readonly string[],
  have: readonly string[],
  span: Span,
): readonly Diagnostic[] {
  const lost = [...new Set(wanted)].filter((one) => !have.includes(one));
  const more = [...new Set(have)].filter((one) => !wanted.includes(one));
  return [
    ...lost.map((one) => finding('l10n/lost', span, { what, name: one })),
    ...more.map((one) => finding('l10n/invented', span, { what, name: one })),
  ];
}

/** Emphasis and code of a text, a sort once; what stands in code may be words that the language has its own for. */
const marksIn = (text: string): readonly string[] => [
  ...(/`[^`]*`/.test(text) ? ['`'] : []),
  ...(/\*\*[^*]+\*\*/.test(text) ? ['**'] : []),
  ...(/(?<!\*)\*[^*]+\*(?!\*)/.test(text) ? ['*'] : []),
];

/** The source has the numbers that are meant as they stand; more of them were typed here. */
function typed(source: string, target: string, lang: string, span: Span): readonly Diagnostic[] {
  const allowed = typedNumbers(source, 'de').length;
  const found = typedNumbers(target, lang);
  const first = found[0];
  if (first === undefined || found.length <= allowed) return [];
  return [
    finding('l10n/typed-number', span, { number: target.slice(first.start, first.end) }, { severity: 'warning' }),
  ];
}

const END = /[.!?:…]['"”“»)]*$/;
const WRONG_QUOTES: Readonly<Record<string, RegExp>> = { de: /["”]/, en: /["„]/, fr: /["„“”]/ };

function styleProblems(source: string, target: string, lang: string): readonly string[] {
  const ends = (text: string): string | undefined => END.exec(text.trim())?.[0][0];
  const words = target.replace(/\{[^{}]*\}|`[^`]*`/g, '·');
  return [
    ...(ends(source) === ends(target) ? [] : ['end']),
    ...(/(?<![\p{L}\p{N}])(\p{L}{2,})\s+\1(?![\p{L}\p{N}])/iu.test(words) && !isDoubled(source) ? ['doubled'] : []),
    ...(WRONG_QUOTES[lang]?.test(words) ? ['quotes'] : []),
    ...(source === target && /\p{Ll}{4,}.*\s\p{L}{3,}/u.test(source) ? ['copied'] : []),
  ];
}

const isDoubled = (text: string): boolean => /(?<![\p{L}\p{N}])(\p{L}{2,})\s+\1(?![\p{L}\p{N}])/iu.test(text);
