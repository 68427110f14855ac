import { FilePlus, Pencil, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { createdPath, renamedPath } from '../state/file-list.ts';
import { folderOf } from '../state/paths.ts';
import { pick } from '../state/selectors.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { FileDelete } from './FileDelete.tsx';
import { FileName } from './FileName.tsx';
import styles from './FileTree.module.css';

/** What is being done to the files; one thing at a time. */
export type Doing = { readonly what: 'new' } | { readonly what: 'rename' | 'delete'; readonly path: string };

interface Props {
  readonly ruleset: string;
  readonly doing: Doing | undefined;
  readonly onDo: (doing: Doing | undefined) => void;
}

/** Makes files, and renames and deletes the open one. What is asked for is asked above the tree, which keeps its place. */
export const FileTools = memo(({ ruleset, doing, onDo }: Props) => {
  const { t } = useWorkbench();
  const path = useStore(({ active = '' }) => (folderOf(active) === ruleset ? active : undefined));
  const act = (what: 'rename' | 'delete') => path !== undefined && onDo({ what, path });
  return (
    <>
      <div className={styles.tools}>
        <IconButton icon={FilePlus} label={t('newFile')} onClick={() => onDo({ what: 'new' })} />
        <IconButton icon={Pencil} label={t('rename')} disabled={path === undefined} onClick={() => act('rename')} />
        <IconButton icon={Trash2} label={t('delete')} disabled={path === undefined} onClick={() => act('delete')} />
      </div>
      {doing === undefined ? null : <Asked ruleset={ruleset} doing={doing} onClose={() => onDo(undefined)} />}
    </>
  );
});

interface AskedProps extends Pick<Props, 'ruleset'> {
  readonly doing: Doing;
  readonly onClose: () => void;
}

const Asked = ({ ruleset, doing, onClose }: AskedProps) => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('files'));
  if (doing.what === 'delete') return <FileDelete key={doing.path} path={doing.path} onClose={onClose} />;
  if (doing.what === 'new')
    return (
      <FileName
        name=""
        action={t('create')}
        becomes={(typed) => createdPath(state, ruleset, typed)}
        onName={(name) => bench.list.create(ruleset, name)}
        onClose={onClose}
      />
    );
  const { path } = doing;
  return (
    <FileName
      key={path}
      name={path.slice(ruleset.length + 1)}
      action={t('rename')}
      becomes={(typed) => renamedPath(state, path, typed)}
      onName={(name) => bench.list.rename(path, name)}
      onClose={onClose}
    />
  );
};
