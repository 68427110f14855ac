import { type PileView, pilesIn } from '@sandtable/session';
import { type ReactNode, useMemo } from 'react';
import type { BoardProps } from './board-props.ts';
import { Card, CardBacks } from './Card.tsx';
import { type CardFace, facesOf } from './card-face.ts';
import type { BoardLayout, TableLayout } from './layout.ts';
import { readable } from './names.ts';
import { type Picking, pickingOf } from './Pick.tsx';
import { Fills } from './patterns.tsx';
import { pileTitle } from './pile-title.ts';
import { type TablePlan, tablePlan } from './table-plan.ts';

interface Shown {
  readonly faceOf: (kind: string, member: string) => CardFace;
  readonly picking: Picking;
  readonly nameOf: BoardProps['nameOf'];
}

/** The cards of a pile side by side; of those that cannot be seen only how many there are. */
const Cards = ({ pile, faceOf, picking, nameOf }: Shown & { readonly pile: PileView }) => {
  const hidden = pile.size - pile.members.length;
  return (
    <>
      {pile.members.map((member) => (
        <Card key={member} face={faceOf(pile.kind, member)} picking={picking} />
      ))}
      {hidden > 0 ? <CardBacks count={hidden} name={`${pileTitle(pile, nameOf)}: ${hidden}`} /> : null}
    </>
  );
};

/** A stack shows its uppermost card, if it can be seen, and how many lie in it; what may be chosen from it lies open. */
const Stack = ({ pile, ...shown }: Shown & { readonly pile: PileView }) => {
  const open = pile.members.some((member) => shown.picking.isLegal(pile.kind, member));
  const top = pile.members.at(-1);
  return (
    <div className={open ? 'card-stack open' : 'card-stack'}>
      <h3>
        {pileTitle(pile, shown.nameOf)} <span className="quiet">{pile.size}</span>
      </h3>
      <div className="cards">
        {open ? (
          <Cards pile={pile} {...shown} />
        ) : top ? (
          <Card face={shown.faceOf(pile.kind, top)} picking={shown.picking} />
        ) : null}
        {!open && top === undefined && pile.size > 0 ? <CardBacks count={pile.size} name={String(pile.size)} /> : null}
      </div>
    </div>
  );
};

/** The head of a column is a place like any other: it may be what is asked for. */
const Head = ({ kind, member, picking, nameOf }: Shown & { readonly kind: string; readonly member: string }) => {
  const name = nameOf?.(member, kind) ?? readable(member);
  return (
    <th scope="col">
      {picking.onPick !== undefined && picking.isLegal(kind, member) ? (
        <button
          type="button"
          className={picking.isPicked(kind, member) ? 'column legal picked' : 'column legal'}
          data-spot={member}
          data-pick={member}
          onClick={() => picking.onPick?.(member, kind)}
        >
          {name}
        </button>
      ) : (
        name
      )}
    </th>
  );
};

/** The columns of a table with their rows of cards. */
const LineUp = ({ plan, kind, ...shown }: Shown & { readonly plan: TablePlan; readonly kind: string }) => (
  <table className="card-line-up">
    <tbody>
      {plan.rows.map(({ key, cells }) => (
        <tr key={key} className={cells === undefined ? 'heads' : undefined}>
          {plan.columns.map((column, j) =>
            cells === undefined ? (
              <Head key={column} kind={kind} member={column} {...shown} />
            ) : (
              <td key={column}>
                <div className="cards">{cells[j] ? <Cards pile={cells[j]} {...shown} /> : null}</div>
              </td>
            ),
          )}
        </tr>
      ))}
    </tbody>
  </table>
);

const Hand = ({ pile, ...shown }: Shown & { readonly pile: PileView }) => (
  <section className="card-hand" aria-label={pileTitle(pile, shown.nameOf)}>
    <h3>
      {pileTitle(pile, shown.nameOf)} <span className="quiet">{pile.size}</span>
    </h3>
    <div className="cards">
      <Cards pile={pile} {...shown} />
    </div>
  </section>
);

/** Cards as they lie on a table: a line of columns, hands, then what lies between, and stacks. */
export const CardTable = (
  props: BoardProps & { readonly how: BoardLayout; readonly table: TableLayout; readonly children: ReactNode },
) => {
  const { info, view, how, table, nameOf, valueName, fieldName, children } = props;
  const faceOf = useMemo(
    () => facesOf({ info, view, layout: how, nameOf, valueName, fieldName }),
    [info, view, how, nameOf, valueName, fieldName],
  );
  const picking = pickingOf(props);
  const heads = info.kinds.find(({ name }) => name === table.columns)?.members ?? [];
  const plan = tablePlan(table, heads, view === undefined ? [] : pilesIn(info, view));
  const shown = { faceOf, picking, nameOf };
  const isAsked = (pile: PileView): boolean => pile.members.some((member) => picking.isLegal(pile.kind, member));
  // What is chosen from lies nearest.
  const hands = plan.hands.filter(({ size }) => size > 0).toSorted((a, b) => Number(isAsked(b)) - Number(isAsked(a)));
  return (
    <div className="card-table">
      <svg width="0" height="0" aria-hidden="true">
        <Fills sides={Object.values(how.sides)} zoom={1} />
      </svg>
      {plan.rows.length > 0 ? <LineUp plan={plan} kind={table.columns ?? ''} {...shown} /> : null}
      {hands.map((pile) => (
        <Hand key={pile.name} pile={pile} {...shown} />
      ))}
      {children}
      <div className="card-stacks">
        {plan.stacks.map((pile) => (pile.size === 0 ? null : <Stack key={pile.name} pile={pile} {...shown} />))}
      </div>
    </div>
  );
};
