import { memo } from 'react';
import { alike } from './alike.ts';
import { middleOf } from './boxes.ts';
import type { PlacedLabel } from './labels.ts';
import type { Point } from './layout.ts';
import { isNear, type Near } from './near.ts';

interface Props {
  readonly labels: readonly PlacedLabel[];
  readonly className: string;
  readonly near: Near;
}

/** Names, each with a halo of paper so that strokes below do not cut the letters. */
export const Labels = memo(({ labels: all, className, near }: Props) => {
  const labels = all.filter(({ box }) => isNear(near, middleOf(box), Math.max(box.w, box.h)));
  return (
    <g aria-hidden>
      {labels.map((label) => (label.leader ? <Leader key={label.key} box={label.box} to={label.leader} /> : null))}
      {labels.flatMap((label) =>
        label.lines.map((line, i) => (
          <text
            key={`${label.key} ${line}`}
            className={label.sort ? `${className} ${label.sort}-name` : className}
            x={label.box.x + label.box.w / 2}
            y={label.box.y + (label.box.h / label.lines.length) * (i + 0.5)}
            fontSize={label.size}
            strokeWidth={label.size * 0.28}
          >
            {line}
          </text>
        )),
      )}
    </g>
  );
}, alike);

/** From the nearest point of a name to what it is the name of. */
const Leader = ({ box, to: [x, y] }: { readonly box: PlacedLabel['box']; readonly to: Point }) => (
  <line
    className="name-leader"
    x1={Math.max(box.x, Math.min(box.x + box.w, x))}
    y1={Math.max(box.y, Math.min(box.y + box.h, y))}
    x2={x}
    y2={y}
  />
);
