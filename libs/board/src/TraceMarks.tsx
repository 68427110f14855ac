import type { Box } from './boxes.ts';
import type { Trace } from './trace.ts';

const Frame = ({ box, by, className }: { readonly box: Box; readonly by: number; readonly className: string }) => (
  <rect
    className={className}
    x={box.x - by}
    y={box.y - by}
    width={box.w + 2 * by}
    height={box.h + 2 * by}
    rx={(box.w + 2 * by) * 0.1}
  />
);

const keyOf = (box: Box): string => `${box.x} ${box.y}`;

interface Props {
  readonly trace: Trace;
  /** What is shown over it would say the same twice. */
  readonly isHushed: boolean;
}

const classOf = ({ isHushed }: Pick<Props, 'isHushed'>): string => (isHushed ? 'trace hushed' : 'trace');

/** Below the counters: the way they went, and an empty outline where they were. */
export const TraceWays = ({ trace, isHushed }: Props) => (
  <g className={classOf({ isHushed })}>
    {trace.left.map((box) => (
      <Frame key={keyOf(box)} box={box} by={0} className="trace-left" />
    ))}
    {trace.ways.map(({ key, from, to }) => (
      <line key={key} className="trace-way" x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} />
    ))}
  </g>
);

/** Around counters and places: what is new there. */
export const TraceMarks = ({ trace, isHushed, px }: Props & { readonly px: number }) => (
  <g className={classOf({ isHushed })}>
    {trace.marked.map((box) => (
      <Frame key={keyOf(box)} box={box} by={2.5 * px} className="trace-mark" />
    ))}
  </g>
);
