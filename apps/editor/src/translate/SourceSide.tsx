import { type Entry, filled } from '@sandtable/l10n';
import type { TermBase } from '@sandtable/messages';
import { MapPinned } from 'lucide-react';
import { useWorkbench } from '../context.ts';
import { Button } from '../ui/Button.tsx';
import { Tooltip } from '../ui/Tooltip.tsx';
import styles from './EntrySide.module.css';
import { Glossary } from './Glossary.tsx';
import type { Row } from './rows.ts';
import { SourceChange } from './SourceChange.tsx';
import { litBy } from './useLitPlaces.ts';

interface Props {
  readonly row: Row;
  readonly terms: { readonly bases: readonly TermBase[]; readonly lang: string };
  readonly near: { readonly before?: Row; readonly after?: Row };
  readonly values: Readonly<Record<string, string>>;
  readonly onSelect: (key: string) => void;
}

/** What is to be translated: as it is written, as it reads today, what changed in it, and what is around it. */
export const SourceSide = ({ row: { entry, standing }, terms, near, values, onSelect }: Props) => {
  const { t } = useWorkbench();
  return (
    <section className={styles.side} aria-label={t('source')}>
      <h3>{t('source')}</h3>
      <Place entry={entry} />
      <Neighbour row={near.before} label={t('before')} onSelect={onSelect} />
      <p className={styles.source} lang="de" data-testid="source">
        {entry.source}
      </p>
      <Neighbour row={near.after} label={t('after')} onSelect={onSelect} />
      <Filled source={entry.source} values={values} />
      <Glossary source={entry.source} {...terms} />
      {standing === 'fuzzy' && entry.previous ? (
        <SourceChange before={entry.previous.source} after={entry.source} />
      ) : null}
    </section>
  );
};

/** What the text is about, and where it is; of a message also its name, who is asked it, and the values it may use. */
const Place = ({ entry }: { readonly entry: Entry }) => {
  const { bench, t } = useWorkbench();
  const isWord = /^(?:message|term)\//.test(entry.context);
  return (
    <>
      <p className={`${styles.place} quiet`}>
        {isWord ? [entry.context, ...entry.about].join(' · ') : entry.about[0]} {entry.places.join(', ')}
      </p>
      {litBy(entry).length === 0 ? null : (
        <Button look="plain" icon={MapPinned} onClick={() => bench.actions.showPanel('play')}>
          {t('showOnBoard')}
        </Button>
      )}
    </>
  );
};

interface NeighbourProps {
  readonly row: Row | undefined;
  readonly label: string;
  readonly onSelect: (key: string) => void;
}
const Neighbour = ({ row, label, onSelect }: NeighbourProps) =>
  row === undefined ? null : (
    <Tooltip label={label}>
      <button type="button" className={styles.neighbour} onClick={() => onSelect(row.key)}>
        {row.entry.source}
      </button>
    </Tooltip>
  );

/** The source with its values filled in, if it has any. */
const Filled = ({ source, values }: { readonly source: string } & Pick<Props, 'values'>) => {
  const { t } = useWorkbench();
  const text = filled(source, values);
  if (text === source) return null;
  return (
    <>
      <h4>{t('reads')}</h4>
      <p className={styles.filled} lang="de">
        {text}
      </p>
    </>
  );
};
