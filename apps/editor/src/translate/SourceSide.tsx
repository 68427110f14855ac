import { filled, wordDiff } from '@sandtable/l10n';
import { useWorkbench } from '../context.ts';
import { Glossary } from './Glossary.tsx';
import type { Row } from './rows.ts';

interface Props {
  readonly row: Row;
  readonly near: { readonly before?: Row; readonly after?: Row };
  readonly values: Readonly<Record<string, string>>;
  readonly onSelect: (key: string) => void;
}

/** What is to be translated: as it is written, as it reads today, what changed in it, and what stands around it. */
export const SourceSide = ({ row: { entry, standing }, near, values, onSelect }: Props) => {
  const { t } = useWorkbench();
  const reads = filled(entry.source, values);
  return (
    <section className="entry-side" aria-label={t('source')}>
      <h3>{t('source')}</h3>
      <p className="quiet where">
        {entry.about[0]} {entry.places.join(', ')}
      </p>
      <Neighbour row={near.before} label={t('before')} onSelect={onSelect} />
      <p className="source-text" lang="de" data-testid="source">
        {entry.source}
      </p>
      <Neighbour row={near.after} label={t('after')} onSelect={onSelect} />
      {reads === entry.source ? null : (
        <>
          <h4>{t('reads')}</h4>
          <p className="reads" lang="de">
            {reads}
          </p>
        </>
      )}
      <Glossary source={entry.source} />
      {standing === 'fuzzy' && entry.previous ? <Changed before={entry.previous.source} after={entry.source} /> : null}
    </section>
  );
};

interface NeighbourProps {
  readonly row: Row | undefined;
  readonly label: string;
  readonly onSelect: (key: string) => void;
}
const Neighbour = ({ row, label, onSelect }: NeighbourProps) =>
  row === undefined ? null : (
    <button type="button" className="row neighbour" title={label} onClick={() => onSelect(row.key)}>
      {row.entry.source}
    </button>
  );

const Changed = ({ before, after }: { readonly before: string; readonly after: string }) => {
  const { t } = useWorkbench();
  let at = 0;
  return (
    <>
      <h4>{t('wasBefore')}</h4>
      <p className="changed" lang="de" data-testid="changed">
        {wordDiff(before, after).map(({ sort, text }) => {
          at += text.length + 1;
          const key = `${sort} ${at}`;
          if (sort === 'gone') return <del key={key}>{text} </del>;
          return sort === 'new' ? <ins key={key}>{text} </ins> : <span key={key}>{text} </span>;
        })}
      </p>
    </>
  );
};
