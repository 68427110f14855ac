import { type Diagnostic, finding } from '@sandtable/diagnostics';
import { near, type Span } from '@sandtable/text';
import { pathToId } from '../id.ts';
import type { TermBase } from '../terms/check-terms.ts';
import { termPath } from '../terms/term.ts';
import { isOurs, type MessagePlaces } from './message-places.ts';
import type { Said } from './read-ftl.ts';

/** What the messages of all files have together too much, twice, or not at all. */
export const acrossFiles = (
  all: readonly Said[],
  places: MessagePlaces | undefined,
  bases: readonly TermBase[],
): readonly Diagnostic[] => [
  ...twice(all),
  ...againstTerms(all, bases),
  ...(places?.whole ? unused(all, places) : []),
  ...notSaid(all, bases),
];

const spanOf = ({ file, named }: Said): Span => ({ file, ...named });

/** Takes a message out with its lines. */
const without = ({ file, start, end }: Said) => ({
  title: 'fix/remove-message',
  fields: {},
  edits: [{ span: { file, start, end }, text: '' }],
});

/** Of two messages with one id the later one is read. */
function twice(all: readonly Said[]): readonly Diagnostic[] {
  const first = new Map<string, Said>();
  return all.flatMap((said) => {
    const key = `${said.lang} ${said.id}`;
    const known = first.get(key);
    if (known === undefined) {
      first.set(key, said);
      return [];
    }
    const labels = [{ span: spanOf(known), code: 'first', fields: { name: said.id } }];
    return [finding('text/said-twice', spanOf(said), { id: said.id }, { labels, fixes: [without(known)] })];
  });
}

function againstTerms(all: readonly Said[], bases: readonly TermBase[]): readonly Diagnostic[] {
  return all.flatMap((said) => {
    const base = bases.find(({ lang }) => lang === said.lang);
    const term = base?.terms.find(({ id }) => pathToId(termPath(id)) === said.id);
    if (term === undefined) return [];
    const fields = { id: term.id, word: term.word };
    return [finding('term/twice', spanOf(said), fields, { severity: 'warning', fixes: [without(said)] })];
  });
}

/** Messages that nothing asks for: what they were for is gone, or their ids are spelled wrongly. */
function unused(all: readonly Said[], places: MessagePlaces): readonly Diagnostic[] {
  const named = new Set(all.flatMap(({ references }) => references.map(({ name }) => name.replace(/\..*$/, ''))));
  const have = new Set(all.map(({ id, lang }) => `${lang} ${id}`));
  const ids = new Set(all.map(({ id }) => id));
  // A reference that leads nowhere is reported itself; what it meant is not unused.
  const broken = [...named].some((id) => !ids.has(id) && !isOurs(id));
  return all
    .filter(({ id }) => places.given(id) === undefined && !isOurs(id) && !named.has(id))
    .filter(({ id }) => !broken || !id.startsWith('-'))
    .map((said) => {
      const free = places.ids.filter((id) => !have.has(`${said.lang} ${id}`));
      const like = near(said.id, free);
      if (like === undefined) return finding('text/unused', spanOf(said), { id: said.id }, { severity: 'warning' });
      const fix = {
        title: 'fix/replace',
        fields: { old: said.id, new: like },
        edits: [{ span: spanOf(said), text: like }],
      };
      return finding('text/unused', spanOf(said), { id: said.id, near: like }, { severity: 'warning', fixes: [fix] });
    });
}

/** What other languages say and this one does not, once for each language, at its last file. */
function notSaid(all: readonly Said[], bases: readonly TermBase[]): readonly Diagnostic[] {
  const languages = [...new Set(all.map(({ lang }) => lang))].filter((lang) => lang !== '');
  const ids = [...new Set(all.filter(({ id }) => !isOurs(id)).map(({ id }) => id))].filter((id) => !id.startsWith('-'));
  return languages.flatMap((lang) => {
    const own = all.filter((said) => said.lang === lang);
    const terms = bases.find((base) => base.lang === lang)?.terms ?? [];
    const have = new Set([...own.map(({ id }) => id), ...terms.map(({ id }) => pathToId(termPath(id)))]);
    const lost = ids.filter((id) => !have.has(id));
    const file = own.at(-1)?.file;
    if (lost.length === 0 || file === undefined) return [];
    const names = lost.slice(0, 5).join(', ') + (lost.length > 5 ? ' …' : '');
    const span = { file, start: 0, end: 0 };
    return [finding('text/not-said', span, { lang, count: lost.length, names }, { severity: 'warning' })];
  });
}
