import type { ChartPlan } from './chart-plan.ts';
import { Panel } from './Panel.tsx';

interface Props {
  readonly of: string;
  readonly title: string;
  readonly hasRoom: boolean | 'always';
  readonly plan: ChartPlan;
}

/** A table of the rules beside the board; the row that applies is lit. */
export const Chart = ({ of, title, hasRoom, plan: { heads, rows } }: Props) => (
  <Panel
    part="chart"
    {...{ of, title, hasRoom }}
    folded={rows
      .filter(({ isNow }) => isNow)
      .map(({ member, name, cells }) => ({ key: member, text: [name, ...cells].join(' · ') }))}
  >
    <table className="chart-rows" aria-label={title}>
      <thead>
        <tr>
          <td />
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ member, name, cells, isNow }) => (
          <tr key={member} className={isNow ? 'current' : undefined} aria-current={isNow ? 'true' : undefined}>
            <th scope="row">{name}</th>
            {cells.map((cell, i) => (
              <td key={heads[i]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Panel>
);
