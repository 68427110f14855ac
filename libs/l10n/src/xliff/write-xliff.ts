import { placesIn } from '@sandtable/messages';
import { type Catalogue, type Entry, isFuzzy, isTranslated } from '../po/po.ts';

/** A catalogue as XLIFF 2.0: a file for each chapter, a unit for each text, its fragment as name. */
export function writeXliff(catalogue: Catalogue, from: string, to: string): string {
  const live = catalogue.entries.filter(({ obsolete, plural }) => !obsolete && plural === undefined);
  const files = [...Map.groupBy(live, ({ places }) => (places[0] ?? '').replace(/:\d+$/, ''))];
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="${from}" trgLang="${to}">
${files.map(([path, entries], i) => fileText(path, entries, i)).join('\n')}
</xliff>
`;
}

const fileText = (path: string, entries: readonly Entry[], i: number): string =>
  `  <file id="f${i + 1}" original="${xml(path)}">
${entries.map(unitText).join('\n')}
  </file>`;

function unitText(entry: Entry, i: number): string {
  const { about, notes, context, source, targets } = entry;
  const said = [...about, ...notes].map((line) => `        <note>${xml(line)}</note>`);
  const target = isTranslated(entry) ? [`        <target>${inline(targets[0] ?? '')}</target>`] : [];
  return [
    `    <unit id="u${i + 1}" name="${xml(context)}">`,
    ...(said.length > 0 ? ['      <notes>', ...said, '      </notes>'] : []),
    `      <segment ${stateOf(entry)}>`,
    `        <source>${inline(source)}</source>`,
    ...target,
    '      </segment>',
    '    </unit>',
  ].join('\n');
}

/** What waits for a look is not translated, and says so in its own words. */
const stateOf = (entry: Entry): string => {
  if (!isTranslated(entry)) return 'state="initial"';
  return isFuzzy(entry) ? 'state="initial" subState="sandtable:stale"' : 'state="translated"';
};

/** Values are placeholders, and what surrounds the words of a link is a pair of codes. */
function inline(text: string): string {
  let made = '';
  let done = 0;
  for (const [i, place] of placesIn(text).entries()) {
    const whole = text.slice(place.start, place.end);
    const words = 'words' in place && place.sort !== 'literal' ? place.words : undefined;
    made += xml(text.slice(done, place.start));
    if (words === undefined || words === '') made += `<ph id="${i + 1}" disp="${xml(whole)}"/>`;
    else made += `<pc id="${i + 1}" dispStart="[" dispEnd="${xml(whole.slice(1 + words.length))}">${xml(words)}</pc>`;
    done = place.end;
  }
  return made + xml(text.slice(done));
}

const xml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
