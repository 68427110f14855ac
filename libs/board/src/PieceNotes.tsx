import type { Standing } from './stand.ts';
import { standsAt } from './stands-at.ts';

interface Props {
  /** By `Kind.member`. */
  readonly notes: Readonly<Record<string, string>> | undefined;
  readonly standing: Standing;
  /** One screen pixel in sheet units. */
  readonly px: number;
}

/** A word or number at the upper edge of each piece that an answer stands for. */
export const PieceNotes = ({ notes = {}, standing, px }: Props) => {
  const entries = Object.entries(notes);
  if (entries.length === 0) return null;
  const boxes = standsAt(standing);
  return (
    <g className="notes" aria-hidden>
      {entries.flatMap(([piece, note]) => {
        const box = boxes.get(piece);
        if (box === undefined) return [];
        const width = Math.max(16, 9 + 6.6 * note.length) * px;
        const [x, y] = [box.x + box.w / 2, box.y - 3 * px];
        return [
          <g key={piece} data-note={note}>
            <rect x={x - width / 2} y={y - 8 * px} width={width} height={16 * px} rx={8 * px} />
            <text x={x} y={y} fontSize={11 * px}>
              {note}
            </text>
          </g>,
        ];
      })}
    </g>
  );
};
