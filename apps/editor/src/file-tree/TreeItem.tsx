import {
  BookOpen,
  ChevronDown,
  ChevronRight,
  File,
  FileCode,
  FlaskConical,
  Folder,
  FolderOpen,
  House,
  Languages,
  LayoutDashboard,
  type LucideIcon,
  Map as MapIcon,
  Table,
} from 'lucide-react';
import { type CSSProperties, memo } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './FileTree.module.css';
import { type FileSort, isRecord } from './file-sort.ts';
import type { FindingMark } from './finding-marks.ts';
import type { TreeRow } from './tree-rows.ts';

const ICONS: Readonly<Record<FileSort, LucideIcon>> = {
  rules: FileCode,
  table: Table,
  map: MapIcon,
  layout: LayoutDashboard,
  variant: House,
  example: FlaskConical,
  chapter: BookOpen,
  translation: Languages,
  other: File,
};

interface Props {
  readonly row: TreeRow;
  readonly name: string;
  /** What is found in it, if anything. */
  readonly severity?: FindingMark['severity'] | undefined;
  readonly n?: number | undefined;
  readonly isActive: boolean;
  /** Whether Tab reaches it. */
  readonly isReached: boolean;
  readonly onOpen: (row: TreeRow) => void;
  readonly onFocus: (id: string) => void;
}

/**
 * A file or folder, with how many mistakes are found in it. Mistakes come and go while someone types: only files in which
 * others are found are drawn again.
 */
export const TreeItem = memo(({ row, name, severity, n = 0, isActive, isReached, onOpen, onFocus }: Props) => {
  const { t } = useWorkbench();
  const { node, level, position, siblings, isOpen } = row;
  const path = node.is === 'file' ? node.id : undefined;
  const isDirty = useStore(({ buffers }) => buffers[path ?? '']?.dirty === true);
  const isUnreadable = useStore(({ buffers }) => buffers[path ?? '']?.unreadable === true);
  return (
    // Keys reach the tree, which holds all rows.
    // biome-ignore lint/a11y/useKeyWithClickEvents: arrows, letters and Enter are handled by the tree.
    <div
      role="treeitem"
      className={styles.row}
      style={{ '--level': level } as CSSProperties}
      data-path={path}
      data-record={path !== undefined && isRecord(path)}
      data-folder={path === undefined ? node.id : undefined}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={isOpen}
      aria-selected={isActive}
      aria-current={isActive ? 'page' : undefined}
      tabIndex={isReached ? 0 : -1}
      onClick={() => onOpen(row)}
      onFocus={() => onFocus(node.id)}
    >
      <span className={styles.fold}>
        {isOpen === undefined ? null : <Icon of={isOpen ? ChevronDown : ChevronRight} />}
      </span>
      <Icon of={node.is === 'file' ? ICONS[node.sort] : isOpen ? FolderOpen : Folder} />
      <span className={styles.name}>
        {name}
        {isDirty ? <span aria-hidden="true"> •</span> : null}
        {isUnreadable ? <span className="quiet"> {t('unreadableMark')}</span> : null}
      </span>
      {severity === undefined ? null : <Mark severity={severity} n={n} />}
    </div>
  );
});

const Mark = ({ severity, n }: FindingMark) => {
  const { t } = useWorkbench();
  return (
    <span className={styles.mark} data-severity={severity}>
      <span aria-hidden="true">{n}</span>
      <span className="unseen">, {t('findingCount', { severity, n })}</span>
    </span>
  );
};
