import { capitalized } from '@sandtable/messages';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { BoardProps } from './board-props.ts';
import type { Picking } from './Pick.tsx';
import { FoldName } from './Tools.tsx';
import { counted } from './texts/counted.ts';
import { rowAt, rowsOf, type TwinRow, type TwinSource, twinOf } from './twin.ts';
import type { BoardWords } from './words.ts';

interface Props {
  readonly source: TwinSource;
  readonly picking: Picking;
  readonly words: BoardWords;
  readonly onSource: BoardProps['onSource'];
}

const LINES = 'M9 6h12M9 12h12M9 18h12M3 6h.5M3 12h.5M3 18h.5';

/** The board as a list for whoever does not see it: made when it is asked for. */
export const Twin = (props: Props) => {
  const [open, setOpen] = useState(false);
  return (
    <details className="twin" name="board-foot" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <FoldName name={props.words.places} sign={LINES} />
      {open ? <Tree {...props} /> : null}
    </details>
  );
};

const Tree = ({ source, picking, words, onSource }: Props) => {
  const { tree, rows, at, isOpen, hold, act, onKeyDown } = useRows(source, picking, onSource);
  return (
    <div ref={tree} role="tree" aria-label={words.places} className="twin-rows">
      {rows.map((row, i) => (
        <div
          key={row.key}
          data-row={i}
          role="treeitem"
          aria-level={row.level}
          aria-expanded={row.level === 1 ? isOpen(row) : undefined}
          aria-selected={picking.isPicked(row.thing.kind, row.thing.member)}
          tabIndex={i === at ? 0 : -1}
          onFocus={() => hold(row.key)}
          onClick={() => act(row)}
          onKeyDown={onKeyDown}
        >
          {said(row, picking, words)}
        </div>
      ))}
    </div>
  );
};

/** The rows that are open, the one that the keys are at, and what keys and clicks do there. */
function useRows(
  { info, layout, scene, read, pieces, nameOf, heat }: TwinSource,
  picking: Picking,
  onSource: Props['onSource'],
) {
  const places = useMemo(
    () => twinOf({ info, layout, scene, read, pieces, nameOf, heat }),
    [info, layout, scene, read, pieces, nameOf, heat],
  );
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [held, hold] = useState('');
  const rows = rowsOf(places, open);
  const at = Math.max(
    0,
    rows.findIndex(({ key }) => key === held),
  );
  const { tree, focusOn } = useFocusWhenDrawn();
  const isOpen = ({ place }: TwinRow): boolean => open.has(place.member);
  const go = (row: TwinRow | undefined): void => {
    if (row === undefined) return;
    hold(row.key);
    focusOn({ row: rows.indexOf(row) });
  };
  const fold = ({ place }: TwinRow, opened: boolean): void =>
    setOpen((was) => new Set(opened ? [...was, place.member] : [...was].filter((one) => one !== place.member)));
  const act = (row: TwinRow): void => {
    if (row.sort === 'near') return go(rows.find(({ key }) => key === row.thing.member));
    const { kind, member } = row.thing;
    if (picking.isLegal(kind, member)) picking.onPick?.(member, kind);
    else if (row.sort === 'place') fold(row, !open.has(member));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const row = rows[at];
    if (row !== undefined && event.key === 'Enter' && (event.ctrlKey || event.metaKey))
      return onSource?.(row.thing.kind, row.thing.member);
    if (row === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    const folds = row.level === 1 && (event.key === 'ArrowRight') !== isOpen(row);
    const next = rowAt(rows, at, event.key);
    if (folds && (event.key === 'ArrowRight' || event.key === 'ArrowLeft')) fold(row, event.key === 'ArrowRight');
    else if (event.key === 'Enter' || event.key === ' ') act(row);
    else if (next !== undefined) go(rows[next]);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { tree, rows, at, isOpen, hold, act, onKeyDown };
}

interface Wanted {
  readonly row: number;
}

/**
 * The focus goes along once keys have led to another row. The wish is state and not a ref: effects of an earlier
 * drawing may still be to come when a key is pressed, and would use it up for the row before.
 */
function useFocusWhenDrawn() {
  const tree = useRef<HTMLDivElement>(null);
  const [wanted, focusOn] = useState<Wanted | undefined>();
  useEffect(() => {
    if (wanted !== undefined) tree.current?.querySelector<HTMLElement>(`[data-row="${wanted.row}"]`)?.focus();
  }, [wanted]);
  return { tree, focusOn };
}

/** A line in words; what may be chosen says so. */
const said = ({ sort, thing, place }: TwinRow, picking: Picking, words: BoardWords): string => {
  const name = sort === 'near' ? words.nextTo.replace('{place}', thing.name) : thing.name;
  const units = counted(place.units.map((unit) => unit.name)).join('; ');
  const own = sort === 'place' ? [place.owner, units, place.heat] : [];
  const free = sort !== 'near' && picking.isLegal(thing.kind, thing.member) ? [words.free] : [];
  const line = [name, ...own, ...free].filter((part) => part !== undefined && part !== '').join(' · ');
  return capitalized(undefined, line);
};
