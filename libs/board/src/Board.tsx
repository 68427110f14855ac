import { useMemo } from 'react';
import type { BoardProps } from './board-props.ts';
import { CardTable } from './CardTable.tsx';
import { layoutFor } from './layout-for.ts';
import { lettered } from './lettered.ts';
import { Panels } from './Panels.tsx';
import { PileTable } from './PileTable.tsx';
import { hasPanels } from './panels-of.ts';
import { Sheet } from './Sheet.tsx';
import type { Rings } from './scene.ts';
import { TableBoard } from './TableBoard.tsx';
import { useKept } from './useKept.ts';
import { useScene } from './useScene.ts';
import { useWordedPlaces } from './worded-places.ts';

const none: Rings = [];

/** The board of a ruleset: a sheet where it has places, else tables. */
export const Board = (props: BoardProps) => {
  const { info, layout, rings = none, fieldName } = props;
  // A viewer learns names at nearly every step, and nothing of how the board is drawn.
  const how = useKept(useMemo(() => lettered(info, layoutFor(info, layout), fieldName), [info, layout, fieldName]));
  const bare = useScene(info, how, rings);
  const place = useWordedPlaces(bare, props);
  const { table } = how;
  // Without a map tracks and boxes stand above the tables.
  const panels = place.spots.length === 0 ? <Panels {...props} how={how} hasRoom="always" /> : null;
  if (place.spots.length === 0 && table === undefined)
    return (
      <div className="table-board">
        {hasPanels(how) ? panels : null}
        {hasPanels(how) && how.piles === 'none' ? null : <TableBoard {...props} />}
      </div>
    );
  const sheet = <Sheet {...props} how={how} place={place} />;
  if (table !== undefined)
    return (
      <CardTable {...props} how={how} table={table} hasMap={panels === null}>
        {panels ?? sheet}
      </CardTable>
    );
  if (how.piles === 'none') return sheet;
  return (
    <div className="board-with-piles">
      {sheet}
      <PileTable {...props} filled />
    </div>
  );
};
