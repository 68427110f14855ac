import { boardKinds, layoutFor } from '@sandtable/board';
import type { GameInfo } from '@sandtable/engine';
import { Check, Map as MapIcon } from 'lucide-react';
import { useMemo } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { useLayout } from '../play/useTexts.ts';
import { pick } from '../state/selectors.ts';
import { Button } from '../ui/Button.tsx';
import styles from './PlayBoard.module.css';

/** Begins and ends editing the map, where there is one. */
export const EditMap = ({ info }: { readonly info: GameInfo }) => {
  const { bench, t } = useWorkbench();
  const isEditing = useStore(({ boardMode }) => boardMode === 'edit-map');
  if (!useHasMap(info)) return null;
  return (
    <Button
      look="plain"
      icon={isEditing ? Check : MapIcon}
      className={styles.editMap}
      aria-pressed={isEditing}
      onClick={() => bench.actions.toggleBoardMode('edit-map')}
    >
      {t(isEditing ? 'leaveMap' : 'editMap')}
    </Button>
  );
};

function useHasMap(info: GameInfo): boolean {
  const { face } = useStore(pick('face'));
  const layout = useLayout();
  return useMemo(
    () => face === 'workshop' && boardKinds(info, layoutFor(info, layout)).length > 0,
    [face, info, layout],
  );
}
