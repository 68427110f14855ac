import { type KeyboardEvent, type PointerEvent, type RefObject, useState } from 'react';
import { pointOf } from './carry.ts';
import type { Point } from './layout.ts';
import { numbered } from './numbered.ts';
import { cssMatrix, type Matrix } from './projective.ts';

/** A picture that lies under the marks of the map to be traced. */
export interface Scan {
  readonly href: string;
  readonly width: number;
  readonly height: number;
  readonly opacity: number;
  /** From its pixels to the sheet. */
  readonly matrix: Matrix;
  /** Where its pins lie on the sheet, while they can be moved. */
  readonly pins: readonly Point[];
  readonly pinName: (pin: number) => string;
  readonly onPin: (pin: number, at: Point) => void;
}

/** SVG has no projective maps of its own; the picture is one of the page, which has them. */
export const ScanPicture = ({ scan }: { readonly scan: Scan | undefined }) =>
  scan === undefined ? null : (
    <foreignObject className="scan" width={1} height={1} aria-hidden>
      <img
        src={scan.href}
        alt=""
        width={scan.width}
        height={scan.height}
        style={{ opacity: scan.opacity, transform: cssMatrix(scan.matrix) }}
      />
    </foreignObject>
  );

interface Props {
  readonly scan: Scan | undefined;
  readonly ground: RefObject<SVGGElement | null>;
  readonly px: number;
}

/** Pixels that an arrow key moves a pin, and with Shift. */
const STEP = 1;
const LEAP = 12;
const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The pins of a picture are dragged, or moved by the arrow keys. */
export const ScanPins = ({ scan, ground, px }: Props) => {
  const [held, hold] = useState<number | undefined>(undefined);
  if (scan === undefined) return null;
  const follow = (event: PointerEvent): void => {
    const at = held === undefined ? undefined : pointOf(ground.current, event);
    if (at && held !== undefined) scan.onPin(held, at);
  };
  const press = (pin: number, [x, y]: Point, event: KeyboardEvent): void => {
    const way = WAYS[event.key];
    if (way === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const far = (event.shiftKey ? LEAP : STEP) * px;
    scan.onPin(pin, [x + way[0] * far, y + way[1] * far]);
  };
  return (
    <g className="scan-pins">
      {numbered(scan.pins).map(({ value: [x, y], place: i }) => (
        <g
          key={i}
          role="button"
          tabIndex={0}
          aria-label={scan.pinName(i)}
          data-pin={i}
          onKeyDown={(event) => press(i, [x, y], event)}
          onMouseDown={(event) => event.stopPropagation()}
          onPointerDown={(event) => {
            event.stopPropagation();
            event.currentTarget.setPointerCapture(event.pointerId);
            hold(i);
          }}
          onPointerMove={follow}
          onPointerUp={() => hold(undefined)}
        >
          <circle className="target" cx={x} cy={y} r={14 * px} />
          <path d={`M${x - 12 * px},${y}h${24 * px}M${x},${y - 12 * px}v${24 * px}`} />
          <circle className="pin" cx={x} cy={y} r={6 * px} />
          <text x={x + 9 * px} y={y - 9 * px} fontSize={12 * px}>
            {i + 1}
          </text>
        </g>
      ))}
    </g>
  );
};
