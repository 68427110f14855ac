import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { FileChooser } from '../import-export/FileChooser.tsx';
import { handOver } from '../import-export/hand-over.ts';
import { MapChooser } from '../import-export/MapChooser.tsx';
import { PictureEntries } from '../import-export/PictureEntries.tsx';
import { PrintBook } from '../import-export/PrintBook.tsx';
import { pick } from '../state/selectors.ts';
import type { State } from '../state/state.ts';
import { placeOf } from '../storage/joined.ts';
import type { Word } from '../words.ts';

/** What can be done with the project as a whole; seldom, so it stays folded. */
export const ProjectMenu = () => {
  const { t } = useWorkbench();
  const state = useStore(pick('ruleset'));
  const menu = useRef<HTMLDetailsElement>(null);
  const close = (): void => {
    if (menu.current) menu.current.open = false;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    close();
    menu.current?.querySelector('summary')?.focus();
  };
  const isOpen = state.ruleset !== undefined;
  return (
    <details
      ref={menu}
      className="project-menu"
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      <summary>{t('project')}</summary>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: whatever was done, the menu folds */}
      <div className="entries" onClick={close}>
        <Group word="menuBegin">
          <Begin isOpen={isOpen} />
        </Group>
        {isOpen ? (
          <>
            <Group word="menuSave">
              <Saving />
            </Group>
            <Group word="menuShare">
              <Opens word="shareLink" dialog={{ what: 'share' }} />
            </Group>
            <Group word="menuPrint">
              <PictureEntries />
              <PrintBook />
            </Group>
            <Group word="history">
              <Opens word="menuHistory" dialog={{ what: 'history' }} />
            </Group>
          </>
        ) : null}
      </div>
    </details>
  );
};

const Group = ({ word, children }: { readonly word: Word; readonly children: ReactNode }) => {
  const { t } = useWorkbench();
  return (
    // biome-ignore lint/a11y/useSemanticElements: what stands together here is no list of fields
    <div role="group" aria-label={t(word)} className="entry-group">
      {children}
    </div>
  );
};

/** An entry that opens a dialog. */
const Opens = ({ word, dialog }: { readonly word: Word; readonly dialog: NonNullable<State['dialog']> }) => {
  const { bench, t } = useWorkbench();
  return (
    <button type="button" className="plain" onClick={() => bench.actions.openDialog(dialog)}>
      {t(word)}
    </button>
  );
};

const Begin = ({ isOpen }: { readonly isOpen: boolean }) => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('ruleset'));
  return (
    <>
      {isOpen ? (
        <button type="button" className="plain" onClick={bench.closeRuleset}>
          {t('startPage')}
        </button>
      ) : null}
      <Opens word="newGameRules" dialog={{ what: 'new-game' }} />
      {state.ruleset === undefined ? null : (
        <Opens word="newVariant" dialog={{ what: 'new-variant', ruleset: state.ruleset }} />
      )}
      <FileChooser word="importFiles" />
      <FileChooser word="importFolder" isFolder />
      {isOpen ? <MapChooser /> : null}
    </>
  );
};

const Saving = () => {
  const { bench, t } = useWorkbench();
  const { ruleset, active } = useStore(pick('ruleset', 'active'));

  const name = active?.slice(active.lastIndexOf('/') + 1) ?? '';
  const save = (): void => {
    const archive = bench.sharing.archive();
    if (archive) handOver(bench, archive.name, archive.bytes, 'application/zip');
  };
  const saveFile = (): void => {
    const { text = '', lossy } = bench.store.get().buffers[active ?? ''] ?? {};
    if (lossy) return bench.actions.reportTrouble(t('notWhole', { files: active ?? '' }));
    handOver(bench, name, new TextEncoder().encode(text), 'text/plain');
  };
  const copy = async (): Promise<void> => {
    const why = await bench.projects.copyToBrowser();
    if (why !== undefined) bench.actions.reportTrouble(t(why, { file: ruleset ?? '' }));
  };
  return (
    <>
      <button type="button" className="plain" onClick={save}>
        {t('exportZip')}
      </button>
      {active === undefined ? null : (
        <button type="button" className="plain" onClick={saveFile}>
          {t('saveAsFile', { file: name })}
        </button>
      )}
      {ruleset === undefined || placeOf(ruleset) === 'browser' ? null : (
        <button type="button" className="plain" onClick={() => void copy()}>
          {t('copyToBrowser')}
        </button>
      )}
    </>
  );
};
