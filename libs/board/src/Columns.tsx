import { capitalized } from '@sandtable/messages';
import type { PileView } from '@sandtable/session';
import { Card, CardWords, coloursOf } from './Card.tsx';
import { Fan } from './Fan.tsx';
import { Backs } from './Hand.tsx';
import { readable } from './names.ts';
import { pileName } from './pile-title.ts';
import type { TablePlan } from './table-plan.ts';
import type { TableShown } from './table-shown.ts';

interface Props {
  readonly plan: TablePlan;
  readonly kind: string;
  readonly shown: TableShown;
}

/** The columns of a table, each with its piles above and below its head. */
export const Columns = ({ plan, kind, shown }: Props) => (
  <div className="columns">
    {plan.columns.map((column, at) => (
      <section
        key={column}
        className={classesOf(shown, kind, column)}
        data-column={column}
        data-place={`${kind}.${column}`}
        aria-label={shown.nameOf?.(column, kind) ?? readable(column)}
      >
        {plan.rows.map(({ key, cells }) =>
          cells === undefined ? (
            <Head key={key} kind={kind} member={column} shown={shown} />
          ) : (
            <div key={key} className="column-row">
              {cells[at]?.map((pile) => (
                <Cell key={pile.name} pile={pile} column={column} shown={shown} />
              ))}
            </div>
          ),
        )}
      </section>
    ))}
  </div>
);

/** `open` if the column may be chosen: then a click anywhere in it chooses it. `picked` if it is chosen, or is what is asked about. */
function classesOf({ picking }: TableShown, kind: string, column: string): string {
  const isAsked = picking.onPick !== undefined;
  const isOpen = isAsked && picking.isLegal(kind, column);
  const isPicked = isAsked && picking.isPicked(kind, column);
  return ['column-piles', isOpen && 'open', isPicked && 'picked'].filter(Boolean).join(' ');
}

/** The head of a column is a place like any other: it may be what is asked for. */
const Head = ({ kind, member, shown }: { kind: string; member: string; shown: TableShown }) => {
  const { picking, nameOf } = shown;
  const name = capitalized(undefined, nameOf?.(member, kind) ?? readable(member));
  const { onPick } = picking;
  const counts = <Counts column={member} shown={shown} />;
  if (onPick === undefined || !picking.isLegal(kind, member))
    return (
      <h3 className="column">
        {name}
        {counts}
      </h3>
    );
  return (
    <h3 className="column">
      <button
        type="button"
        className={picking.isPicked(kind, member) ? 'column legal picked' : 'column legal'}
        data-spot={member}
        data-pick={member}
        onClick={() => onPick(member, kind)}
      >
        {name}
      </button>
      {counts}
    </h3>
  );
};

/** Numbers that the sides have there, each in the color of its side. */
const Counts = ({ column, shown }: { readonly column: string; readonly shown: TableShown }) => {
  const counts = shown.countsOf(column);
  if (counts.length === 0) return null;
  return (
    <span className="column-counts">
      {counts.map(({ key, path, side, name, text }) => {
        const field = capitalized(undefined, shown.fieldName?.(path) ?? readable(path.replace(/.*\//, '')));
        const said = `${field}, ${name}: ${text}`;
        return (
          <span key={key} className="column-count" style={coloursOf(side)} title={said}>
            <span aria-hidden="true">{text}</span>
            <span className="told">{said}</span>
          </span>
        );
      })}
    </span>
  );
};

interface CellProps {
  readonly pile: PileView;
  readonly column: string;
  readonly shown: TableShown;
}

/** Where the cards of a pile lie, marked as long as there are none. */
const Cell = ({ pile, column, shown }: CellProps) => (
  <div className="column-cell" data-pile={pile.name}>
    {pile.size === 0 ? (
      <span className="card-spot">{pileName(pile, shown)}</span>
    ) : (
      <>
        {pile.members.length === 0 ? null : (
          <Fan>
            {pile.members.map((member) => (
              <Card key={member} face={shown.faceOf(pile.kind, member)} picking={shown.picking} />
            ))}
          </Fan>
        )}
        <Backs pile={pile} shown={shown} />
      </>
    )}
    <ForeseenHere pile={pile} column={column} shown={shown} />
  </div>
);

/** Cards that an answer would put there, and the sums of the column then. */
const ForeseenHere = ({ pile, column, shown }: CellProps) =>
  shown.foreseenIn(pile, column).map(({ key, face, sums, isChosen }) => (
    <div key={key} className={isChosen ? 'foreseen chosen' : 'foreseen'} data-part="foreseen">
      <div className="card" style={coloursOf(face.side)} aria-hidden="true">
        <CardWords face={face} />
      </div>
      {sums.length < 2 ? null : <span className="foreseen-sums">{sumsIn(shown.against, sums)}</span>}
    </div>
  ));

const sumsIn = (against: string, [first = '', second = '']: readonly string[]): string =>
  against.replace('{first}', first).replace('{second}', second);
