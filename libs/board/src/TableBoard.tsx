import type { GameInfo } from '@sandtable/engine';
import type { ShownValue } from '@sandtable/session';
import type { BoardProps } from './board-props.ts';
import { isShown, readable } from './names.ts';
import { PileTable } from './PileTable.tsx';

type Kind = GameInfo['kinds'][number];

const cell = (value: ShownValue | undefined): string =>
  value === undefined ? '' : Array.isArray(value) ? value.map(String).join(', ') : String(value);

/** Members of a pool come and go. */
const isThere = ({ live }: Kind, member: number, { view }: BoardProps): boolean =>
  live === undefined || view?.fields[live]?.[member] === true;

const KindTable = ({ kind, names, props }: { kind: Kind; names: readonly string[]; props: BoardProps }) => {
  const changed = new Set(props.view?.changes.map((c) => `${c.path} ${c.member}`));
  return (
    <table className="board-table">
      <caption>{readable(kind.name)}</caption>
      <thead>
        <tr>
          <th scope="col">{readable(kind.name)}</th>
          {names.map((name) => (
            <th key={name} scope="col">
              {readable(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kind.members.map((member, i) =>
          isThere(kind, i, props) ? (
            <tr key={member}>
              <th scope="row">{props.nameOf?.(member, kind.name) ?? readable(member)}</th>
              {names.map((name) => (
                <td key={name} className={changed.has(`${kind.name}.${name} ${i}`) ? 'changed' : undefined}>
                  {cell(props.view?.fields[`${kind.name}.${name}`]?.[i])}
                </td>
              ))}
            </tr>
          ) : null,
        )}
      </tbody>
    </table>
  );
};

/** A ruleset without any places: what changes in play, as tables. */
export const TableBoard = (props: BoardProps) => (
  <div className="board-tables">
    {props.info.kinds.map((kind, index) => {
      const names = props.info.fields.filter((f) => f.kind === index && isShown(f)).map((f) => f.name);
      return names.length === 0 ? null : <KindTable key={kind.name} kind={kind} names={names} props={props} />;
    })}
    <PileTable {...props} />
  </div>
);
