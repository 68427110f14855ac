import { type Diagnostic, finding } from '@sandtable/diagnostics';
import type { Entry, Previous } from './po.ts';
import type { Line } from './po-lines.ts';

/** A comment as it is in its file. */
export const standing = ({ word, text }: Line): string => [word, text].filter((part) => part !== '').join(' ');

/** The entry that lines make; what lacks a part, or has one twice, is a finding and no entry. */
export function entryOf(block: readonly Line[], findings: Diagnostic[]): Entry | undefined {
  const texts = block.filter(({ sort }) => sort === 'text');
  // A line in it cannot be read, which is reported already.
  if (texts.length === 0 || block.some(({ sort }) => sort === 'bad')) return undefined;
  const now = texts.filter(({ previous }) => !previous);
  const wrong = wrongIn(now, block);
  if (wrong !== undefined) {
    findings.push(wrong);
    return undefined;
  }
  const [source, plural, context] = ['msgid', 'msgid_plural', 'msgctxt'].map((word) =>
    now.find((line) => line.word === word),
  );
  const targets = now.filter(isTarget).toSorted((a, b) => formOf(a) - formOf(b));
  const [first] = block;
  if (source === undefined || first === undefined) return undefined;
  return {
    ...commentsIn(block),
    previous: previousIn(texts.filter(({ previous }) => previous)),
    context: context?.text ?? '',
    source: source.text,
    plural: plural?.text,
    targets: targets.map(({ text }) => text),
    obsolete: source.obsolete,
    span: { ...first.span, end: block.at(-1)?.span.end ?? first.span.end },
    targetSpans: targets.map((line) => line.span),
  };
}

const isTarget = ({ word }: Line): boolean => word.startsWith('msgstr');
const formOf = ({ word }: Line): number => Number(/\d+/.exec(word)?.[0] ?? 0);

function wrongIn(now: readonly Line[], block: readonly Line[]): Diagnostic | undefined {
  const has = (word: string): boolean => now.some((line) => line.word === word);
  const twice = now.find((line, i) => now.findIndex(({ word }) => word === line.word) < i);
  if (twice !== undefined) return finding('l10n/entry', twice.span, { what: 'twice', name: twice.word });
  const lost = missingIn(has, now.filter(isTarget));
  const [at] = now.length > 0 ? now : block;
  return lost === undefined || at === undefined
    ? undefined
    : finding('l10n/entry', at.span, { what: 'missing', name: lost });
}

function missingIn(has: (word: string) => boolean, targets: readonly Line[]): string | undefined {
  if (!has('msgid')) return 'msgid';
  if (!has('msgid_plural')) {
    if (targets.length === 0) return 'msgstr';
    return has('msgstr') ? undefined : 'msgid_plural';
  }
  return [...targets.keys(), 0].map((form) => `msgstr[${form}]`).find((word) => !has(word));
}

function commentsIn(block: readonly Line[]): Pick<Entry, 'notes' | 'marks' | 'about' | 'places' | 'flags'> {
  const notes = (sign: string): readonly string[] =>
    block.flatMap((line) => (line.sort === 'note' && line.word === sign ? [line.text] : []));
  const marks = notes('');
  return {
    notes: notes('#'),
    ...(marks.length > 0 ? { marks } : {}),
    about: notes('#.'),
    places: notes('#:'),
    flags: notes('#,').flatMap((line) =>
      line
        .split(',')
        .map((flag) => flag.trim())
        .filter((flag) => flag !== ''),
    ),
  };
}

function previousIn(was: readonly Line[]): Previous | undefined {
  const said = (word: string): string | undefined => was.find((line) => line.word === word)?.text;
  const source = said('msgid');
  const [context, plural] = [said('msgctxt'), said('msgid_plural')];
  return source === undefined ? undefined : { context, source, ...(plural === undefined ? {} : { plural }) };
}
