import type { CSSProperties } from 'react';
import { Flag } from './Flag.tsx';
import { Panel, type Word } from './Panel.tsx';
import { isOfMember, isScale, levelsOf, type SideGroup, type Space } from './track-plan.ts';
import { markerKey } from './walks.ts';

interface Props {
  readonly of: string;
  readonly title: string;
  readonly hasRoom: boolean | 'always';
  readonly spaces: readonly Space[];
  /** Whose question it is. */
  readonly asker: string | undefined;
}

/** On a scale only some spaces are printed bold, and those before the marker aren't pale. */
const BOLD = 5;
/** So many fit on a line beside a title. */
const FEW = 10;

/** A row of spaces with markers on them; for whoever doesn't see it, a list of the spaces where something stands. */
export const Track = ({ of, title, hasRoom, spaces, asker }: Props) => (
  <Panel part="track" {...{ of, title, hasRoom }} folded={folded(spaces)} isScale={isScale(spaces)}>
    <div
      className={rowOf(spaces)}
      data-track={of}
      style={{ '--levels': levelsOf(spaces), '--spaces': spaces.length } as CSSProperties}
      aria-hidden="true"
    >
      {spaces.map((space, i) => (
        <SpaceBox key={space.key} space={space} classes={classesOf(spaces, i)} asker={asker} />
      ))}
    </div>
    <ul className="told" aria-label={title}>
      {spaces.flatMap((space) =>
        isEmpty(space) ? (
          []
        ) : (
          <li key={space.key} aria-current={isCurrent(space) ? 'step' : undefined}>
            {said(space)}
          </li>
        ),
      )}
    </ul>
  </Panel>
);

const SpaceBox = ({ space, classes, asker }: { space: Space; classes: string; asker: string | undefined }) => (
  <span className={classes} data-space={space.key} title={isEmpty(space) ? undefined : said(space)}>
    <span className="space-head">
      <b>{space.name}</b>
      {space.caption === undefined ? null : <span>{space.caption}</span>}
    </span>
    <span className="space-markers">
      {space.markers.filter(isOfMember).map(({ path, member, name, side }, level) => {
        const key = markerKey(path, member);
        return (
          <span key={key} className="track-marker" data-marker={key} style={onTop(level)}>
            <Flag side={side} name={name} isCurrent={member === asker} />
          </span>
        );
      })}
      {space.waiting.map((group) => (
        <span key={group.name ?? ''} className="side-count">
          <Flag side={group.side} name={group.name} />
          {group.pieces.length}
        </span>
      ))}
    </span>
  </span>
);

/** On a scale, markers next to each other would stand on other numbers. */
const onTop = (level: number): CSSProperties => ({ '--level': level }) as CSSProperties;

/** From so many spaces on, a scale in a narrow window numbers every fifth. */
const DENSE = 40;

const rowOf = (spaces: readonly Space[]): string =>
  ['track-spaces', ...(isScale(spaces) ? ['long'] : []), ...(spaces.length > DENSE ? ['dense'] : [])].join(' ');

function classesOf(spaces: readonly Space[], at: number): string {
  const space = spaces[at];
  const now = spaces.findIndex(isCurrent);
  const isLong = isScale(spaces);
  return [
    'track-space',
    space && isCurrent(space) ? 'current' : '',
    !isLong && at < now ? 'past' : '',
    isLong && Number(space?.key) % BOLD === 0 ? 'bold' : '',
  ]
    .filter((one) => one !== '')
    .join(' ');
}

/** The marker of the whole game is on it. */
const isCurrent = ({ markers }: Space): boolean => markers.some(({ member }) => member === undefined);

const isEmpty = ({ markers, waiting }: Space): boolean => markers.length + waiting.length === 0;

const counted = ({ name, pieces: { length } }: SideGroup): string =>
  name === undefined ? `${length}` : `${name} (${length})`;

const said = ({ name, caption, markers, waiting }: Space): string => {
  const there = [...markers.flatMap((marker) => marker.name ?? []), ...waiting.map(counted)];
  const head = [name, caption].filter(Boolean).join(', ');
  return there.length === 0 ? head : `${head}: ${there.join(', ')}`;
};

/** On one line: all spaces of a short track with the marker of the game, else where the markers are. */
function folded(spaces: readonly Space[]): readonly Word[] {
  if (spaces.length <= FEW && spaces.some(isCurrent))
    return spaces.map((space) => ({ key: space.key, text: space.name, isCurrent: isCurrent(space) }));
  return spaces.flatMap((space) =>
    space.markers.map(({ member, side }) => ({ key: `${space.key} ${member}`, side, text: space.name })),
  );
}
