import { fillId } from './patterns.tsx';
import type { StandingPiece } from './pieces.ts';

/** What stands in the band: the letter of the side, then the designation as far as it fits. */
const band = (piece: StandingPiece): string => [piece.side?.letter, piece.label].filter(Boolean).join(' ').slice(0, 7);

/** A square with a band in the colour and pattern of its side, and one big figure. Drawn 100 units wide, then scaled. */
export const Counter = ({ piece }: { readonly piece: StandingPiece }) => {
  const words = band(piece);
  const figure = piece.value.slice(0, 3);
  return (
    <g
      transform={`translate(${piece.at[0] - piece.size / 2},${piece.at[1] - piece.size / 2}) scale(${piece.size / 100})`}
    >
      <rect className="counter-body" width="100" height="100" rx="8" />
      <path
        className="counter-band"
        d="M8,0 H92 A8,8 0 0 1 100,8 V36 H0 V8 A8,8 0 0 1 8,0 Z"
        fill={piece.side ? `url(#${fillId(piece.side)})` : 'var(--quiet)'}
      />
      <text className="counter-letter" x="50" y="20" fontSize={words.length > 3 ? 22 : 28}>
        {words}
      </text>
      <text
        className="counter-figure"
        x="50"
        y="70"
        fontSize={[54, 54, 44, 36][(figure || piece.name.slice(0, 3)).length] ?? 36}
      >
        {figure || (piece.label ? '' : piece.name.slice(0, 3))}
      </text>
      <rect className="counter-edge" width="100" height="100" rx="8" />
    </g>
  );
};
