interface Time {
  /** In milliseconds from the beginning. */
  readonly at: number;
  readonly lasts: number;
}

const EASING = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** A card comes from a box to where it lies, and turns over on its way if nobody saw it there. */
export function slide(card: HTMLElement, from: DOMRect, time: Time, turns: boolean): readonly Animation[] {
  const [dx, dy] = between(card.getBoundingClientRect(), from);
  const begun = `translate(${dx}px, ${dy}px)`;
  if (!turns)
    return [
      card.animate(
        [
          { transform: begun, zIndex: 9 },
          { transform: 'none', zIndex: 9 },
        ],
        timing(time),
      ),
    ];
  // Until it begins to move it is one of its pile.
  const moving = card.animate(
    [
      { transform: `${begun} ${TURNED}`, zIndex: 9, opacity: 0 },
      { opacity: 1, offset: 0.04 },
      { transform: `translate(0, 0) ${OPEN}`, zIndex: 9, opacity: 1 },
    ],
    timing(time),
  );
  return [moving, covering(card, time)];
}

/** A card is turned face up where it lies. */
export const turn = (card: HTMLElement, time: Time): readonly Animation[] => [
  card.animate(
    [
      { transform: TURNED, zIndex: 9 },
      { transform: OPEN, zIndex: 9 },
    ],
    timing(time),
  ),
  covering(card, time),
];

const TURNED = 'perspective(900px) rotateY(180deg)';
const OPEN = 'perspective(900px) rotateY(0deg)';

/** Its back, until it stands on its edge. */
const covering = (card: HTMLElement, time: Time): Animation =>
  card.animate([{ opacity: 1 }, { opacity: 1, offset: 0.35 }, { opacity: 0, offset: 0.36 }, { opacity: 0 }], {
    ...timing(time),
    easing: 'linear',
    pseudoElement: '::before',
  });

/** A card that is no longer seen goes to a box and is gone. */
export function leave(
  table: HTMLElement,
  card: HTMLElement,
  boxes: readonly [DOMRect, DOMRect],
  time: Time,
): Animation {
  const [from, to] = boxes;
  const ghost = card.cloneNode(true) as HTMLElement;
  for (const name of ['data-place', 'data-pick', 'data-spot']) ghost.removeAttribute(name);
  ghost.ariaHidden = 'true';
  ghost.classList.add('card-ghost');
  ghost.style.setProperty('left', `${from.x}px`);
  ghost.style.setProperty('top', `${from.y}px`);
  ghost.style.setProperty('--w', `${from.width}px`);
  ghost.style.setProperty('--h', `${from.height}px`);
  table.append(ghost);
  const [dx, dy] = between(from, to);
  const small = Math.min(1, to.width / from.width, to.height / from.height);
  const leaving = ghost.animate(
    [
      { transform: 'none' },
      { opacity: 1, offset: 0.8 },
      { transform: `translate(${dx}px, ${dy}px) scale(${small})`, opacity: 0 },
    ],
    timing(time),
  );
  const end = (): void => ghost.remove();
  leaving.onfinish = end;
  leaving.oncancel = end;
  return leaving;
}

const between = (a: DOMRect, b: DOMRect): readonly [number, number] => [
  b.x + b.width / 2 - (a.x + a.width / 2),
  b.y + b.height / 2 - (a.y + a.height / 2),
];

const timing = ({ at, lasts }: Time) => ({ duration: lasts, delay: at, fill: 'backwards', easing: EASING }) as const;
