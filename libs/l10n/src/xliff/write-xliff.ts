import { type Catalogue, type Entry, isFuzzy, isTranslated } from '../po/po.ts';
import { xml } from '../xml/write-xml.ts';
import { numbering, type Part, partsIn } from './codes.ts';
import { filesIn } from './files-in.ts';

/**
 * A catalogue as XLIFF 2.1: a file for each chapter, a unit for each text, its fragment as name. Texts go out whole, and
 * tools are asked not to split them, for a sentence may stand elsewhere in another language.
 */
export const writeXliff = (catalogue: Catalogue, from: string, to: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="${from}" trgLang="${to}">
${filesIn(catalogue)
  .map(([path, entries], i) => fileText(path, entries, i))
  .join('\n')}
</xliff>
`;

const fileText = (path: string, entries: readonly Entry[], i: number): string =>
  `  <file id="f${i + 1}" original="${xml(path)}" canResegment="no">
${entries.map(unitText).join('\n')}
  </file>`;

function unitText(entry: Entry, i: number): string {
  const { about, notes, context, source, targets } = entry;
  const said = [...about, ...notes].map((line) => `        <note>${xml(line)}</note>`);
  const number = numbering();
  const inSource = inline(partsIn(source), (sign) => number(sign, true));
  const translated = isTranslated(entry) ? inline(partsIn(targets[0] ?? ''), (sign) => number(sign, false)) : undefined;
  return [
    `    <unit id="u${i + 1}" name="${xml(context)}">`,
    ...(said.length > 0 ? ['      <notes>', ...said, '      </notes>'] : []),
    `      <segment ${stateOf(entry)}>`,
    `        <source>${inSource}</source>`,
    ...(translated === undefined ? [] : [`        <target>${translated}</target>`]),
    '      </segment>',
    '    </unit>',
  ].join('\n');
}

/** What waits for a look is not translated, and says so in its own words. */
const stateOf = (entry: Entry): string => {
  if (!isTranslated(entry)) return 'state="initial"';
  return isFuzzy(entry) ? 'state="initial" subState="sandtable:stale"' : 'state="translated"';
};

const inline = (parts: readonly Part[], number: (sign: string) => number): string =>
  parts
    .map((part) => {
      if ('words' in part) return xml(part.words);
      if ('code' in part) return `<ph id="${number(part.code)}" disp="${xml(part.code)}"/>`;
      const { open, close, inner } = part;
      const id = number(open + close);
      return `<pc id="${id}" dispStart="${xml(open)}" dispEnd="${xml(close)}">${inline(inner, number)}</pc>`;
    })
    .join('');
