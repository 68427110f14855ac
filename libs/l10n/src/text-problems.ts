import { type Diagnostic, finding } from '@sandtable/diagnostics';
import { placesIn, slipsIn, typedNumbers } from '@sandtable/messages';
import type { Span } from '@sandtable/text';
import type { Entry } from './po/po.ts';
import { keyword } from './po/write-po.ts';
import { forTranslators, namedBy, targetsIn, valuesIn } from './wording.ts';

/** What is wrong with one translation beside its source. */
export function textProblems({ source, targets, context }: Entry, span: Span, lang: string): readonly Diagnostic[] {
  const target = targets[0] ?? '';
  const style = styleProblems(source, target, lang);
  return [
    ...codeProblems(source, target, span),
    ...literals(target, span),
    ...typed(source, target, lang, span),
    ...spaces(target, lang, context, span),
    ...style.map((what) => finding('l10n/style', span, { what, fragment: context }, { severity: 'warning' })),
  ];
}

/** What a translation has lost or invented of the codes of its source. */
export const codeProblems = (source: string, target: string, span: Span): readonly Diagnostic[] => {
  const wanted = codesOf(source);
  const have = codesOf(target);
  return [
    ...differing('value', wanted.values, have.values, span).filter((one) => !isNamedIn(one, have.links, wanted.links)),
    ...differing('link', wanted.links, have.links, span).filter((one) => !isNamedIn(one, have.values, wanted.values)),
    ...differing('mark', marksIn(source), marksIn(target), span),
  ];
};

const codesOf = (text: string) => ({ values: valuesIn(text), links: targetsIn(text) });

/**
 * Whether a name is written in the other way in the text that lacks it: a language with cases inflects
 * `{Front.f1.name}` in words of its own, `[froncie nad Sommą](Front.f1)`, which are checked against the terms.
 */
function isNamedIn({ code, fields }: Diagnostic, have: readonly string[], wanted: readonly string[]): boolean {
  const named = namedBy(String(fields.name));
  return named !== undefined && (code === 'l10n/lost' ? have : wanted).some((path) => namedBy(path) === named);
}

/** The values and links among them, without which a text would be wrong. */
export const brokenCodes = (source: string, target: string): readonly Diagnostic[] =>
  codeProblems(source, target, { file: '', start: 0, end: 0 }).filter(({ fields }) => fields.what !== 'mark');

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

/** In a catalogue numbers that are meant as they stand have no braces, so that other tools can check values. */
function literals(target: string, span: Span): readonly Diagnostic[] {
  const first = placesIn(target).find(({ sort }) => sort === 'literal');
  if (first === undefined) return [];
  const edits = [{ span, text: keyword('msgstr', forTranslators(target)).join('\n') }];
  const fields = { what: 'literal', name: target.slice(first.start, first.end) };
  return [finding('l10n/invented', span, fields, { fixes: [{ title: 'fix/plain-number', fields: {}, edits }] })];
}

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

const END = /[.!?:…؟۔。．！？：।։]['"”“»)]*$/;
/** Signs of other scripts that end a sentence like ours. */
const LIKE: Readonly<Record<string, string>> = {
  '؟': '?',
  '۔': '.',
  '。': '.',
  '．': '.',
  '！': '!',
  '？': '?',
  '：': ':',
  '।': '.',
  '։': '.',
};
function styleProblems(source: string, target: string, lang: string): readonly string[] {
  const ends = (text: string): string | undefined => {
    const sign = END.exec(text.trim())?.[0][0];
    return sign === undefined ? undefined : (LIKE[sign] ?? sign);
  };
  const slips = new Set(slipsIn(target, lang).map(({ what }) => what));
  return [
    ...(ends(source) === ends(target) ? [] : ['end']),
    ...[...slips].filter((what) => what !== 'space' && (what !== 'doubled' || !isDoubled(source))),
    ...(source === target && /\p{Ll}{4,}.*\s\p{L}{3,}/u.test(source) ? ['copied'] : []),
  ];
}

const isDoubled = (text: string): boolean => slipsIn(text, 'de').some(({ what }) => what === 'doubled');

/** Spaces where a line must not break are fixed in one step. */
function spaces(target: string, lang: string, context: string, span: Span): readonly Diagnostic[] {
  const slips = slipsIn(target, lang).filter(({ what }) => what === 'space');
  if (slips.length === 0) return [];
  const better = slips.reduceRight(
    (text, { start, end, better: sign = ' ' }) => text.slice(0, start) + sign + text.slice(end),
    target,
  );
  const fix = { title: 'fix/spaces', fields: {}, edits: [{ span, text: keyword('msgstr', better).join('\n') }] };
  const fields = { what: 'space', fragment: context };
  return [finding('l10n/style', span, fields, { severity: 'warning', fixes: [fix] })];
}
