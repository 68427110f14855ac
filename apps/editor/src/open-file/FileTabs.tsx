import { MessageSquareCode, X } from 'lucide-react';
import { memo } from 'react';
import { keyName } from '../commands/key-name.ts';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Select } from '../ui/Select.tsx';
import { Tooltip } from '../ui/Tooltip.tsx';
import { EffectOfEdit } from './EffectOfEdit.tsx';
import styles from './FileTabs.module.css';
import { useIsInText } from './useIsInText.ts';

const nameOf = (path: string): string => path.slice(path.indexOf('/') + 1);

interface Props {
  /** The open file is a table as a whole. */
  readonly hasTable: boolean;
  /** The tables that it has in place, by name. */
  readonly tables: readonly string[];
}

export const FileTabs = memo(({ hasTable, tables }: Props) => {
  const { bench } = useWorkbench();
  const { active, open } = useStore(pick('active', 'open'));
  const dirty = useStore(({ buffers }) => buffers[active ?? '']?.dirty);
  return (
    <div className={styles.tabs}>
      <div className={styles.list}>
        {open.map((path) => (
          <FileTab key={path} path={path} isActive={path === active} />
        ))}
      </div>
      {hasTable ? <AsTable /> : null}
      {tables.length > 0 ? <TableInPlace tables={tables} /> : null}
      {active?.endsWith('.sand') ? <InlineHintsToggle /> : null}
      <LeaveHint />
      <EffectOfEdit />
      {dirty === undefined ? null : <SaveState dirty={dirty} onSave={() => void bench.files.save(active ?? '')} />}
    </div>
  );
});

const FileTab = ({ path, isActive }: { readonly path: string; readonly isActive: boolean }) => {
  const { bench, t } = useWorkbench();
  return (
    <span ref={isActive ? keepInSight : undefined} className={styles.tab} data-part="file-tab" data-active={isActive}>
      <button type="button" aria-current={isActive} onClick={() => bench.actions.openFile(path)}>
        {nameOf(path)}
      </button>
      <button
        type="button"
        className={styles.close}
        aria-label={t('close', { file: nameOf(path) })}
        onClick={() => bench.actions.closeFile(path)}
      >
        <Icon of={X} size={14} />
      </button>
    </span>
  );
};

/** What is next to the tabs comes and goes; the tab in front stays whole. */
const keepInSight = (tab: HTMLElement | null): (() => void) | undefined => {
  const list = tab?.parentElement;
  if (!list) return undefined;
  const watching = new ResizeObserver(() => {
    // Newer browsers answer with a promise, which nobody waits for.
    void tab.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  watching.observe(list);
  return () => watching.disconnect();
};

/** The same file, cell by cell or as its text. */
const AsTable = () => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('active', 'asText'));
  const { active = '' } = state;
  return (
    <span className={styles.asTable}>
      {[false, true].map((asText) => (
        <button
          key={String(asText)}
          type="button"
          aria-pressed={state.asText.includes(active) === asText}
          onClick={() => bench.actions.showAsText(active, asText)}
        >
          {t(asText ? 'text' : 'asTable')}
        </button>
      ))}
    </span>
  );
};

/** A file of rules as its text, or as one of the tables that it has in place. */
const TableInPlace = ({ tables }: Pick<Props, 'tables'>) => {
  const { bench, t } = useWorkbench();
  const { active = '', tableIn } = useStore(pick('active', 'tableIn'));
  const shown = tableIn[active];
  const show = (name: string | undefined): void => bench.actions.showTable(active, name);
  return (
    <span className={styles.asTable}>
      <button type="button" aria-pressed={shown === undefined} onClick={() => show(undefined)}>
        {t('text')}
      </button>
      <button type="button" aria-pressed={shown !== undefined} onClick={() => show(shown ?? tables[0])}>
        {t('asTable')}
      </button>
      {shown !== undefined && tables.length > 1 ? (
        <Select
          aria-label={t('whichTable')}
          value={shown}
          options={tables.map((name) => ({ value: name, label: name }))}
          onChange={show}
        />
      ) : null}
    </span>
  );
};

/** What is not part of the text can be put away. */
const InlineHintsToggle = () => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('inlineHints'));
  return (
    <Tooltip label={t('inlineHintsHint')}>
      <button
        type="button"
        className={styles.folding}
        aria-label={t('inlineHints')}
        aria-pressed={state.inlineHints}
        onClick={() => bench.showInlineHints(!state.inlineHints)}
      >
        <Icon of={MessageSquareCode} />
        <span>{t('inlineHints')}</span>
      </button>
    </Tooltip>
  );
};

const SaveState = ({ dirty, onSave }: { readonly dirty: boolean; readonly onSave: () => void }) => {
  const { t } = useWorkbench();
  return dirty ? (
    <Tooltip label={`${t('unsaved')} (${keyName('Mod+S', t)})`}>
      <Button look="plain" onClick={onSave}>
        {t('save')}
      </Button>
    </Tooltip>
  ) : (
    <span className="quiet">{t('saved')}</span>
  );
};

const LeaveHint = () => {
  const { t } = useWorkbench();
  const { tabIndents } = useStore(pick('tabIndents'));
  const isInText = useIsInText();
  return (
    <div className={styles.room}>
      <p className={styles.leaveHint} data-part="leave-hint" data-shown={isInText || undefined} aria-live="polite">
        {t(tabIndents ? 'tabIndents' : 'tabLeaves')}
      </p>
    </div>
  );
};
