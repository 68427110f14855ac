import type { ImportPlan } from '@sandtable/ide';
import { useWorkbench } from '../context.ts';
import type { Say } from '../words.ts';
import type { MapImportPreview } from '../workers/map-import.ts';
import styles from './MapBecomes.module.css';

/** What would be written, in words. */
export const MapBecomes = ({ preview }: { readonly preview: MapImportPreview }) => {
  const { t } = useWorkbench();
  const { plan } = preview;
  if (plan === undefined) return null;
  return (
    <ul className={styles.lines}>
      {[...linesOf(plan, t), ...(isSomething(preview) ? [] : [t('mapNothing')])].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
};

export const isSomething = ({ plan }: MapImportPreview): boolean =>
  (plan?.edits.length ?? 0) + (plan?.creates.length ?? 0) > 0;

function linesOf({ fresh, known, kind, links, relation, knownLinks, copied }: ImportPlan, t: Say): readonly string[] {
  const called = fresh.map(({ id, name }) => (id === name ? id : `${id} (${name})`));
  return [
    ...(fresh.length > 0 ? [t('mapFresh', { n: called.length, kind, names: namesIn(called, t) })] : []),
    ...(known.length > 0 ? [t('mapKnown', { n: known.length, names: namesIn(known, t) })] : []),
    t('mapLinks', { n: links, relation, known: knownLinks }),
    ...(copied.length > 0 ? [t('mapCopied', { columns: copied.join(', ') })] : []),
  ];
}

/** So many names are read by people. */
const MOST = 24;

const namesIn = (all: readonly string[], t: Say): string =>
  [...all.slice(0, MOST), ...(all.length > MOST ? [t('mapMore', { n: all.length - MOST })] : [])].join(', ');
