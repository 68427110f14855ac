import { bodyOf } from './counter-form.ts';
import type { CounterForm } from './layout.ts';

/** How a counter stands to what is asked: it may be chosen, it is, or what it does is decided but not confirmed. */
export type Mark = 'choosable' | 'selected' | 'queued';

/** Around a counter of 100: its form a little larger, its corners, and a tick in the lower left corner. */
const LARGER = 'translate(50,52) scale(1.17) translate(-50,-52)';
const CORNERS = 'M-11,18V-11H18M82,-11H111V18M111,86V115H82M18,115H-11V86';
const TICK = 'M-7,1 L-2,6 L7,-5';

/** Told apart by their form, so that they hold on every color: a closed ring, four corners, a dashed ring with a tick. */
export const CounterMark = ({ mark, form }: { readonly mark: Mark; readonly form: CounterForm }) => {
  const ring = mark === 'selected' ? { d: CORNERS } : { d: bodyOf(form), transform: LARGER };
  return (
    <g className={`counter-mark ${mark}`}>
      <path className="casing" {...ring} />
      <path {...ring} />
      {mark === 'queued' ? (
        <g className="counter-tick" transform="translate(2,98) scale(1.7)">
          <circle r="12" />
          <path d={TICK} />
        </g>
      ) : null}
    </g>
  );
};

/** A counter of nobody with a mark, for what explains the marks. */
export const MarkedCounter = ({ mark }: { readonly mark: Mark }) => (
  <svg className="swatch marked-counter" viewBox="-20 -20 140 144" aria-hidden="true">
    <path className="counter-blank" d={bodyOf('square')} />
    <CounterMark mark={mark} form="square" />
  </svg>
);
