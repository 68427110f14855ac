import type { PlacedLabel } from './labels.ts';

/** Names, each with a halo of paper so that strokes below do not cut the letters. */
export const Labels = ({ labels }: { readonly labels: readonly PlacedLabel[] }) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in an SVG group takes the focus; places carry their names
  <g className="labels" aria-hidden="true">
    {labels.map((label) => (
      <text
        key={label.key}
        className="label"
        x={label.box.x + label.box.w / 2}
        y={label.box.y + label.box.h / 2}
        fontSize={label.size}
        strokeWidth={label.size * 0.28}
      >
        {label.text}
      </text>
    ))}
  </g>
);
