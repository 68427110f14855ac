import { chaptersOf as textsOf } from '@sandtable/l10n';
import { type Fragment, readChapters } from '@sandtable/messages';
import type { SourceText } from '../workers/protocol.ts';

/** So many chapters are named. */
const NAMED = 4;

type Chapter = Pick<Fragment, 'id' | 'title' | 'sections' | 'named' | 'explains' | 'lang'>;

/** The parts of the rules text that explain parts of the rules, those in the language first asked for, in the order of these parts. */
export function chaptersOf(all: readonly Chapter[], rules: readonly string[], lang: string): readonly Chapter[] {
  const own = all.filter((one) => one.lang === lang);
  const fragments = own.length > 0 ? own : all;
  const found = rules.flatMap((rule) => fragments.filter(({ explains }) => explains.some(({ part }) => part === rule)));
  return [...new Set(found)].slice(0, NAMED);
}

/** The parts of the rules text in all its languages. Those that a catalogue makes stand where their source is written. */
export function chaptersIn(files: readonly SourceText[]): readonly Fragment[] {
  const { fragments } = readChapters(textsOf(files));
  const paths = new Set(files.map(({ path }) => path));
  const written = fragments.filter(({ named }) => paths.has(named.file));
  const places = new Map(written.map(({ id, named }) => [id, named]));
  return fragments.map((one) => (paths.has(one.named.file) ? one : { ...one, named: places.get(one.id) ?? one.named }));
}
