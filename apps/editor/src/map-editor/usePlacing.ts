import {
  autoLayout,
  type BoardLayout,
  type Hands,
  layoutText,
  type Part,
  type Point,
  type Side,
} from '@sandtable/board';
import type { GameInfo } from '@sandtable/engine';
import type { PlaceEdit } from '@sandtable/ide';
import type { TextEdit } from '@sandtable/text';
import { useMemo, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { unplaced } from './map-tools.ts';
import { showMember } from './show-member.ts';

export interface Placing {
  /** Undefined while there is no file with the layout. */
  readonly hands: Hands | undefined;
  readonly chosen: string | undefined;
  readonly part: Part;
  setPart(part: Part): void;
  choose(place: string): void;
  /** Leaves the name of the chosen place to the board; undefined where nobody has put it anywhere. */
  readonly freeName: (() => void) | undefined;
  /** How many anchors the chosen place has. */
  readonly anchors: number;
  /** A region is drawn around its anchors: one more beside the last, and the one that is chosen away. */
  readonly addAnchor: (() => void) | undefined;
  readonly takeAnchor: (() => void) | undefined;
  /** Members of the board that are not on it yet. */
  readonly missing: readonly string[];
  putMissing(place: string): void;
  /** Writes the layout that the board has without a file, so that it can be changed; undefined where there is one. */
  readonly writeLayout: (() => void) | undefined;
}

/** Places and their names are moved: each move is a small edit of the layout. */
export function usePlacing(
  info: GameInfo | undefined,
  layout: BoardLayout | undefined,
  write: (edits: readonly TextEdit[]) => Promise<void>,
): Placing {
  const { bench } = useWorkbench();
  const { ruleset = '' } = useStore(pick('ruleset'));

  const [chosen, setChosen] = useState<string | undefined>(undefined);
  const [part, setPart] = useState<Part>(0);
  const file = `${ruleset}/${info?.layout ?? 'layout.json'}`;
  const isWritten = useStore(({ buffers }) => buffers[file] !== undefined);
  const own = layout?.places[chosen ?? ''];
  const edit = async (place: string, change: PlaceEdit): Promise<void> => {
    const edits = (await bench.language(file).place(place, change)) ?? [];
    if (edits.length > 0) await write(edits);
    show(place);
  };
  const show = (place: string): void => {
    const dot = place.indexOf('.');
    void showMember(bench, place.slice(0, dot), place.slice(dot + 1), true);
  };
  const choose = (place: string, which: Part = 0): void => {
    setChosen(place);
    setPart(which);
    show(place);
  };
  const onPut = (place: string, which: Part, at: Point | Side): void => {
    setChosen(place);
    setPart(which);
    if (which === 'label') void edit(place, { label: at });
    else if (typeof at !== 'string') void edit(place, { anchor: which, at });
  };
  const anchors = typeof own?.at[0] === 'number' ? 1 : (own?.at.length ?? 0);
  const isRegion = layout?.kinds[chosen?.split('.')[0] ?? '']?.draw === 'region';
  const addAnchor = (): void => {
    if (chosen === undefined || layout === undefined || own === undefined) return;
    setPart(anchors);
    void edit(chosen, { more: besideLast(layout, own) });
  };
  const takeAnchor = (): void => {
    if (chosen === undefined || part === 'label') return;
    setPart(0);
    void edit(chosen, { without: part });
  };
  const missing = useMemo(() => (info && layout ? unplaced(info, layout) : []), [info, layout]);
  return {
    hands: layout && { chosen, part, onChoose: choose, onPut },
    chosen,
    part,
    setPart,
    choose,
    freeName: own?.label === undefined ? undefined : () => void edit(chosen ?? '', { label: undefined }),
    anchors,
    addAnchor: isRegion && own ? addAnchor : undefined,
    takeAnchor: isRegion && anchors > 1 && part !== 'label' ? takeAnchor : undefined,
    missing,
    putMissing: (place) => {
      setChosen(place);
      setPart(0);
      if (layout) void edit(place, { anchor: 0, at: middle(layout) });
    },
    writeLayout: !isWritten && info ? () => void bench.list.make(file, layoutText(autoLayout(info))) : undefined,
  };
}

type Place = BoardLayout['places'][string];

const anchorsOf = ({ at }: Place): readonly Point[] => (typeof at[0] === 'number' ? [at] : at) as readonly Point[];

/** A little way off, so that it can be seen and taken: a thirtieth of what the map is wide. */
const besideLast = ({ places }: BoardLayout, own: Place): Point => {
  const xs = Object.values(places).flatMap((place) => anchorsOf(place).map(([x]) => x));
  const off = (Math.max(...xs) - Math.min(...xs)) / 30 || 1;
  const decimals = Math.max(0, 1 - Math.floor(Math.log10(off)));
  const [x, y] = anchorsOf(own).at(-1) ?? [0, 0];
  return [Number((x + off).toFixed(decimals)), y];
};

/** In the midst of what is there. */
const middle = ({ places }: BoardLayout): Point => {
  const all = Object.values(places).map(({ at }): Point => (typeof at[0] === 'number' ? at : at[0]) as Point);
  const mean = (axis: 0 | 1): number =>
    Number((all.reduce((sum, point) => sum + point[axis], 0) / Math.max(1, all.length)).toFixed(1));
  return [mean(0), mean(1)];
};
