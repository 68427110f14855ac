import { useEffect, useEffectEvent } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { useDrawnBoard } from '../import-export/useDrawnBoard.ts';

/** By then whoever opened a game sees it. */
const IDLE_MS = 4000;

/** Keeps a picture of the open board for the start page, once for each time that a ruleset is opened. */
export const KeptCover = () => {
  const ruleset = useStore((state) => state.ruleset);
  const isDrawn = useStore(({ info, view }) => info !== undefined && view !== undefined);
  return ruleset !== undefined && isDrawn ? <Keeper key={ruleset} ruleset={ruleset} /> : null;
};

const Keeper = ({ ruleset }: { readonly ruleset: string }) => {
  const { bench } = useWorkbench();
  const drawn = useDrawnBoard();
  const keep = useEffectEvent(async () => {
    if (drawn === undefined || (await bench.covers.isShipped(ruleset))) return;
    const { coverIn } = await import('../import-export/board-picture.ts');
    const svg = coverIn(drawn.board);
    if (svg !== undefined) await bench.covers.keep(ruleset, svg);
  });
  useEffect(() => {
    // A board that cannot be drawn has no cover.
    const timer = setTimeout(() => void keep().catch(() => undefined), IDLE_MS);
    return () => clearTimeout(timer);
  }, []);
  return null;
};
