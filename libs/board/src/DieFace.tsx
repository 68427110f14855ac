/** Pips of the faces 1 to 6, on a grid of three by three whose squares are numbered from the top left. */
const PIPS: Readonly<Record<string, readonly number[]>> = {
  1: [4],
  2: [2, 6],
  3: [2, 4, 6],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};
const STEP = 26;
const FIRST = 24;

interface Props {
  readonly face: string;
  /** Dice with more than six faces, and those whose faces are words, have them written. */
  readonly isDotted: boolean;
  /** Whether it hit; undefined where nothing can be hit. */
  readonly isHit?: boolean | undefined;
  /** What the face means where it was rolled, if it isn't a plain number. */
  readonly meaning?: string | undefined;
}

/** One face of a die, as large as the text around it; it is read aloud as what it shows. */
export const DieFace = ({ face, isDotted, isHit, meaning }: Props) => {
  const pips = isDotted ? PIPS[face] : undefined;
  if (pips === undefined)
    return (
      <span className="die written" data-part="die" data-hit={isHit} title={meaning}>
        {face}
        {meaning === undefined ? null : <span className="told">: {meaning}</span>}
      </span>
    );
  return (
    <span className="die" data-part="die" data-hit={isHit}>
      <Pips pips={pips} />
      <span className="told">{face}</span>
    </span>
  );
};

const Pips = ({ pips }: { readonly pips: readonly number[] }) => (
  <svg viewBox="0 0 100 100" aria-hidden="true">
    {pips.map((at) => (
      <circle key={at} cx={FIRST + STEP * (at % 3)} cy={FIRST + STEP * Math.floor(at / 3)} r="11" />
    ))}
  </svg>
);
