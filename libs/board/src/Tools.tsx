import type { BoardProps } from './board-props.ts';
import type { Zooming } from './useZoom.ts';
import type { BoardWords } from './words.ts';

interface ToolsProps {
  readonly zooming: Zooming;
  readonly reach: BoardProps['reach'];
  readonly words: BoardWords;
}

/** Buttons that zoom the sheet and show more of it, in a square of 24. */
export const Tools = ({ zooming, reach, words }: ToolsProps) => {
  const isWhole = zooming.zoom.k === 1;
  return (
    <div className="board-tools">
      <Tool name={words.closer} sign="M12 5v14M5 12h14" onClick={() => zooming.by(1.4)} />
      <Tool name={words.farther} sign="M5 12h14" disabled={isWhole} onClick={() => zooming.by(1 / 1.4)} />
      <Tool name={words.whole} sign={CORNERS} disabled={isWhole} onClick={zooming.reset} />
      {reach ? <Tool name={words.reach} sign={AIM} pressed={reach.isOn} onClick={reach.onToggle} /> : null}
    </div>
  );
};

const AIM = 'M12 2v5M12 17v5M2 12h5M17 12h5M18 12a6 6 0 1 1-12 0a6 6 0 1 1 12 0';
const CORNERS = 'M8 3H3v5M16 3h5v5M8 21H3v-5M16 21h5v-5';

interface ToolProps {
  readonly name: string;
  /** Path of its sign. */
  readonly sign: string;
  readonly disabled?: boolean;
  /** Whether it is on, for what stays so. */
  readonly pressed?: boolean;
  readonly onClick: () => void;
}

const Tool = ({ name, sign, disabled = false, pressed, onClick }: ToolProps) => (
  <button type="button" aria-label={name} aria-pressed={pressed} title={name} disabled={disabled} onClick={onClick}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={sign} />
    </svg>
  </button>
);

interface FoldProps {
  readonly name: string;
  /** Path of its sign. */
  readonly sign: string;
}

/** What unfolds a part of the board that is seldom wanted: its sign, and its name where there is room. */
export const FoldName = ({ name, sign }: FoldProps) => (
  <summary title={name}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={sign} />
    </svg>
    <span>{name}</span>
  </summary>
);
