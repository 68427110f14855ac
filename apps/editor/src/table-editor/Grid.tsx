import { type CSSProperties, useEffect, useMemo, useRef } from 'react';
import { useWorkbench } from '../context.ts';
import type { RowHeat } from '../coverage/heat.ts';
import { useRowHeat } from '../coverage/useHeat.ts';
import { isHeld } from './cells-held.ts';
import { GridCell } from './GridCell.tsx';
import { Head } from './GridHead.tsx';
import type { LaidCells } from './laid-over.ts';
import type { GridKeys } from './useGridKeys.ts';
import { SHORT, useRowsInSight } from './useRowsInSight.ts';
import type { RowsShown } from './useRowsShown.ts';
import type { Table } from './useTable.ts';
import { widthsOf } from './widths.ts';

export type Problems = ReadonlyMap<string, readonly string[]>;

interface Props {
  readonly table: Table;
  readonly keys: GridKeys;
  readonly shown: RowsShown;
  /** Of a row, by column. */
  readonly problemsOf: (row: number) => Problems | undefined;
  readonly laidOver: (row: number) => LaidCells | undefined;
}

/** The table cell by cell: one of them has the focus, and it is written in place. Of many rows those in sight are drawn. */
export const Grid = ({ table, keys, shown, problemsOf, laidOver }: Props) => {
  const { t } = useWorkbench();
  const { view } = table;
  const { order } = shown;
  const scroll = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLTableElement>(null);
  const isLong = order.length > SHORT;
  const drawn = useRowsInSight(scroll, order.length, keys.at);
  const widths = useMemo(() => (isLong ? widthsOf(view) : undefined), [isLong, view]);
  const heat = useRowHeat(view.owner);
  const byKey = useRef(false);
  useFocus(host, byKey, keys, view);
  return (
    <div ref={scroll} className="workshop-scroll">
      <table
        ref={host}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: rows and columns are those of a table all the same.
        role="grid"
        className={isLong ? 'workshop-grid long' : 'workshop-grid'}
        aria-label={t('tableOf', { kind: view.owner })}
        aria-rowcount={order.length + 1}
        aria-multiselectable="true"
        onKeyDown={(event) => {
          byKey.current = true;
          keys.onKeyDown(event);
        }}
        onCopy={keys.onCopy}
        onPaste={keys.onPaste}
        style={
          widths &&
          ({ width: `calc(${widths.reduce((a, b) => a + b, 0)}ch + ${widths.length * PADDING}px)` } as CSSProperties)
        }
      >
        {widths ? (
          <colgroup>
            {widths.map((width, j) => (
              <col key={view.columns[j]?.name} style={{ width: `calc(${width}ch + ${PADDING}px)` }} />
            ))}
          </colgroup>
        ) : null}
        <thead>
          <tr aria-rowindex={1}>
            {view.columns.map((one, j) => (
              <Head key={one.name} column={one} shown={shown} isHere={j === keys.place.column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {drawn.parts.flatMap(({ gap, rows }, part) => [
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap is nothing but its place
            <Gap key={`before ${part}`} height={gap} />,
            ...rows.map((at) => (
              <Row
                // A row stays the same element wherever it is drawn: the focus is in it.
                key={order[at]}
                at={at}
                of={{ table, keys, shown, problemsOf, laidOver, heat }}
              />
            )),
          ])}
          <Gap height={drawn.after} />
        </tbody>
      </table>
    </div>
  );
};

interface RowProps {
  readonly at: number;
  readonly of: Props & { readonly heat: ReadonlyMap<string, RowHeat> | undefined };
}

const Row = ({ at, of: { table, keys, shown, problemsOf, laidOver, heat } }: RowProps) => {
  const { view } = table;
  const i = shown.order[at] ?? 0;
  const row = view.rows[i];
  const [problems, laid] = [problemsOf(i), laidOver(i)];
  if (row === undefined) return null;
  return (
    <tr className={at === keys.at ? 'current' : undefined} aria-rowindex={at + 2}>
      {view.columns.map((head, j) => (
        <GridCell
          key={head.name}
          table={table}
          keys={keys}
          row={row}
          column={head}
          place={{ row: i, at, column: j }}
          isHeld={isHeld(keys.held, at, j)}
          laid={laid?.get(head.name)}
          heat={j === 0 ? heat?.get(row.id) : undefined}
          problems={problems?.get(head.name) ?? (j === 0 ? problems?.get('') : undefined)}
        />
      ))}
    </tr>
  );
};

/** What stands around the text of a cell, in pixels. */
const PADDING = 17;

/** The room of rows that are not drawn. */
const Gap = ({ height }: { readonly height: number }) =>
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: an empty row takes no focus
  height === 0 ? null : <tr className="gap" aria-hidden="true" style={{ height }} />;

/** The focus follows the place, once the cell is there. */
function useFocus(
  host: { readonly current: HTMLElement | null },
  byKey: { current: boolean },
  { place, held }: GridKeys,
  view: unknown,
): void {
  const isWriting = useRef(false);
  const { row, column, editing } = place;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is held may change while the place stays.
  useEffect(() => {
    const wasWriting = isWriting.current;
    isWriting.current = editing !== undefined;
    // The field that was written in, or the row that was left, is gone, and the focus with it.
    const isOurs = (wasWriting || byKey.current) && document.activeElement === document.body;
    byKey.current = false;
    const inHead = document.activeElement instanceof HTMLButtonElement;
    if (isWriting.current || inHead || !(isOurs || host.current?.contains(document.activeElement))) return;
    host.current?.querySelector<HTMLElement>('td[tabindex="0"]')?.focus();
  }, [host, byKey, row, column, editing, view, held.top, held.bottom]);
}
