import { useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { createdPath, renamedPath } from '../state/file-list.ts';
import { folderOf, isText } from '../state/paths.ts';
import { pick } from '../state/selectors.ts';
import { FileDelete } from './FileDelete.tsx';
import styles from './FileList.module.css';
import { FileName } from './FileName.tsx';
import { fileGroups } from './file-groups.ts';

/** What is being done to the list; one thing at a time. */
type Doing = { readonly what: 'new' } | { readonly what: 'rename' | 'delete'; readonly path: string };

/** The files of a ruleset, its tables in a group of their own, and what can be done with the open one. */
export const FileList = ({ ruleset }: { readonly ruleset: string }) => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('files'));
  const [doing, setDoing] = useState<Doing | undefined>(undefined);
  const paths = state.files.map((f) => f.path).filter((p) => folderOf(p) === ruleset && isText(p));
  const close = (): void => setDoing(undefined);
  const { texts, tables } = fileGroups(paths);
  const row = (path: string) => (
    <li key={path}>
      <FileRow path={path} onDo={setDoing} />
      {doing?.what === 'rename' && doing.path === path ? (
        <FileName
          name={path.slice(ruleset.length + 1)}
          action={t('rename')}
          becomes={(typed) => renamedPath(state, path, typed)}
          onName={(name) => bench.list.rename(path, name)}
          onClose={close}
        />
      ) : null}
      {doing?.what === 'delete' && doing.path === path ? <FileDelete path={path} onClose={close} /> : null}
    </li>
  );
  return (
    <>
      <ul className={styles.files}>{texts.map(row)}</ul>
      {tables.length === 0 ? null : (
        <>
          <h2 id="tables-of" className={styles.heading}>
            {t('tables')}
          </h2>
          <ul className={styles.files} aria-labelledby="tables-of">
            {tables.map(row)}
          </ul>
        </>
      )}
      {doing?.what === 'new' ? (
        <FileName
          name=""
          action={t('create')}
          becomes={(typed) => createdPath(state, ruleset, typed)}
          onName={(name) => bench.list.create(ruleset, name)}
          onClose={close}
        />
      ) : (
        <button type="button" className={`plain ${styles.newFile}`} onClick={() => setDoing({ what: 'new' })}>
          {t('newFile')}
        </button>
      )}
    </>
  );
};

const FileRow = ({ path, onDo }: { readonly path: string; readonly onDo: (doing: Doing) => void }) => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('active'));
  const isDirty = useStore(({ buffers }) => buffers[path]?.dirty === true);
  const isUnreadable = useStore(({ buffers }) => buffers[path]?.unreadable === true);
  const current = path === state.active;
  return (
    <>
      <button
        type="button"
        className="row"
        aria-current={current ? 'page' : undefined}
        onClick={() => bench.actions.openFile(path)}
      >
        {path.slice(path.indexOf('/') + 1)}
        {isDirty ? <span aria-hidden="true"> •</span> : null}
        {isUnreadable ? <span className="quiet"> {t('unreadableMark')}</span> : null}
      </button>
      {current ? (
        <div className={styles.actions}>
          <button type="button" className="plain" onClick={() => onDo({ what: 'rename', path })}>
            {t('rename')}
          </button>
          <button type="button" className="plain" onClick={() => onDo({ what: 'delete', path })}>
            {t('delete')}
          </button>
        </div>
      ) : null}
    </>
  );
};
