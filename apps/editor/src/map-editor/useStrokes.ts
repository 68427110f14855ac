import type { GameInfo } from '@sandtable/engine';
import type { Brush, Printed } from '@sandtable/ide';
import type { TextEdit } from '@sandtable/text';
import { useMemo, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { useReply } from '../useReply.ts';
import { cellGrid } from './cells/grid.ts';
import { eraserFor, type Fields, fieldsOf, painted } from './cells/painted.ts';
import { touchedBy } from './cells/strokes.ts';
import { useCopying } from './useCopying.ts';
import type { WrittenStroke } from './useStrokeFindings.ts';
import { type Studio, wayOf } from './useStudio.ts';

/** Cells are painted by strokes of the pointer; each is one edit. */
export interface Strokes {
  readonly printed: Printed;
  /** What cells say on the layer that is evaluated, and where a stroke goes over them. */
  readonly fields: Fields;
  /** The cells that are copied, or are being chosen for it; a corner or an end that was set by a key. */
  readonly copied: readonly string[];
  /** A block of cells is chosen, and the next click says where it goes. */
  readonly isHeld: boolean;
  /** The last one that was written. */
  readonly written: WrittenStroke | undefined;
  /** Goes through these cells, and shows what would become of it. */
  draw(points: readonly string[]): void;
  /** Writes the stroke through these cells. */
  end(points: readonly string[]): void;
  /** A key acts on a cell: what goes from one cell to another takes two. */
  press(cell: string): void;
  /** Leaves what was begun by a key. */
  forget(): void;
}

interface Wish {
  readonly info: GameInfo | undefined;
  readonly brushes: readonly Brush[];
  readonly brush: Brush | undefined;
  readonly studio: Studio;
  readonly write: (edits: readonly TextEdit[]) => Promise<void>;
}

export function useStrokes(on: boolean, { info, brushes, brush, studio, write }: Wish): Strokes {
  const { bench } = useWorkbench();
  const { ruleset = '' } = useStore(pick('ruleset'));
  const printed = usePrinted(on);
  const [stroke, setStroke] = useState(NO_STROKE);
  const [written, setWritten] = useState<WrittenStroke | undefined>(undefined);
  const [begun, begin] = useState<string | undefined>(undefined);
  const kind = info?.kinds.find(({ name }) => name === brush?.kind);
  const grid = useMemo(() => kind && cellGrid(kind), [kind]);
  const drawn = brush && studio.tool === 'eraser' ? eraserFor(brushes, brush) : brush;
  const touched = (points: readonly string[]): readonly string[] => {
    if (grid === undefined || drawn === undefined || kind === undefined) return [];
    const said = fieldsOf(brushes, drawn).map((field) => `${kind.name}.${field}`);
    const alike = (member: string): string => saidAt(printed, said, kind.members.indexOf(member));
    return touchedBy(grid, points, { way: wayOf(studio.tool), size: studio.size, symmetry: studio.symmetry, alike });
  };
  const copying = useCopying({ kind, grid, brushes, printed }, studio, write);
  const end = async (cells: readonly string[]): Promise<void> => {
    if (drawn === undefined) return;
    const touches = cells.map((cell) => ({ brush: drawn, cell }));
    const edits = (await bench.language(`${ruleset}/`).paintAll(touches)) ?? [];
    if (edits.length === 0) setStroke(NO_STROKE);
    else setWritten({ cells, before: bench.store.get().findings });
    await write(edits);
  };
  const shown = stroke.upon === printed ? stroke.cells : NO_STROKE.cells;
  const fields = useMemo(() => {
    const base = studio.layer === 'printed' ? valuesOf(printed) : {};
    if (shown.length === 0 || drawn === undefined || kind === undefined) return base;
    const ordinals = shown.map((member) => kind.members.indexOf(member));
    return { ...base, ...painted(printed, brushes, drawn, ordinals) };
  }, [studio.layer, printed, shown, drawn, kind, brushes]);
  const finish = (points: readonly string[]): void => {
    begin(undefined);
    if (copying.isOn) return copying.end(points);
    // Who paints wants to see what is painted, whatever the match has made of it.
    studio.change({ layer: 'printed' });
    const cells = touched(points);
    setStroke({ cells, upon: printed });
    if (cells.length > 0) void end(cells).catch(bench.actions.reportTrouble);
  };
  return {
    ...{ printed, fields, written },
    isHeld: copying.isHeld,
    copied: begun === undefined ? copying.cells : [begun],
    draw: (points) => {
      if (!copying.isOn) setStroke({ cells: touched(points), upon: printed });
      else copying.draw(points);
    },
    end: finish,
    press: (cell) => {
      if (begun !== undefined) finish([begun, cell]);
      else if (studio.tool === 'line' || (copying.isOn && !copying.isHeld)) begin(cell);
      else finish([cell]);
    },
    forget: () => begin(undefined),
  };
}

/** A stroke is shown until the text that has it is read. */
interface Stroke {
  readonly cells: readonly string[];
  readonly upon: Printed | undefined;
}
const NO_STROKE: Stroke = { cells: [], upon: undefined };

/** What the cells say in the text, after every edit. */
function usePrinted(on: boolean): Printed {
  const { bench } = useWorkbench();
  const rules = useStore((state) => (on ? pick('ruleset', 'buffers')(state) : undefined));
  const reply = useReply(rules, () => rules && bench.language(`${rules.ruleset}/`).printed());
  return (on && reply?.value) || NONE;
}
const NONE: Printed = {};

const valuesOf = (printed: Printed): Fields =>
  Object.fromEntries(Object.entries(printed).map(([path, { values }]) => [path, values]));

/** What a cell says in some fields, as one text. */
const saidAt = (printed: Printed, paths: readonly string[], ordinal: number): string =>
  JSON.stringify(paths.map((path) => printed[path]?.values[ordinal]));
