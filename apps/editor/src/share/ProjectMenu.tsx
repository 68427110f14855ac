import { type KeyboardEvent, useRef } from 'react';
import { useWorkbench } from '../context.ts';
import { placeOf } from '../project/joined.ts';
import { download } from './download.ts';
import { FileChooser } from './FileChooser.tsx';
import { PictureEntries } from './PictureEntries.tsx';

/** What can be done with the project as a whole; seldom, so it stays folded. */
export const ProjectMenu = () => {
  const { bench, state, t } = useWorkbench();
  const menu = useRef<HTMLDetailsElement>(null);
  const close = (): void => {
    if (menu.current) menu.current.open = false;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    close();
    menu.current?.querySelector('summary')?.focus();
  };
  const save = (): void => {
    const archive = bench.sharing.archive();
    if (archive) download(archive.name, archive.bytes, 'application/zip');
  };
  const copy = async (): Promise<void> => {
    const why = await bench.projects.copyToBrowser();
    if (why !== undefined) bench.store.set({ trouble: t(why, { file: ruleset ?? '' }) });
  };
  const { ruleset, active } = state;
  const saveFile = (): void => {
    const text = bench.store.get().buffers[active ?? '']?.text ?? '';
    download(name, new TextEncoder().encode(text), 'text/plain');
  };
  const name = active?.slice(active.lastIndexOf('/') + 1) ?? '';
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
        {ruleset === undefined ? null : (
          <button type="button" className="plain" onClick={bench.closeRuleset}>
            {t('startPage')}
          </button>
        )}
        {ruleset === undefined ? null : (
          <button type="button" className="plain" onClick={() => bench.store.set({ dialog: { what: 'share' } })}>
            {t('shareLink')}
          </button>
        )}
        {ruleset === undefined ? null : (
          <button type="button" className="plain" onClick={save}>
            {t('exportZip')}
          </button>
        )}
        {active === undefined ? null : (
          <button type="button" className="plain" onClick={saveFile}>
            {t('saveAsFile', { file: name })}
          </button>
        )}
        {ruleset === undefined ? null : (
          <button
            type="button"
            className="plain"
            onClick={() => bench.store.set({ dialog: { what: 'new-variant', ruleset } })}
          >
            {t('newVariant')}
          </button>
        )}
        {ruleset === undefined ? null : (
          <button type="button" className="plain" onClick={() => bench.store.set({ dialog: { what: 'history' } })}>
            {t('history')} …
          </button>
        )}
        <PictureEntries />
        {ruleset === undefined || placeOf(ruleset) === 'browser' ? null : (
          <button type="button" className="plain" onClick={() => void copy()}>
            {t('copyToBrowser')}
          </button>
        )}
        <button type="button" className="plain" onClick={() => bench.store.set({ dialog: { what: 'new-game' } })}>
          {t('newGameRules')}
        </button>
        <FileChooser word="importFiles" />
        <FileChooser word="importFolder" isFolder />
      </div>
    </details>
  );
};
