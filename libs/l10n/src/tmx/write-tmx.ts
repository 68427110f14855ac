import { authorIn } from '../author.ts';
import { type Catalogue, type Entry, isReady } from '../po/po.ts';
import { type Part, partsIn } from '../xliff/codes.ts';
import { xml } from '../xml/write-xml.ts';

/** What is translated in a catalogue as TMX 1.4, the memory of translation tools; each text with its fragment. */
export const writeTmx = ({ entries }: Catalogue, from: string, to: string, version: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE tmx SYSTEM "tmx14.dtd">
<tmx version="1.4">
  <header creationtool="sandtable" creationtoolversion="${xml(version)}" segtype="paragraph" o-tmf="PO" adminlang="en" srclang="${from}" datatype="plaintext"/>
  <body>
${entries
  .filter(isReady)
  .map((entry) => unitText(entry, from, to))
  .join('\n')}
  </body>
</tmx>
`;

const unitText = ({ context, notes, source, targets }: Entry, from: string, to: string): string =>
  [
    '    <tu>',
    `      <prop type="x-context">${xml(context)}</prop>`,
    `      <tuv xml:lang="${from}"><seg>${segment(source)}</seg></tuv>`,
    `      <tuv xml:lang="${to}"${changedBy(notes)}><seg>${segment(targets[0] ?? '')}</seg></tuv>`,
    '    </tu>',
  ].join('\n');

const changedBy = (notes: readonly string[]): string => {
  const author = authorIn(notes);
  return author === undefined ? '' : ` changeid="${xml(author)}"`;
};

/** Codes stand as they are inside of their elements. */
function segment(text: string): string {
  let last = 0;
  const inline = (parts: readonly Part[]): string =>
    parts
      .map((part) => {
        if ('words' in part) return xml(part.words);
        if ('code' in part) return `<ph>${xml(part.code)}</ph>`;
        last += 1;
        const id = last;
        return `<bpt i="${id}">${xml(part.open)}</bpt>${inline(part.inner)}<ept i="${id}">${xml(part.close)}</ept>`;
      })
      .join('');
  return inline(partsIn(text));
}
