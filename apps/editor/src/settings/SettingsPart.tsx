import { type RefObject, useEffect, useRef, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { useTexts } from '../play/useTexts.ts';
import { pick } from '../state/selectors.ts';
import { Button } from '../ui/Button.tsx';
import { SearchInput } from '../ui/SearchInput.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { foundIn, LISTED, type Listed, matcher } from './found.ts';
import { SettingItem } from './SettingItem.tsx';
import styles from './Settings.module.css';
import { TableItem } from './TableItem.tsx';
import { type Settings, useSettings } from './useSettings.ts';
import { useWhere } from './useWhere.ts';
import { WhereForm } from './WhereForm.tsx';

/** All that can be set in a game without writing rules, as a form. */
export const SettingsPart = () => {
  const { t } = useWorkbench();
  const { settings, failed, again } = useSettings();
  if (failed)
    return (
      <p className="empty" role="alert">
        {t('settingsFailed')} <Button onClick={again}>{t('tryAgain')}</Button>
      </p>
    );
  if (settings === undefined) return <p className="empty">{t('loading')}</p>;
  if (settings.settings.length + settings.tables.length === 0) return <p className="empty">{t('settingsNone')}</p>;
  return <SettingsForm settings={settings} />;
};

const WORDS = {
  all: 'settingsAll',
  constant: 'settingsConstants',
  option: 'options',
  ruling: 'settingsRulings',
  table: 'tables',
  changed: 'settingsChanged',
} as const;

export const SettingsForm = ({ settings }: { readonly settings: Settings }) => {
  const { t } = useWorkbench();
  const [words, setWords] = useState('');
  const [listed, setListed] = useState<Listed>('all');
  const { where, name, setWhere, setName } = useWhere();
  const first = useRef<HTMLInputElement>(null);
  useFocusAtBeginning(first);
  return (
    <div className={styles.part} data-part="settings">
      <div className={styles.head}>
        <SearchInput ref={first} label={t('settingsSearch')} value={words} onSearch={setWords} />
        <SelectField
          label={t('settingsShow')}
          value={listed}
          options={LISTED.map((one) => ({ value: one, label: t(WORDS[one]) }))}
          onChange={(one) => setListed(LISTED.find((own) => own === one) ?? 'all')}
        />
        <WhereForm where={where} name={name} onWhere={setWhere} onName={setName} />
      </div>
      <Narrowed />
      <FoundList settings={settings} words={words} listed={listed} where={where} />
    </div>
  );
};

/** Whoever came here to change something goes on with the keyboard at the first field. */
function useFocusAtBeginning(field: RefObject<HTMLInputElement | null>): void {
  const { bench } = useWorkbench();
  const { isBeginningSettings } = useStore(pick('isBeginningSettings'));
  useEffect(() => {
    if (!isBeginningSettings) return;
    field.current?.focus();
    bench.actions.endBeginningSettings();
  }, [bench, field, isBeginningSettings]);
}

/** Only those of one place in the text are shown. */
const Narrowed = () => {
  const { bench, t } = useWorkbench();
  const { settingsShown } = useStore(pick('settingsShown'));
  if (settingsShown === undefined) return null;
  return (
    <p role="status">
      {t('settingsOfPlace', { n: settingsShown.paths.length })}{' '}
      <Button onClick={() => bench.actions.showSettings([])}>{t('settingsShowAll')}</Button>
    </p>
  );
};

interface FoundProps {
  readonly settings: Settings;
  readonly words: string;
  readonly listed: Listed;
  readonly where: ReturnType<typeof useWhere>['where'];
}
const FoundList = ({ settings, words, listed, where }: FoundProps) => {
  const { t } = useWorkbench();
  const texts = useTexts();
  const { settingsShown, overlaid } = useStore(pick('settingsShown', 'overlaid'));
  const nameOf = (path: string): string => texts.named(path) ?? '';
  const found = foundIn(settings, { words, listed, paths: settingsShown?.paths, nameOf, overlaid });
  const { passages } = settings;
  const isNamed = matcher(words);
  const isSought = words.trim() !== '';
  if (found.settings.length + found.tables.length === 0)
    return (
      <p className="empty" role="status">
        {t('settingsNotFound')}
      </p>
    );
  return (
    <ul className={styles.list}>
      {found.settings.map((setting) => (
        <SettingItem key={setting.path} {...{ setting, where }} passages={passages[setting.path] ?? []} />
      ))}
      {found.tables.map((table) => (
        <TableItem
          key={`${table.file} ${table.at.start} ${table.owner}`}
          {...{ table, where }}
          passages={passages[table.owner] ?? []}
          row={isSought ? table.rows.find(isNamed) : undefined}
          isOpen={settingsShown !== undefined}
        />
      ))}
    </ul>
  );
};
