import { quoted } from './escapes.ts';
import { type Catalogue, type Entry, hasWork, type Previous } from './po.ts';

/** A catalogue as text; the same catalogue gives the same bytes, and reading it gives the same catalogue. */
export function writePo({ header, headComments, headMarks = [], entries, tail = [] }: Catalogue): string {
  const fields = header.map(([name, value]) => `${name === '' ? value : `${name}: ${value}`}\n`).join('');
  const above = [...headComments.map((line) => comment('#', line)), ...headMarks];
  const head = [...above, 'msgid ""', ...keyword('msgstr', fields)];
  const live = entries.filter(({ obsolete }) => !obsolete);
  // What nobody worked on is not worth keeping.
  const gone = entries.filter((entry) => entry.obsolete && hasWork(entry));
  const below = tail.length > 0 ? [tail.join('\n')] : [];
  return `${[head.join('\n'), ...[...live, ...gone].map(entryText), ...below].join('\n\n')}\n`;
}

/** GNU gettext joins a line that ends with a backslash to the next one, comments included; a space keeps them apart. */
export const comment = (sign: string, line: string): string => {
  if (line === '') return sign;
  return line.endsWith('\\') ? `${sign} ${line} ` : `${sign} ${line}`;
};

function entryText(entry: Entry): string {
  const { notes, marks = [], about, places, flags, previous, context, source, plural, targets, obsolete } = entry;
  const was = previous ? previousText(previous) : [];
  const texts = [
    ...(context === '' ? [] : keyword('msgctxt', context)),
    ...keyword('msgid', source),
    ...(plural === undefined ? [] : keyword('msgid_plural', plural)),
    ...(plural === undefined
      ? keyword('msgstr', targets[0] ?? '')
      : targets.flatMap((target, i) => keyword(`msgstr[${i}]`, target))),
  ];
  return [
    ...notes.map((line) => comment('#', line)),
    ...marks,
    ...about.map((line) => comment('#.', line)),
    ...places.map((line) => comment('#:', line)),
    ...(flags.length > 0 ? [`#, ${flags.join(', ')}`] : []),
    ...was.map((line) => (obsolete ? `#~| ${line}` : `#| ${line}`)),
    ...texts.map((line) => (obsolete ? `#~ ${line}` : line)),
  ].join('\n');
}

const previousText = ({ context, source, plural }: Previous): readonly string[] => [
  ...(context === undefined ? [] : keyword('msgctxt', context)),
  ...keyword('msgid', source),
  ...(plural === undefined ? [] : keyword('msgid_plural', plural)),
];

/** A text of several lines stands below its keyword, a line each. */
export function keyword(name: string, text: string): readonly string[] {
  const lines = text.match(/[^\n]*\n|[^\n]+$/g) ?? [''];
  if (lines.length === 1 && !text.endsWith('\n')) return [`${name} ${quoted(text)}`];
  return [`${name} ""`, ...lines.map(quoted)];
}
