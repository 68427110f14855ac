import type { GameInfo } from '@sandtable/engine';
import type { MatchView } from '@sandtable/session';
import { useMemo } from 'react';
import { autoLayout } from './auto.ts';
import type { BoardLayout } from './layout.ts';
import type { NameOf } from './names.ts';
import { Sheet } from './Sheet.tsx';
import { type Rings, type Scene, scene } from './scene.ts';
import { TableBoard } from './TableBoard.tsx';
import type { BoardWords } from './words.ts';

export interface BoardProps {
  readonly info: GameInfo;
  readonly view: MatchView | undefined;
  readonly layout: BoardLayout | undefined;
  /** Names of members that may be chosen now, and their kind where the question has one. */
  readonly candidates: readonly string[];
  readonly asked: string | undefined;
  readonly picked: readonly string[];
  readonly onPick: ((member: string) => void) | undefined;
  /** Coastlines as rings of longitude and latitude. */
  readonly rings?: Rings | undefined;
  /** Names of members as people read them; ids made readable where there is none. */
  readonly nameOf?: NameOf | undefined;
  readonly words?: Partial<BoardWords> | undefined;
}

const none: Rings = [];

const named = (found: Scene, nameOf: BoardProps['nameOf']): Scene => {
  const spots = found.spots.map((s) => ({ ...s, name: nameOf?.(s.member, s.kind) ?? s.name }));
  return { ...found, spots, byMember: new Map(spots.map((s) => [s.member, s])) };
};

/** The board of a ruleset: a sheet where it has places, else tables. */
export const Board = (props: BoardProps) => {
  const { info, layout, rings = none, nameOf } = props;
  const how = useMemo(() => layout ?? autoLayout(info), [info, layout]);
  const bare = useMemo(() => scene(info, how, rings), [info, how, rings]);
  const place = useMemo(() => named(bare, nameOf), [bare, nameOf]);
  if (place.spots.length === 0) return <TableBoard {...props} />;
  return <Sheet {...props} how={how} place={place} />;
};
