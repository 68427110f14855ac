import type { Zooming } from './useZoom.ts';
import type { BoardWords } from './words.ts';

export const Tools = ({ zooming, words }: { readonly zooming: Zooming; readonly words: BoardWords }) => (
  <div className="board-tools">
    <button type="button" onClick={() => zooming.by(1.4)}>
      + {words.closer}
    </button>
    <button type="button" disabled={zooming.zoom.k === 1} onClick={() => zooming.by(1 / 1.4)}>
      − {words.farther}
    </button>
    <button type="button" disabled={zooming.zoom.k === 1} onClick={zooming.reset}>
      {words.whole}
    </button>
  </div>
);
