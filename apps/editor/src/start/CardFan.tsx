import styles from './Miniature.module.css';

interface Props {
  readonly sides: readonly { readonly colour: string; readonly letter: string }[];
  readonly width: number;
  readonly height: number;
}

const COUNT = 5;
const CARD = { width: 42, height: 60 } as const;
/** Degrees and units between neighbors. */
const TURN = 9;
const STEP = 34;

/** What a game of cards looks like from afar: a hand of them, in the colors of its sides and with their letters. */
export const CardFan = ({ sides, width, height }: Props) =>
  Array.from({ length: COUNT }, (_, i) => {
    const off = i - (COUNT - 1) / 2;
    const at = `translate(${width / 2 + off * STEP} ${height * 0.56 + Math.abs(off) ** 2 * 4}) rotate(${off * TURN})`;
    return (
      <g key={off} transform={at}>
        <Card side={sides[i % Math.max(1, sides.length)]} />
      </g>
    );
  });

const Card = ({ side }: { readonly side: Props['sides'][number] | undefined }) => {
  const { width, height } = CARD;
  const [x, y] = [-width / 2, -height / 2];
  return (
    <>
      <rect className={styles.card} x={x} y={y} width={width} height={height} rx="3" />
      <path d={`M${x} ${y + 12}v-9a3 3 0 0 1 3 -3h${width - 6}a3 3 0 0 1 3 3v9z`} fill={side?.colour} />
      <text className={styles.letter} x={0} y={10} textAnchor="middle" fill={side?.colour}>
        {side?.letter}
      </text>
    </>
  );
};
