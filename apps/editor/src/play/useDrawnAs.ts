import { layoutFor } from '@sandtable/board';
import { useStore } from '../context.ts';
import { useLayout } from './useTexts.ts';

export type Drawn = 'counter' | 'card';

/** How members of a kind are drawn that lie on a place; undefined for all others. */
export function useDrawnAs(): (kind: string | undefined) => Drawn | undefined {
  const info = useStore((state) => state.info);
  const layout = useLayout();
  return (kind) => {
    if (info === undefined || kind === undefined) return undefined;
    const draw = layoutFor(info, layout).kinds[kind]?.draw;
    return draw === 'counter' || draw === 'card' ? draw : undefined;
  };
}
