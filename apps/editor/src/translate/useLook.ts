import type { TermBase } from '@sandtable/messages';
import { useMemo, useState } from 'react';
import { namesTerm, termsNamed } from './glossary.ts';
import { ALL_TEXTS, shownOf } from './look.ts';
import type { Row } from './rows.ts';

/** Which texts are listed, and the terms that any text names. */
export function useLook(rows: readonly Row[], bases: readonly TermBase[], current: string | undefined) {
  const [look, setLook] = useState(ALL_TEXTS);
  // Sources stay the same while someone translates.
  const sources = JSON.stringify(rows.map(({ entry }) => entry.source));
  const terms = useMemo(() => termsNamed(JSON.parse(sources) as string[], bases), [sources, bases]);
  const shown = shownOf(rows, look, (source, term) => namesTerm(source, term, bases), current);
  return { look, setLook, terms, shown };
}
