import { useCallback, useMemo, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { folderOf, isText } from '../state/paths.ts';
import { pick } from '../state/selectors.ts';
import { plainName } from '../storage/mounted-projects.ts';
import type { Word } from '../words.ts';
import { type Doing, FileTools } from './FileTools.tsx';
import styles from './FileTree.module.css';
import { fileTree, type Group, type TreeNode } from './file-tree.ts';
import { byPath, markOf } from './finding-marks.ts';
import { TreeItem } from './TreeItem.tsx';
import { type TreeRow, treeRows } from './tree-rows.ts';
import { useTreeKeys } from './useTreeKeys.ts';

const FILES = 'files-of-ruleset';

const WORDS: Readonly<Record<Group, Word>> = {
  rules: 'filesRules',
  tables: 'tables',
  variants: 'variants',
  examples: 'gallery',
  chapters: 'filesChapters',
  translations: 'filesTranslations',
};

/** The files of a ruleset in folders that fold, and what can be done with the open one. */
export const FileTree = ({ ruleset }: { readonly ruleset: string }) => {
  const { bench, t } = useWorkbench();
  const [doing, setDoing] = useState<Doing | undefined>(undefined);
  const active = useStore((state) => state.active);
  const rows = useTreeRows(ruleset);
  const findings = useFindings(ruleset);
  const nameOf = (node: TreeNode): string =>
    node.is === 'folder' && node.group !== undefined ? t(WORDS[node.group]) : node.name;
  const onFold = useCallback(
    (node: TreeNode, folded: boolean): void => bench.foldFolder(ruleset, node.id, folded),
    [bench, ruleset],
  );
  const onOpen = useCallback(
    ({ node, isOpen }: TreeRow): void =>
      node.is === 'file' ? bench.actions.openFile(node.id) : onFold(node, isOpen === true),
    [bench, onFold],
  );
  const keys = useTreeKeys(rows, {
    names: rows.map(({ node }) => nameOf(node)),
    first: Math.max(
      0,
      rows.findIndex(({ node }) => node.id === active),
    ),
    onFold,
    onOpen,
    onDelete: (node) => node.is === 'file' && setDoing({ what: 'delete', path: node.id }),
  });
  return (
    <>
      <h2 id={FILES} className="unseen">
        {t('filesOf', { ruleset: plainName(ruleset) })}
      </h2>
      <FileTools ruleset={ruleset} doing={doing} onDo={setDoing} />
      <div role="tree" className={styles.tree} aria-labelledby={FILES} onKeyDown={keys.onKeyDown}>
        {rows.map((row, at) => (
          <TreeItem
            key={row.node.id}
            row={row}
            name={nameOf(row.node)}
            {...markOf(row.node, findings)}
            isActive={row.node.id === active}
            isReached={at === keys.at}
            onOpen={onOpen}
            onFocus={keys.hold}
          />
        ))}
      </div>
    </>
  );
};

function useTreeRows(ruleset: string): readonly TreeRow[] {
  const { files, folds: allFolds, active } = useStore(pick('files', 'folds', 'active'));
  const folds = allFolds[ruleset] ?? NONE;
  const nodes = useMemo(
    () => fileTree(files.map(({ path }) => path).filter((path) => folderOf(path) === ruleset && isText(path))),
    [files, ruleset],
  );
  return useMemo(() => treeRows(nodes, { folds, active }), [nodes, folds, active]);
}
const NONE = {};

function useFindings(ruleset: string) {
  const findings = useStore((state) => state.findings);
  return useMemo(() => byPath(findings, ruleset), [findings, ruleset]);
}
