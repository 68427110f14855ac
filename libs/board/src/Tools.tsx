import type { Zooming } from './useZoom.ts';
import type { BoardWords } from './words.ts';

/** Buttons that zoom the sheet, in a square of 24. */
export const Tools = ({ zooming, words }: { readonly zooming: Zooming; readonly words: BoardWords }) => {
  const isWhole = zooming.zoom.k === 1;
  return (
    <div className="board-tools">
      <Tool name={words.closer} sign="M12 5v14M5 12h14" onClick={() => zooming.by(1.4)} />
      <Tool name={words.farther} sign="M5 12h14" disabled={isWhole} onClick={() => zooming.by(1 / 1.4)} />
      <Tool name={words.whole} sign={CORNERS} disabled={isWhole} onClick={zooming.reset} />
    </div>
  );
};

const CORNERS = 'M8 3H3v5M16 3h5v5M8 21H3v-5M16 21h5v-5';

interface ToolProps {
  readonly name: string;
  /** Path of its sign. */
  readonly sign: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

const Tool = ({ name, sign, disabled = false, onClick }: ToolProps) => (
  <button type="button" aria-label={name} title={name} disabled={disabled} onClick={onClick}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={sign} />
    </svg>
  </button>
);
