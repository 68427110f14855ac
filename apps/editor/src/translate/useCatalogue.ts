import { readPo } from '@sandtable/l10n';
import { useMemo } from 'react';
import { useStore } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { sourcesOf } from '../state/sources.ts';
import { rowsOf } from './rows.ts';

/** The texts of a catalogue, and which of them readers still get in the source language. */
export function useCatalogue(path: string, file: string) {
  const { findings, buffers, ruleset } = useStore(pick('findings', 'buffers', 'ruleset'));
  const text = buffers[path]?.text ?? '';
  const rows = useMemo(
    () => rowsOf(readPo(file, text), file, findings, sourcesOf({ buffers, ruleset })),
    [file, text, findings, buffers, ruleset],
  );
  const lent = useMemo(
    () => new Set(rows.filter(({ standing }) => standing !== 'translated').map(({ key }) => key)),
    [rows],
  );
  return { rows, lent };
}
