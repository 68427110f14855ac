import { useState } from 'react';
import { useWorkbench } from '../context.ts';
import { remember, remembered } from '../state/remembered.ts';

/** Where the question stands: under the board, or beside it. It never lies on it. */
export type Dock = 'below' | 'beside';
const KEY = 'dock';

export const useDock = (): readonly [Dock, (dock: Dock) => void] => {
  const [dock, set] = useState<Dock>(() => (remembered(KEY) === 'beside' ? 'beside' : 'below'));
  const change = (next: Dock): void => {
    remember(KEY, next);
    set(next);
  };
  return [dock, change];
};

export const DockButton = ({ dock, onDock }: { readonly dock: Dock; readonly onDock: (dock: Dock) => void }) => {
  const { t } = useWorkbench();
  const other = dock === 'below' ? 'beside' : 'below';
  return (
    <button type="button" className="plain dock-button" onClick={() => onDock(other)}>
      {t(other === 'beside' ? 'dockBeside' : 'dockBelow')}
    </button>
  );
};
