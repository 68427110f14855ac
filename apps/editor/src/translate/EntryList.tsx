import { type Progress, progressOf } from '@sandtable/l10n';
import { useEffect, useRef } from 'react';
import { useWorkbench } from '../context.ts';
import { reveal } from './reveal.ts';
import { FILTERS, type Filter, type Row } from './rows.ts';

interface Props {
  readonly rows: readonly Row[];
  readonly shown: readonly Row[];
  readonly selected: string | undefined;
  readonly onSelect: (key: string) => void;
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

/** The texts of a catalogue by chapter, and how far each chapter is. */
export const EntryList = ({ rows, shown, selected, onSelect, filter, onFilter, search, onSearch }: Props) => {
  const { t } = useWorkbench();
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list moves when another text is chosen.
  useEffect(() => {
    reveal(list.current, list.current?.querySelector('[aria-current="true"]'));
  }, [selected]);
  const { all, chapters } = progressOf({ header: [], headComments: [], entries: rows.map(({ entry }) => entry) });
  const far = new Map(chapters);
  return (
    <nav className="entries" aria-label={t('showTexts')}>
      <div className="entry-filters">
        <select aria-label={t('showTexts')} value={filter} onChange={(event) => onFilter(event.target.value as Filter)}>
          {FILTERS.map((one) => (
            <option key={one} value={one}>
              {t(one)} ({countOf(rows, one)})
            </option>
          ))}
        </select>
        <input
          type="text"
          aria-label={t('searchTexts')}
          placeholder={t('searchTexts')}
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
        <Far progress={all} />
      </div>
      <div className="entry-list" ref={list}>
        {shown.length === 0 ? <p className="empty">{t('noneShown')}</p> : null}
        {[...Map.groupBy(shown, ({ chapter }) => chapter)].map(([chapter, own]) => (
          <section key={chapter} aria-label={chapter}>
            <h3>{chapter.slice(chapter.lastIndexOf('/') + 1)}</h3>
            {far.has(chapter) ? <Far progress={far.get(chapter) ?? all} /> : null}
            <ul>
              {own.map((row) => (
                <li key={row.key}>
                  <EntryRow row={row} current={row.key === selected} onSelect={onSelect} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  );
};

const countOf = (rows: readonly Row[], filter: Filter): number =>
  filter === 'all'
    ? rows.length
    : rows.filter(({ standing, findings }) => (filter === 'withFindings' ? findings.length > 0 : standing === filter))
        .length;

/** A bar whose parts are told in words below it. */
const Far = ({ progress: { texts, translated, stale, missing } }: { readonly progress: Progress }) => {
  const { t } = useWorkbench();
  const part = (n: number): string => `${texts === 0 ? 0 : (100 * n) / texts}%`;
  return (
    <div className="far">
      <div className="bar" aria-hidden="true">
        <span className="done" style={{ width: part(translated) }} />
        <span className="waits" style={{ width: part(stale) }} />
      </div>
      <p className="quiet">
        {[
          t('progress', { n: translated, of: texts }),
          ...(stale > 0 ? [t('progressFuzzy', { n: stale })] : []),
          ...(missing > 0 ? [t('progressMissing', { n: missing })] : []),
        ].join(' · ')}
      </p>
    </div>
  );
};

const SIGNS = { translated: '●', fuzzy: '◐', missing: '○' } as const;

interface RowProps {
  readonly row: Row;
  readonly current: boolean;
  readonly onSelect: (key: string) => void;
}
const EntryRow = ({ row: { key, entry, standing, findings }, current, onSelect }: RowProps) => {
  const { t } = useWorkbench();
  return (
    <button type="button" className="row" aria-current={current} onClick={() => onSelect(key)}>
      <span className={`entry-standing ${standing}`} role="img" aria-label={t(standing)} title={t(standing)}>
        {SIGNS[standing]}
      </span>
      <span className="entry-text">{entry.source}</span>
      {findings.length > 0 ? (
        <span className="entry-count" role="img" aria-label={t('withFindings')} title={t('withFindings')}>
          {findings.length}
        </span>
      ) : null}
    </button>
  );
};
