import { LoneCounter } from './Counter.tsx';
import { described } from './described.ts';
import { Flag } from './Flag.tsx';
import { Panel } from './Panel.tsx';
import type { Picking } from './Pick.tsx';
import type { Piece } from './pieces.ts';
import type { SideGroup } from './track-plan.ts';

interface Props {
  readonly of: string;
  readonly title: string;
  readonly hasRoom: boolean | 'always';
  readonly isAsked?: boolean | undefined;
  readonly groups: readonly SideGroup[];
  /** Only how many there are; what may be chosen is shown all the same. */
  readonly countsOnly: boolean;
  readonly picking: Picking;
  /** What is written at a corner of a counter. */
  readonly noteOf?: NoteOf | undefined;
  /** What isn't asked for may be taken all the same, instead of what is picked. */
  readonly canSwitch?: boolean | undefined;
  /** Of what is taken from here only the room is left. */
  readonly isAway?: ((piece: Piece) => boolean) | undefined;
}

type NoteOf = (piece: Piece) => string | undefined;

/** Of more counters of a side only the number is shown; of more in all they are drawn smaller. */
const MANY = 12;
const SMALLER = 8;

/** Counters that are not on the map, by their sides. */
export const HeldBox = ({ of, title, hasRoom, isAsked, groups, countsOnly, ...how }: Props) => (
  <Panel part="box" {...{ of, title, hasRoom, isAsked }} folded={groups.map(shortOf)}>
    <ul className={allOf(groups) > SMALLER ? 'box-groups small' : 'box-groups'} aria-label={title}>
      {groups.map((group) => (
        <li key={group.name ?? ''}>
          <Group group={group} countsOnly={countsOnly || group.pieces.length > MANY} {...how} />
        </li>
      ))}
    </ul>
  </Panel>
);

const allOf = (groups: readonly SideGroup[]): number => groups.reduce((sum, { pieces }) => sum + pieces.length, 0);

const shortOf = ({ side, name, pieces }: SideGroup) => ({ key: name ?? '', side, text: String(pieces.length) });

type GroupProps = Pick<Props, 'countsOnly' | 'picking' | 'noteOf' | 'canSwitch' | 'isAway'> & {
  readonly group: SideGroup;
};

const Group = ({ group: { side, name, pieces }, countsOnly, picking, noteOf, canSwitch, isAway }: GroupProps) => {
  const isLegal = (piece: Piece): boolean => picking.onPick !== undefined && picking.isLegal(piece.kind, piece.member);
  if (countsOnly && !pieces.some(isLegal))
    return (
      <span className="side-count">
        <Flag side={side} name={name} />
        <span className="told">{name}</span> {pieces.length}
      </span>
    );
  return (
    <span className="box-pieces">
      {pieces.map((piece) =>
        isAway?.(piece) ? (
          <span key={piece.member} className="held-room" />
        ) : (
          <HeldPiece key={piece.member} note={noteOf?.(piece)} {...{ piece, picking, canSwitch }} />
        ),
      )}
    </span>
  );
};

interface PieceProps {
  readonly piece: Piece;
  readonly picking: Picking;
  readonly note: string | undefined;
  readonly canSwitch: boolean | undefined;
}

/** A counter in a box: a button while it may be chosen. */
const HeldPiece = ({ piece, picking, note, canSwitch = false }: PieceProps) => {
  const { kind, member } = piece;
  const { onPick } = picking;
  const name = described(piece, '');
  const isPicked = picking.isPicked(kind, member);
  const isLegal = onPick !== undefined && picking.isLegal(kind, member);
  const mark = isPicked ? 'selected' : isLegal ? 'choosable' : undefined;
  const drawn = (
    <>
      <svg className="panel-counter" viewBox="-54 -54 108 108" role="img" aria-label={name}>
        <title>{name}</title>
        <LoneCounter piece={{ ...piece, at: [0, 0], size: 100 }} mark={mark} />
      </svg>
      {note === undefined ? null : <span className="held-note">{note}</span>}
    </>
  );
  const place = `${kind}.${member}`;
  if (!isLegal)
    return (
      <span className={isPicked ? 'held-piece picked' : canSwitch ? 'held-piece' : undefined} data-place={place}>
        {drawn}
      </span>
    );
  return (
    <button
      type="button"
      className={isPicked ? 'held-piece legal picked' : 'held-piece legal'}
      aria-pressed={isPicked}
      data-pick={member}
      data-place={place}
      onClick={() => onPick(member, kind)}
    >
      {drawn}
    </button>
  );
};
