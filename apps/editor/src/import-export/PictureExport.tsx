import type { Drawn } from '@sandtable/picture';
import { useEffect, useEffectEvent } from 'react';
import { useWorkbench } from '../context.ts';
import type { PictureKind } from '../state/slices/ui.ts';
import { handOver } from './hand-over.ts';
import { useDrawnBoard } from './useDrawnBoard.ts';

interface Props {
  readonly as: PictureKind;
  readonly onDone: () => void;
}

/** Makes a picture of the board as it is, and then goes away. */
export const PictureExport = ({ as, onDone }: Props) => {
  const { bench } = useWorkbench();
  const drawn = useDrawnBoard();
  const make = useEffectEvent(async () => {
    try {
      if (drawn !== undefined && !(await makePicture(drawn.board, drawn.name, as, deliver)))
        bench.actions.reportTrouble(bench.say('pictureNone'));
    } catch (error) {
      bench.actions.reportTrouble(error);
    }
    onDone();
  });
  const deliver = (file: string, bytes: Uint8Array<ArrayBuffer>, type: string): void =>
    handOver(bench, file, bytes, type);
  useEffect(() => void make(), []);
  return null;
};

/** Answers whether there is a picture of it. What draws is fetched when someone wants one. */
const makePicture = async (
  board: Drawn,
  name: string,
  as: PictureKind,
  deliver: (file: string, bytes: Uint8Array<ArrayBuffer>, type: string) => void,
): Promise<boolean> => {
  const { pictureOf, printBoard, printMap } = await import('./board-picture.ts');
  if (as === 'sheet') return printMap(board, name);
  if (as === 'board') {
    printBoard(board, name);
    return true;
  }
  const picture = await pictureOf(board, as);
  if (picture) deliver(`${name}.${as}`, picture.bytes, picture.type);
  return picture !== undefined;
};
