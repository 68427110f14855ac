import { readPo } from '@sandtable/l10n';
import { useEffect, useMemo, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import '../css/translate.css';
import { sourcesOf } from '../state/sources.ts';
import { EntryList } from './EntryList.tsx';
import { PageOf } from './PageOf.tsx';
import { type Filter, neighboursOf, type Row, rowAt, rowsOf, shownOf } from './rows.ts';
import { SourceSide } from './SourceSide.tsx';
import { TargetSide } from './TargetSide.tsx';
import { useProse } from './useProse.ts';
import { useWriting } from './useWriting.ts';

const NONE: Readonly<Record<string, string>> = {};

/** A catalogue as texts beside their sources, with the page that is made of them. */
export const TranslateView = ({ path }: { readonly path: string }) => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('goto', 'findings', 'buffers', 'ruleset'));
  const { goto, findings } = state;
  const text = state.buffers[path]?.text ?? '';
  const file = path.slice(path.indexOf('/') + 1);
  const lang = file.replace(/^l10n\/|\.po$/g, '');
  const { buffers, ruleset } = state;
  const rows = useMemo(
    () => rowsOf(readPo(file, text), file, findings, sourcesOf({ buffers, ruleset })),
    [file, text, findings, buffers, ruleset],
  );
  const lent = useMemo(
    () => new Set(rows.filter(({ standing }) => standing !== 'translated').map(({ key }) => key)),
    [rows],
  );
  const [wanted, select] = useState<string | undefined>(undefined);
  const [filter, setFilter] = useState<Filter>('all');
  const [search, setSearch] = useState('');
  const [pseudo, setPseudo] = useState(false);
  const current = rows.find(({ key }) => key === wanted) ?? rows[0];
  const shown = shownOf(rows, filter, search, current?.key);
  const prose = useProse(file, current?.chapter ?? '', pseudo);
  const writing = useWriting(path);

  // A finding leads to the text that it is about.
  useEffect(() => {
    if (goto?.path !== path) return;
    const now = bench.store.get();
    const all = rowsOf(readPo(file, now.buffers[path]?.text ?? ''), file, []);
    const row = rowAt(all, goto.start);
    if (row) select(row.key);
  }, [bench, goto, path, file]);

  const step = (by: 1 | -1): void => {
    const next = shown[shown.findIndex(({ key }) => key === current?.key) + by];
    if (next) select(next.key);
  };
  return (
    <div className="translate">
      <EntryList
        rows={rows}
        shown={shown}
        selected={current?.key}
        onSelect={select}
        filter={filter}
        onFilter={setFilter}
        search={search}
        onSearch={setSearch}
      />
      <div className="translate-desk">
        <Commands absent={prose?.absent ?? 0} pseudo={pseudo} onPseudo={setPseudo} onBringUp={writing.bringUp} />
        {current === undefined ? (
          <p className="empty">{t('emptyCatalogue')}</p>
        ) : (
          <div className="entry-sides">
            <SourceSide
              row={current}
              near={neighboursOf(rows, current)}
              values={prose?.values ?? NONE}
              onSelect={select}
            />
            <TargetSide row={current} lang={lang} writing={writing} onStep={step} />
          </div>
        )}
        <Pages prose={prose} lang={lang} current={current} lent={pseudo ? undefined : lent} onUnit={select} />
      </div>
    </div>
  );
};

interface PagesProps {
  readonly prose: ReturnType<typeof useProse>;
  readonly lang: string;
  readonly current: Row | undefined;
  readonly lent: ReadonlySet<string> | undefined;
  readonly onUnit: (key: string) => void;
}
const Pages = ({ prose, lang, current, lent, onUnit }: PagesProps) => {
  const { t } = useWorkbench();
  if (prose === undefined) return <p className="empty">{t('noPage')}</p>;
  const { units } = prose;
  return (
    <div className="pages">
      <PageOf
        label={t('sourcePage')}
        lang="de"
        html={prose.source}
        units={units}
        selected={current?.key}
        onUnit={onUnit}
      />
      <PageOf
        label={t('targetPage')}
        lang={lang}
        html={prose.target}
        units={units}
        lent={lent}
        selected={current?.key}
        onUnit={onUnit}
      />
    </div>
  );
};

interface CommandProps {
  readonly absent: number;
  readonly pseudo: boolean;
  readonly onPseudo: (pseudo: boolean) => void;
  readonly onBringUp: () => Promise<boolean>;
}
const Commands = ({ absent, pseudo, onPseudo, onBringUp }: CommandProps) => {
  const { t } = useWorkbench();
  const [refused, setRefused] = useState(false);
  return (
    <div className="translate-commands">
      <button type="button" onClick={() => void onBringUp().then((done) => setRefused(!done))}>
        {absent === 0 ? t('bringUp') : t('bringUpSome', { n: absent })}
      </button>
      <button type="button" aria-pressed={pseudo} title={t('pseudoHint')} onClick={() => onPseudo(!pseudo)}>
        {t('pseudo')}
      </button>
      {refused ? (
        <p className="notice" role="alert">
          {t('unreadable')}
        </p>
      ) : null}
    </div>
  );
};
