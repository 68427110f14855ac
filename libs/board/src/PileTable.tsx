import { pilesIn } from '@sandtable/session';
import type { BoardProps } from './board-props.ts';
import { readable } from './names.ts';
import { pileTitle } from './pile-title.ts';

/** What lies in each pile, as far as whoever looks may see it, with how many there are; `filled` leaves out empty ones. */
export const PileTable = ({
  info,
  view,
  nameOf,
  valueName,
  fieldName,
  filled = false,
}: BoardProps & { readonly filled?: boolean }) => {
  const piles = view === undefined ? [] : pilesIn(info, view).filter((pile) => !filled || pile.size > 0);
  if (piles.length === 0) return null;
  return (
    <table className="board-table">
      <tbody>
        {piles.map((pile) => (
          <tr key={pile.name}>
            <th scope="row">{pileTitle(pile, { valueName, fieldName })}</th>
            <td>{pile.size}</td>
            <td>{pile.members.map((member) => nameOf?.(member, pile.kind) ?? readable(member)).join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
