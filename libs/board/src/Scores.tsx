import { Flag } from './Flag.tsx';
import { Panel } from './Panel.tsx';
import type { ScoreRow } from './score-plan.ts';

interface Props {
  readonly of: string;
  readonly title: string;
  readonly hasRoom: boolean | 'always';
  readonly rows: readonly ScoreRow[];
  readonly asker: string | undefined;
}

/** All roles with a number each, and a bar for it. */
export const Scores = ({ of, title, hasRoom, rows, asker }: Props) => (
  <Panel
    part="scores"
    of={of}
    title={title}
    hasRoom={hasRoom}
    folded={rows.map(({ member, side, text }) => ({ key: member, side, text }))}
  >
    <ul className="score-rows" aria-label={title}>
      {rows.map(({ member, name, side, text, part }) => (
        <li key={member} className={member === asker ? 'current' : undefined}>
          <Flag side={side} name={name} />
          <span>{name}</span>
          <span className="score-bar" aria-hidden="true">
            <span style={{ width: `${Math.round(part * 100)}%`, background: side?.colour }} />
          </span>
          <b>{text}</b>
        </li>
      ))}
    </ul>
  </Panel>
);
