import { type ToldFigure, wilson } from '@sandtable/bots';
import { useWorkbench } from '../context.ts';
import type { Bin } from './numbers.ts';

/** Where a difference lies, left or right of nothing; the numbers stand beside it. */
export const ShiftBar = ({ figure, reach }: { readonly figure: ToldFigure; readonly reach: number }) => {
  const { difference, interval } = figure.shift;
  const x = (value: number): number => 60 + (reach === 0 ? 0 : (value / reach) * 56);
  const [low, high] = [x(interval?.low ?? difference), x(interval?.high ?? difference)];
  return (
    <svg className={figure.isClear ? 'shift clear' : 'shift'} viewBox="0 0 120 14" aria-hidden="true">
      <line className="shift-zero" x1="60" x2="60" y1="0" y2="14" />
      <rect className="shift-range" x={low} width={Math.max(1, high - low)} y="5" height="4" />
      <circle className="shift-mean" cx={x(difference)} cy="7" r="3" />
    </svg>
  );
};

interface Share {
  readonly name: string;
  readonly before: number;
  readonly after: number;
}
const ROW = 34;
const LEFT = 120;
const WIDE = 200;

/** Shares of games under both, one row each, with where they lie. */
export const ShareBars = ({ shares, games }: { readonly shares: readonly Share[]; readonly games: number }) => {
  const { t } = useWorkbench();
  const height = shares.length * ROW;
  return (
    <svg
      className="bars"
      width={LEFT + WIDE + 44}
      viewBox={`0 0 ${LEFT + WIDE + 44} ${height}`}
      role="img"
      aria-label={t('shareChart')}
    >
      {shares.map(({ name, before, after }, i) => (
        <g key={name} transform={`translate(0 ${i * ROW})`}>
          <text x={LEFT - 8} y="20" textAnchor="end">
            {short(name)}
          </text>
          <Bar y={4} share={before} games={games} className="bar-a" label="A" />
          <Bar y={17} share={after} games={games} className="bar-b" label="B" />
        </g>
      ))}
    </svg>
  );
};

const MOST_LETTERS = 18;
const short = (name: string): string => (name.length > MOST_LETTERS ? `${name.slice(0, MOST_LETTERS - 1)}…` : name);

interface BarProps {
  readonly y: number;
  readonly share: number;
  readonly games: number;
  readonly className: string;
  readonly label: string;
}

const Bar = ({ y, share, games, className, label }: BarProps) => {
  const { low, high } = wilson(Math.round(share * games), games);
  const at = (value: number): number => LEFT + value * WIDE;
  return (
    <g>
      <rect className={className} x={LEFT} y={y} width={share * WIDE} height="10" />
      <line className="bar-range" x1={at(low)} x2={at(high)} y1={y + 5} y2={y + 5} />
      <text className="bar-label" x={at(high) + 4} y={y + 9}>
        {label} {Math.round(share * 100)} %
      </text>
    </g>
  );
};

const HIGH = 60;
const BIN = 20;

/** How long games are: those of A above the line, those of B below it. */
export const LengthBars = ({ bins }: { readonly bins: readonly Bin[] }) => {
  const { t } = useWorkbench();
  const most = Math.max(1, ...bins.flatMap(({ before, after }) => [before, after]));
  const width = Math.max(8, bins.length) * BIN;
  const tall = (count: number): number => (count / most) * HIGH;
  const last = bins.at(-1);
  return (
    <svg
      className="bars"
      width={width + 30}
      viewBox={`-22 0 ${width + 30} ${2 * HIGH + 34}`}
      role="img"
      aria-label={t('lengthChart')}
    >
      <g transform="translate(0 2)">
        {bins.map(({ from, before, after }, i) => (
          <g key={from} transform={`translate(${i * BIN} 0)`}>
            <rect className="bar-a" x="1" width={BIN - 2} y={HIGH - tall(before)} height={tall(before)} />
            <rect className="bar-b" x="1" width={BIN - 2} y={HIGH} height={tall(after)} />
          </g>
        ))}
        <line className="shift-zero" x1="0" x2={width} y1={HIGH} y2={HIGH} />
        <text x="-6" y={HIGH - 8} textAnchor="end">
          A
        </text>
        <text x="-6" y={HIGH + 18} textAnchor="end">
          B
        </text>
        <text className="bar-label" x="0" y={2 * HIGH + 24}>
          {bins[0]?.from}
        </text>
        <text className="bar-label" x={bins.length * BIN} y={2 * HIGH + 24} textAnchor="end">
          {last?.to}
        </text>
      </g>
    </svg>
  );
};
