import { type Catalogue, type Entry, isTranslated } from './po.ts';

/** A catalogue as text; the same catalogue gives the same bytes, and reading it gives the same catalogue. */
export function writePo({ header, headComments, entries }: Catalogue): string {
  const fields = header.map(([name, value]) => `${name}: ${value}\n`).join('');
  const head = [...headComments.map((line) => comment('#', line)), 'msgid ""', ...keyword('msgstr', fields)];
  const live = entries.filter(({ obsolete }) => !obsolete);
  // What was never translated is not worth keeping.
  const gone = entries.filter((entry) => entry.obsolete && isTranslated(entry));
  return `${[head.join('\n'), ...[...live, ...gone].map(entryText)].join('\n\n')}\n`;
}

const comment = (sign: string, line: string): string => (line === '' ? sign : `${sign} ${line}`);

function entryText(entry: Entry): string {
  const { notes, about, places, flags, previous, context, source, plural, targets, obsolete } = entry;
  const was = previous
    ? [
        ...(previous.context === undefined ? [] : keyword('msgctxt', previous.context)),
        ...keyword('msgid', previous.source),
      ]
    : [];
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
    ...about.map((line) => comment('#.', line)),
    ...places.map((line) => comment('#:', line)),
    ...(flags.length > 0 ? [`#, ${flags.join(', ')}`] : []),
    ...was.map((line) => (obsolete ? `#~| ${line}` : `#| ${line}`)),
    ...texts.map((line) => (obsolete ? `#~ ${line}` : line)),
  ].join('\n');
}

/** A text of several lines stands below its keyword, a line each. */
export function keyword(name: string, text: string): readonly string[] {
  const lines = text.match(/[^\n]*\n|[^\n]+$/g) ?? [''];
  if (lines.length === 1 && !text.endsWith('\n')) return [`${name} ${quoted(text)}`];
  return [`${name} ""`, ...lines.map(quoted)];
}

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '"': '\\"', '\n': '\\n', '\t': '\\t', '\r': '\\r' };
const quoted = (text: string): string => `"${text.replace(/[\\"\n\t\r]/g, (sign) => ESCAPES[sign] ?? sign)}"`;
