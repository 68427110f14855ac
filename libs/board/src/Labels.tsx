import { memo } from 'react';
import { alike } from './alike.ts';
import type { PlacedLabel } from './labels.ts';

interface Props {
  readonly labels: readonly PlacedLabel[];
  readonly className: string;
}

/** Names, each with a halo of paper so that strokes below do not cut the letters. */
export const Labels = memo(
  ({ labels, className }: Props) => (
    <g aria-hidden>
      {labels.flatMap((label) =>
        label.lines.map((line, i) => (
          <text
            key={`${label.key} ${line}`}
            className={label.sea ? `${className} sea-name` : className}
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
  ),
  alike,
);
