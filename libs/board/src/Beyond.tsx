import { DrawnButton } from './DrawnButton.tsx';
import type { Zooming } from './useZoom.ts';
import { beyond, type Beyond as Group, type Sought, towards } from './view.ts';
import type { BoardWords } from './words.ts';

interface Props {
  readonly sought: Sought | undefined;
  readonly zooming: Zooming;
  /** One screen pixel in units of the window. */
  readonly px: number;
  readonly words: BoardWords;
}

/** Pixels from the edge, and from the corners, where tools and legend lie. */
const EDGE = 19;
const CORNER = 140;
const TURN = { right: 0, bottom: 90, left: 180, top: 270 } as const;

/** At the edges of the window: how much that may be chosen lies beyond them, and the way there. */
export const Beyond = ({ sought, zooming, px, words }: Props) => {
  if (sought === undefined || !sought.asked) return null;
  const groups = beyond(sought.points, zooming.zoom, zooming.pane, { edge: EDGE * px, corner: CORNER * px });
  const unseen = groups.reduce((sum, { points }) => sum + points.length, 0) === sought.points.length;
  const go = ({ points }: Group): void =>
    zooming.show((zoom) => towards(zoom, points, sought.room, zooming.pane), true);
  return groups.map((group) => (
    <Way
      key={group.side}
      group={group}
      px={px}
      name={words.beyond.replace('{n}', String(group.points.length))}
      // Where nothing of what is asked is in sight, the way there is what is to be seen first.
      className={unseen ? 'beyond alone' : 'beyond'}
      onGo={() => go(group)}
    />
  ));
};

interface WayProps {
  readonly group: Group;
  readonly px: number;
  readonly name: string;
  readonly className: string;
  readonly onGo: () => void;
}

const Way = ({ group: { side, points, at }, px, name, className, onGo }: WayProps) => (
  <DrawnButton name={name} className={className} transform={`translate(${at[0]},${at[1]}) scale(${px})`} onPress={onGo}>
    <title>{name}</title>
    <circle r="12" />
    <path d="M10,-6 L16.5,0 L10,6 Z" transform={`rotate(${TURN[side]})`} />
    <text fontSize="11">{points.length}</text>
  </DrawnButton>
);
