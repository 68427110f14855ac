import type { BoardLayout, Point } from './layout.ts';
import type { Scene } from './scene.ts';

interface Drawn {
  readonly layout: Pick<BoardLayout, 'places'>;
  readonly scene: { readonly spots: readonly Pick<Scene['spots'][number], 'kind' | 'member' | 'polygons'>[] };
}

/**
 * The corner of another place's outline that lies nearest to a point of the sheet, as the layout has it, if it is no farther than
 * `reach`: corners that are drawn to it are the same point, so that borders meet.
 */
export function cornerNear({ layout, scene }: Drawn, own: string, at: Point, reach: number): Point | undefined {
  let best: { readonly corner: Point | undefined; readonly far: number } = { corner: undefined, far: reach };
  for (const { kind, member, polygons } of scene.spots) {
    const outline = layout.places[`${kind}.${member}`]?.outline;
    if (outline === undefined || `${kind}.${member}` === own) continue;
    for (const [ring, corners] of polygons.entries())
      for (const [nth, [x, y]] of corners.entries()) {
        const far = Math.hypot(x - at[0], y - at[1]);
        const corner = outline[ring]?.[nth];
        if (far <= best.far && corner !== undefined) best = { corner, far };
      }
  }
  return best.corner;
}
