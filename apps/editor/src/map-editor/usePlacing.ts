import { autoLayout, type BoardLayout, type Hands, layoutText, type Part } from '@sandtable/board';
import type { GameInfo } from '@sandtable/engine';
import type { PlaceEdit } from '@sandtable/ide';
import type { TextEdit } from '@sandtable/text';
import { useMemo, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import type { Workbench } from '../state/workbench.ts';
import { anchorsOf, besideLast, middle } from './anchors.ts';
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
  const [choice, setChoice] = useState<Choice>({ place: undefined, part: 0 });
  const file = `${ruleset}/${info?.layout ?? 'layout.json'}`;
  const isWritten = useStore(({ buffers }) => buffers[file] !== undefined);
  const missing = useMemo(() => (info && layout ? unplaced(info, layout) : []), [info, layout]);
  const edit = async (place: string, part: Part, change: PlaceEdit): Promise<void> => {
    setChoice({ place, part });
    const edits = (await bench.language(file).place(place, change)) ?? [];
    if (edits.length > 0) await write(edits);
    show(bench, place);
  };
  const choose = (place: string, part: Part = 0): void => {
    setChoice({ place, part });
    show(bench, place);
  };
  return {
    hands: layout && handsOf(choice, choose, edit),
    chosen: choice.place,
    part: choice.part,
    setPart: (part) => setChoice(({ place }) => ({ place, part })),
    choose,
    ...changesOf(layout, choice, edit),
    missing,
    putMissing: (place) => {
      if (layout) void edit(place, 0, { anchor: 0, at: middle(layout) });
    },
    writeLayout: !isWritten && info ? () => void bench.list.make(file, layoutText(autoLayout(info))) : undefined,
  };
}

/** The place that is chosen, and which part of it: an anchor or its name. */
interface Choice {
  readonly place: string | undefined;
  readonly part: Part;
}
/** Chooses a part of a place and changes it. */
type Edit = (place: string, part: Part, change: PlaceEdit) => Promise<void>;

/** Shows a place in the rules. */
function show(bench: Workbench, place: string): void {
  const dot = place.indexOf('.');
  void showMember(bench, place.slice(0, dot), place.slice(dot + 1), true);
}

function handsOf({ place: chosen, part }: Choice, choose: (place: string, part?: Part) => void, edit: Edit): Hands {
  return {
    chosen,
    part,
    onChoose: choose,
    onPut: (place, which, at) => {
      if (which === 'label') void edit(place, which, { label: at });
      else if (typeof at !== 'string') void edit(place, which, { anchor: which, at });
      else choose(place, which);
    },
  };
}

/** What can be changed in the chosen place. */
function changesOf(
  layout: BoardLayout | undefined,
  { place = '', part }: Choice,
  edit: Edit,
): Pick<Placing, 'anchors' | 'freeName' | 'addAnchor' | 'takeAnchor'> {
  const own = layout?.places[place];
  if (layout === undefined || own === undefined) return NO_CHANGES;
  const anchors = anchorsOf(own).length;
  const isRegion = layout.kinds[place.split('.')[0] ?? '']?.draw === 'region';
  return {
    anchors,
    freeName: own.label === undefined ? undefined : () => void edit(place, part, { label: undefined }),
    addAnchor: isRegion ? () => void edit(place, anchors, { more: besideLast(layout, own) }) : undefined,
    takeAnchor: isRegion && anchors > 1 && part !== 'label' ? () => void edit(place, 0, { without: part }) : undefined,
  };
}

const NO_CHANGES = { anchors: 0, freeName: undefined, addAnchor: undefined, takeAnchor: undefined };
