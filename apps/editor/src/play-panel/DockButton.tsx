import { PanelBottom, PanelRight } from 'lucide-react';
import { useWorkbench } from '../context.ts';
import { IconButton } from '../ui/IconButton.tsx';
import styles from './PlayPane.module.css';
import type { Dock } from './useDock.ts';

interface Props {
  readonly dock: Dock;
  readonly onDock: (dock: Dock) => void;
}

/** Moves the question below the board or beside it. */
export const DockButton = ({ dock, onDock }: Props) => {
  const { t } = useWorkbench();
  const isBelow = dock === 'below';
  return (
    <IconButton
      label={t(isBelow ? 'dockBeside' : 'dockBelow')}
      icon={isBelow ? PanelRight : PanelBottom}
      className={styles.dock}
      onClick={() => onDock(isBelow ? 'beside' : 'below')}
    />
  );
};
