import type { Point } from './layout.ts';
import type { Scene } from './scene.ts';

/** Something that is wrong with places, or with what joins them. */
export interface PlaceFinding {
  readonly key: string;
  readonly severity: 'error' | 'warning' | 'note';
  /** Members, as they are named one after the other; those that are no places of the board are passed over. */
  readonly members: readonly string[];
  /** They lie by themselves: no line joins them. */
  readonly isLoose?: boolean;
  /** What is wrong, in a sentence. */
  readonly text: string;
}

interface Props {
  readonly findings: readonly PlaceFinding[] | undefined;
  readonly scene: Scene;
  readonly px: number;
}

/** What is drawn lies on light and dark ground and on counters: below it lies something that sets it off. */
const LAYERS = ['finding-casing', 'finding-line'] as const;

/** Rings around places that something is wrong with, and lines along what joins them; each with its sign and its words. */
export const FindingMarks = ({ findings = [], scene, px }: Props) => (
  <g className="place-findings">
    {findings.map(({ key, severity, members, isLoose, text }) => {
      const at = spotsOf(members, scene);
      return (
        <g key={key} className={severity} data-finding={key}>
          <title>{text}</title>
          {(isLoose ? [] : at.slice(1)).map((to, i) => (
            <g key={`${to}`}>
              {LAYERS.map((layer) => (
                <line key={layer} className={layer} x1={at[i]?.[0]} y1={at[i]?.[1]} x2={to[0]} y2={to[1]} />
              ))}
            </g>
          ))}
          {at.map(([x, y]) => (
            <g key={`${x} ${y}`} transform={`translate(${x},${y})`}>
              {LAYERS.map((layer) => (
                <circle key={layer} className={layer} r={13 * px} />
              ))}
              <circle className="finding-sign" cx={10 * px} cy={-10 * px} r={7 * px} />
              <text x={10 * px} y={-10 * px} fontSize={11 * px}>
                {severity === 'note' ? '?' : '!'}
              </text>
            </g>
          ))}
        </g>
      );
    })}
  </g>
);

const spotsOf = (members: readonly string[], { byMember }: Scene): readonly Point[] =>
  members.flatMap((member) => {
    const spot = byMember.get(member);
    return spot === undefined ? [] : [spot.at];
  });
