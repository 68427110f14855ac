import { Redo2, Undo2 } from 'lucide-react';
import { CommandButton } from '../commands/CommandButton.tsx';
import { commandOf } from '../commands/registry.ts';
import { useWorkbench } from '../context.ts';
import { Button } from '../ui/Button.tsx';
import { Row } from '../ui/Row.tsx';
import type { MapEditing } from './useMapEditing.ts';

/** Takes back edits of the map, or brings a map from a file. */
export const MapSteps = ({ editing: { undo, redo } }: { readonly editing: Pick<MapEditing, 'undo' | 'redo'> }) => {
  const { t } = useWorkbench();
  return (
    <Row>
      <Button icon={Undo2} disabled={undo === undefined} onClick={undo}>
        {t('undoEdit')}
      </Button>
      <Button icon={Redo2} disabled={redo === undefined} onClick={redo}>
        {t('redoEdit')}
      </Button>
      <CommandButton command={commandOf('project.importMap')} look="plain" />
    </Row>
  );
};
