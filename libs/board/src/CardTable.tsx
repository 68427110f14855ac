import { pilesIn } from '@sandtable/session';
import { type CSSProperties, type ReactNode, useMemo, useRef } from 'react';
import type { BoardProps } from './board-props.ts';
import { CardWords, coloursOf } from './Card.tsx';
import { Columns } from './Columns.tsx';
import { facesOf } from './card-face.ts';
import { clickAround } from './click-other.ts';
import { columnCounts } from './column-counts.ts';
import { reader } from './facts.ts';
import { foreseenCards } from './foreseen-cards.ts';
import { Hand, OtherHand } from './Hand.tsx';
import { canSwitchTo } from './instead.ts';
import { kindOfField } from './kind-of-field.ts';
import type { BoardLayout, TableLayout } from './layout.ts';
import { readable } from './names.ts';
import { pickingOf } from './Pick.tsx';
import { PileList, Piles } from './Pile.tsx';
import { Fills } from './patterns.tsx';
import { pileSide } from './pile-side.ts';
import { pileArgs } from './pile-title.ts';
import { Strip } from './Strip.tsx';
import { allSides } from './sides.ts';
import { stripPlan } from './strip-plan.ts';
import { type Areas, areasOf, type PartOfTable } from './table-areas.ts';
import { type TablePlan, tablePlan } from './table-plan.ts';
import { isAsked, type TableShown } from './table-shown.ts';
import { useCardTravel } from './useCardTravel.ts';
import { useWalks } from './useWalks.ts';
import { english } from './words.ts';

type Props = BoardProps & {
  readonly how: BoardLayout;
  readonly table: TableLayout;
  /** Whether a map, which is the board then, lies on it. */
  readonly hasMap: boolean;
  readonly children: ReactNode;
};

/** A table of cards: rows of places, fronts, piles and hands, each in its part of the window. */
export const CardTable = (props: Props) => {
  const { info, view, how, table, hasMap, children } = props;
  const felt = useRef<HTMLDivElement>(null);
  useCardTravel(felt, props);
  useWalks(felt, '.strip', props.motion);
  const heads = info.kinds.find(({ name }) => name === table.columns)?.members ?? [];
  const plan = tablePlan(table, heads, view === undefined ? [] : pilesIn(info, view));
  const shown = useShown(props, plan);
  const areas = areasOf(table, plan.rows.length > 0);
  const parts: Readonly<Record<PartOfTable, ReactNode>> = {
    strips: <Strips key="strips" props={props} shown={shown} />,
    shown: <Large key="shown" table={table} shown={shown} />,
    columns:
      plan.rows.length > 0 ? <Columns key="columns" plan={plan} kind={table.columns ?? ''} shown={shown} /> : null,
    board: children,
    hands: <Hands key="hands" plan={plan} shown={shown} />,
    stacks: <Stacks key="stacks" plan={plan} shown={shown} />,
  };
  return (
    <div className={classesOf(props)} data-part={hasMap ? undefined : 'board'}>
      <svg width="0" height="0" className="card-fills" aria-hidden="true">
        <Fills sides={allSides(how)} zoom={1} />
      </svg>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys reach what can be chosen, and the reasons by the question */}
      <div ref={felt} role="presentation" className="felt" style={measures(plan)} onClick={clickAround(props.onOther)}>
        {AREAS.map((area) => (
          <div key={area} className={`felt-${area}`}>
            {areas[area].map((part) => parts[part])}
          </div>
        ))}
      </div>
    </div>
  );
};

/** `moving` while cards are on their way: no scroll bar may come from what is only there for a moment. */
const classesOf = ({ roam, motion }: Pick<Props, 'roam' | 'motion'>): string =>
  ['card-table', roam && 'edited', motion !== undefined && 'moving'].filter(Boolean).join(' ');

/** In the order in which keys go through them. */
const AREAS = ['top', 'left', 'centre', 'bottom', 'right'] as const satisfies readonly (keyof Areas)[];

function useShown(props: Props, plan: TablePlan): TableShown {
  const { info, view, how, nameOf, valueName, fieldName } = props;
  const faceOf = useMemo(
    () => facesOf({ info, view, layout: how, nameOf, valueName, fieldName }),
    [info, view, how, nameOf, valueName, fieldName],
  );
  const read = useMemo(() => reader(info, view), [info, view]);
  const picking = pickingOf(props);
  const summing = { info, view, how, nameOf, hides: hiddenIn(plan), isBare: bareIn(plan) };
  return {
    info,
    how,
    read,
    faceOf,
    sideOf: (pile) => pileSide(info, how, read, pile),
    countsOf: (column) => columnCounts(summing, props.table, column),
    foreseenIn: (pile, column) =>
      foreseenCards({ ...summing, faceOf, table: props.table, foreseen: props.foreseen ?? [] }, pile, column),
    against: props.words?.against ?? english.against,
    picking,
    asked: props.asked,
    canSwitchTo: (kind, member) => canSwitchTo(props, kind, member),
    nameOf,
    valueName,
    fieldName,
  };
}

/** Whether a side has cards in a column that can't be seen. */
const hiddenIn =
  ({ rows, columns }: TablePlan) =>
  (side: string, column: string): boolean =>
    rows.some(({ cells }) =>
      cells?.[columns.indexOf(column)]?.some(
        (pile) => pile.size > pile.members.length && pileArgs(pile).includes(side),
      ),
    );

/** Whether a column has places for cards, but none lie there. */
const bareIn =
  ({ rows, columns }: TablePlan) =>
  (column: string): boolean => {
    const piles = rows.flatMap(({ cells }) => cells?.[columns.indexOf(column)] ?? []);
    return piles.length > 0 && piles.every(({ size }) => size === 0);
  };

/** How many cards lie beside and above one another: cards are as large as they then may be. */
const measures = ({ rows, columns }: TablePlan): CSSProperties => {
  const lines = rows.flatMap(({ cells }) => (cells === undefined ? [] : [cells]));
  const abreast = Math.max(1, ...lines.flatMap((cells) => cells.map((cell) => cell.length)));
  return {
    '--columns': columns.length || 1,
    '--abreast': abreast,
    '--rows': Math.max(lines.length, 1),
  } as CSSProperties;
};

const Strips = ({ props, shown }: { readonly props: Props; readonly shown: TableShown }) =>
  props.table.strips?.map((strip) => (
    <Strip
      key={strip.of}
      kind={strip.of}
      title={props.fieldName?.(`kind/${strip.of}`) ?? readable(strip.of)}
      groups={stripPlan({ ...props, faceOf: shown.faceOf }, strip)}
      picking={shown.picking}
    />
  ));

/** What a field of a marker names, as a large card. */
const Large = ({ table, shown }: { readonly table: TableLayout; readonly shown: TableShown }) =>
  table.shown?.map((path) => {
    const [owner = '', field = ''] = path.split('.');
    const at = shown.info.kinds.findIndex(({ name }) => name === owner);
    const kind = kindOfField(shown.info, at, field);
    const member = shown.read(owner, 0, field);
    if (kind === undefined || member === undefined || member === 'none') return null;
    const face = shown.faceOf(kind, String(member));
    return (
      <div
        key={path}
        className="card large"
        style={coloursOf(face.side)}
        data-part="shown"
        data-told={`${kind}.${member}`}
      >
        <CardWords face={face} />
      </div>
    );
  });

/** Hands of which something can be seen, and piles that something is chosen from; what is asked for lies nearest. */
const Hands = ({ plan, shown }: { readonly plan: TablePlan; readonly shown: TableShown }) => {
  const seen = plan.hands.filter(({ members }) => members.length > 0);
  const open = [...plan.stacks, ...plan.rest].filter((pile) => isAsked(shown, pile));
  const all = [...seen, ...open].toSorted((a, b) => Number(isAsked(shown, b)) - Number(isAsked(shown, a)));
  return all.map((pile) => <Hand key={pile.name} pile={pile} shown={shown} />);
};

const Stacks = ({ plan, shown }: { readonly plan: TablePlan; readonly shown: TableShown }) => {
  const hidden = plan.hands.filter(({ size, members }) => size > 0 && members.length === 0);
  const filled = plan.stacks.filter((pile) => pile.size > 0 && !isAsked(shown, pile));
  return (
    <>
      {hidden.map((pile) => (
        <OtherHand key={pile.name} pile={pile} shown={shown} />
      ))}
      <Piles piles={filled} shown={shown} />
      <PileList piles={plan.rest} shown={shown} />
    </>
  );
};
