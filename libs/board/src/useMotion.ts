import { type RefObject, useLayoutEffect, useMemo } from 'react';
import type { Arranging } from './arrange.ts';
import type { BoardProps } from './board-props.ts';
import { reader } from './facts.ts';
import type { BoardLayout } from './layout.ts';
import { type Arrival, type Moving, movingOn } from './motion.ts';
import { pieces } from './pieces.ts';
import type { Scene } from './scene.ts';
import type { Sizes } from './sizes.ts';
import type { Standing } from './stand.ts';

interface Sheet extends Pick<BoardProps, 'motion' | 'nameOf'> {
  readonly how: BoardLayout;
  readonly place: Scene;
}
interface Drawn {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly arranging: Arranging;
  readonly standing: Standing;
  readonly sizes: Sizes;
}

/** What is drawn of the events that are being shown; undefined where none are. */
export function useMotion({ motion, how, place, nameOf }: Sheet, drawn: Drawn): Moving | undefined {
  const { svg, arranging, standing, sizes } = drawn;
  const before = useMemo(() => {
    if (motion === undefined) return undefined;
    const { infoBefore: info, before: view } = motion;
    const all = pieces(info, how, place, reader(info, view), nameOf);
    return arranging(all, () => false).standing;
  }, [motion, how, place, nameOf, arranging]);
  const moving = useMemo(
    () => motion && before && movingOn(motion.events, { scene: place, before, after: standing, size: sizes.counter }),
    [motion, before, place, standing, sizes],
  );
  useArrivals(svg, moving?.arrivals);
  return moving;
}

/** Hides counters where they stand until they have come there. */
function useArrivals(svg: Drawn['svg'], arrivals: readonly Arrival[] | undefined): void {
  useLayoutEffect(() => {
    const hidden = (arrivals ?? []).flatMap(({ key, until }) => {
      const counter = svg.current?.querySelector<SVGGElement>(`[data-piece="${CSS.escape(key)}"]`);
      if (!counter) return [];
      counter.style.animation = `board-arrive ${until}ms step-end`;
      return [counter];
    });
    return () => {
      for (const counter of hidden) counter.style.animation = '';
    };
  }, [svg, arrivals]);
}
