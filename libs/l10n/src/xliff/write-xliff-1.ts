import { type Catalogue, type Entry, isFuzzy, isTranslated } from '../po/po.ts';
import { xml } from '../xml/write-xml.ts';
import { numbering, type Part, partsIn } from './codes.ts';
import { filesIn } from './files-in.ts';

/** A catalogue as XLIFF 1.2, which most tools read: codes stand as they are inside of their elements. */
export const writeXliff1 = (catalogue: Catalogue, from: string, to: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
${filesIn(catalogue)
  .map(([path, entries], i) => fileText(path, entries, i, from, to))
  .join('\n')}
</xliff>
`;

const fileText = (path: string, entries: readonly Entry[], file: number, from: string, to: string): string =>
  `  <file original="${xml(path)}" source-language="${from}" target-language="${to}" datatype="plaintext">
    <body>
${entries.map((entry, i) => unitText(entry, `f${file + 1}u${i + 1}`)).join('\n')}
    </body>
  </file>`;

function unitText(entry: Entry, id: string): string {
  const { about, notes, context, source, targets } = entry;
  const number = numbering();
  const inSource = inline(partsIn(source), (sign) => number(sign, true));
  const target = isTranslated(entry) ? inline(partsIn(targets[0] ?? ''), (sign) => number(sign, false)) : undefined;
  const approved = target !== undefined && !isFuzzy(entry) ? ' approved="yes"' : '';
  return [
    `      <trans-unit id="${id}" resname="${xml(context)}"${approved} xml:space="preserve">`,
    `        <source>${inSource}</source>`,
    ...(target === undefined ? [] : [`        <target state="${stateOf(entry)}">${target}</target>`]),
    ...about.map((line) => `        <note from="developer">${xml(line)}</note>`),
    ...notes.map((line) => `        <note from="translator">${xml(line)}</note>`),
    '      </trans-unit>',
  ].join('\n');
}

const stateOf = (entry: Entry): string => (isFuzzy(entry) ? 'needs-review-translation' : 'translated');

const inline = (parts: readonly Part[], number: (sign: string) => number): string =>
  parts
    .map((part) => {
      if ('words' in part) return xml(part.words);
      if ('code' in part) return `<ph id="${number(part.code)}">${xml(part.code)}</ph>`;
      const id = number(part.open + part.close);
      return `<bpt id="${id}">${xml(part.open)}</bpt>${inline(part.inner, number)}<ept id="${id}">${xml(part.close)}</ept>`;
    })
    .join('');
