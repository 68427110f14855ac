import type { Arrangement } from './arrange.ts';
import { type Carrying, placeKey, useCarried } from './carry.ts';
import type { Hands } from './hands.ts';
import type { PlacedLabel } from './labels.ts';
import type { BoardLayout, Point } from './layout.ts';
import { outlineHandles } from './outline-handles.ts';
import type { Part } from './put-at.ts';
import { path } from './regions.ts';
import type { Scene } from './scene.ts';
import type { Spot } from './spot.ts';

interface Props {
  readonly layout: BoardLayout;
  readonly hands: Hands | undefined;
  readonly carrying: Carrying;
  readonly scene: Scene;
  readonly names: Pick<Arrangement, 'regions' | 'labels'>;
  readonly px: number;
}

/** What can be dragged on a map: the middle of each place and its name, and all anchors of the one that is chosen. */
export const MapHandles = ({ layout, hands, carrying, scene, names, px }: Props) => {
  if (hands === undefined || hands.adding) return null;
  const { onTake } = carrying;
  const places = scene.spots.filter(({ draw }) => draw === 'place' || draw === 'region');
  const chosen = places.find((spot) => placeKey(spot) === hands.chosen);
  return (
    <g className="map-handles" aria-hidden>
      {[...names.regions, ...names.labels].map((label) => (
        <Name key={label.key} label={label} isChosen={label.key === hands.chosen} onTake={onTake(label.key, 'label')} />
      ))}
      {places.map((spot) => (
        <Handle key={placeKey(spot)} at={spot.at} px={px} onTake={onTake(placeKey(spot), 0)} place={placeKey(spot)} />
      ))}
      {chosen?.anchors.slice(1).map((at, i) => (
        <Handle
          key={`${placeKey(chosen)} ${at}`}
          at={at}
          px={px}
          onTake={onTake(placeKey(chosen), i + 1)}
          place={placeKey(chosen)}
          isOther
        />
      ))}
      {chosen && layout.places[placeKey(chosen)]?.outline ? (
        <Outline spot={chosen} px={px} part={hands.part} carrying={carrying} />
      ) : null}
      {chosen ? <circle className="map-chosen" cx={chosen.at[0]} cy={chosen.at[1]} r={11 * px} /> : null}
      <Ghost carrying={carrying} px={px} />
    </g>
  );
};

type Take = ReturnType<Carrying['onTake']>;

const Name = ({
  label: { box },
  isChosen,
  onTake,
}: {
  readonly label: PlacedLabel;
  readonly isChosen: boolean;
  readonly onTake: Take;
}) => (
  <rect
    className={isChosen ? 'name-handle chosen' : 'name-handle'}
    x={box.x}
    y={box.y}
    width={box.w}
    height={box.h}
    onPointerDown={onTake}
  />
);

interface HandleProps {
  readonly at: Point;
  readonly px: number;
  readonly place: string;
  readonly onTake: Take;
  readonly isOther?: boolean;
}

/** The middle is round, other anchors are square: they are told apart without color. */
const Handle = ({ at: [x, y], px, place, onTake, isOther = false }: HandleProps) => (
  <g className="place-handle" data-place={place} onPointerDown={onTake}>
    <circle className="target" cx={x} cy={y} r={10 * px} />
    {isOther ? (
      <rect className="handle-mark" x={x - 3.5 * px} y={y - 3.5 * px} width={7 * px} height={7 * px} />
    ) : (
      <circle className="handle-mark" cx={x} cy={y} r={3.5 * px} />
    )}
  </g>
);

interface OutlineProps extends Pick<Props, 'carrying' | 'px'> {
  readonly spot: Spot;
  readonly part: Part;
}

/** Corners are full, the middles of edges are small: a corner that is pulled out of an edge is a new one. */
const Outline = ({ spot, px, part, carrying }: OutlineProps) => (
  <g className="outline-handles">
    <path className="map-outline" d={spot.polygons.map(path).join('')} />
    {outlineHandles(spot).map(({ part: own, at: [x, y], isEdge }) => (
      <g
        key={own}
        className={own === part ? 'place-handle chosen' : 'place-handle'}
        data-part={own}
        onPointerDown={carrying.onTake(placeKey(spot), own)}
      >
        <circle className="target" cx={x} cy={y} r={(isEdge ? 6 : 8) * px} />
        <circle className={isEdge ? 'handle-mark edge' : 'handle-mark'} cx={x} cy={y} r={(isEdge ? 2 : 4) * px} />
      </g>
    ))}
  </g>
);

/** Where it was, and where it would be. */
const Ghost = ({ carrying, px }: { readonly carrying: Carrying; readonly px: number }) => {
  const carried = useCarried(carrying);
  if (carried === undefined) return null;
  const { from, at } = carried;
  return (
    <g className="map-ghost">
      <line x1={from[0]} y1={from[1]} x2={at[0]} y2={at[1]} />
      <circle cx={at[0]} cy={at[1]} r={9 * px} />
      <path d={`M${at[0] - 14 * px},${at[1]}h${28 * px}M${at[0]},${at[1] - 14 * px}v${28 * px}`} />
    </g>
  );
};
