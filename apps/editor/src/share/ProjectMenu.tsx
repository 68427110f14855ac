import { type KeyboardEvent, useRef } from 'react';
import { useWorkbench } from '../context.ts';
import { download } from './download.ts';
import { FileChooser } from './FileChooser.tsx';

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
  const buffer = state.buffers[state.active ?? ''];
  const text = buffer && new TextEncoder().encode(buffer.text);
  const name = state.active?.slice(state.active.lastIndexOf('/') + 1) ?? '';
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
        {state.ruleset === undefined ? null : (
          <button type="button" className="plain" onClick={() => bench.store.set({ dialog: 'share' })}>
            {t('shareLink')}
          </button>
        )}
        {state.ruleset === undefined ? null : (
          <button type="button" className="plain" onClick={save}>
            {t('exportZip')}
          </button>
        )}
        {text === undefined ? null : (
          <button type="button" className="plain" onClick={() => download(name, text, 'text/plain')}>
            {t('saveAsFile', { file: name })}
          </button>
        )}
        <FileChooser word="importFiles" />
        <FileChooser word="importFolder" isFolder />
      </div>
    </details>
  );
};
