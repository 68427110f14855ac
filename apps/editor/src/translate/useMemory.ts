import { isReady, type Pair, readPo } from '@sandtable/l10n';
import type { TermBase } from '@sandtable/messages';
import { useMemo } from 'react';
import { useStore } from '../context.ts';
import { filesIn } from '../state/languages.ts';
import { pick } from '../state/selectors.ts';
import type { Row } from './rows.ts';

const SOURCE = 'de';

/** What the ruleset has already in a language: its other catalogues, its glossary, and the texts at hand. */
export function useMemory(
  file: string,
  lang: string,
  rows: readonly Row[],
  bases: readonly TermBase[],
): readonly Pair[] {
  const { buffers, ruleset } = useStore(pick('buffers', 'ruleset'));
  const others = filesIn(buffers, ruleset).filter(({ path }) => path !== file && isOf(path, lang));
  const print = JSON.stringify(others);
  const elsewhere = useMemo(
    () => (JSON.parse(print) as typeof others).flatMap(({ path, text }) => readPo(path, text).entries.filter(isReady)),
    [print],
  );
  return useMemo(
    () => [
      ...pairsOf(rows.map(({ entry }) => entry).filter(isReady)),
      ...pairsOf(elsewhere),
      ...termPairs(bases, lang),
    ],
    [rows, elsewhere, bases, lang],
  );
}

/** `l10n/fr.po` is the catalogue of a language; others of it, such as `l10n/words.fr.po`, end like this. */
const isOf = (path: string, lang: string): boolean => path.startsWith('l10n/') && path.endsWith(`.${lang}.po`);

const pairsOf = (entries: readonly Row['entry'][]): readonly Pair[] =>
  entries.map(({ context, source, targets }) => ({ context, source, target: targets[0] ?? '' }));

function termPairs(bases: readonly TermBase[], lang: string): readonly Pair[] {
  const said = new Map(bases.find((base) => base.lang === lang)?.terms.map(({ id, word }) => [id, word]));
  const own = bases.find((base) => base.lang === SOURCE)?.terms ?? [];
  return own.flatMap(({ id, word }) => {
    const target = said.get(id) ?? '';
    return target === '' ? [] : [{ context: id, source: word, target }];
  });
}
