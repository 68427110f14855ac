import type { MatchView } from '@sandtable/session';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { BoardProps } from './board-props.ts';
import { type CardTravel, giverOf, travelsOf } from './card-travel.ts';
import type { Motion } from './motion.ts';

type Seen = Pick<BoardProps, 'view' | 'motion'>;

type Boxes = ReadonlyMap<string, DOMRect>;

/** What can be found on the table: cards by themselves, and piles. */
interface Lying {
  readonly cards: Boxes;
  readonly piles: Boxes;
}

/** Cards go from where they lay to where they lie now while events are shown; set on what holds the table. */
export function useCardTravel(table: RefObject<HTMLElement | null>, { view, motion }: Seen): void {
  const last = useRef<{ readonly view: MatchView | undefined; readonly lying: Lying }>(undefined);
  const shown = useRef<number>(undefined);
  const under = useRef<readonly Animation[]>([]);
  useLayoutEffect(() => {
    const { current } = table;
    if (current === null) return;
    const lying = lyingOn(current);
    // What waits for a card to be closed begins anew then, and what is skipped is over.
    if (motion?.number !== shown.current) for (const one of under.current) one.cancel();
    if (motion !== undefined && view !== undefined && motion.number !== shown.current) {
      // Who sees something again has not seen before what it began with.
      const before = last.current?.view === motion.before ? last.current.lying : undefined;
      under.current = send(current, { motion, view, before, lying });
    }
    shown.current = motion?.number;
    last.current = { view, lying };
  });
}

const CARDS = '.card[data-place]';

const lyingOn = (table: HTMLElement): Lying => ({
  cards: boxesOf(table, CARDS, 'place'),
  piles: boxesOf(table, '[data-pile]', 'pile'),
});

const boxesOf = (table: HTMLElement, selector: string, name: string): Boxes =>
  new Map(
    [...table.querySelectorAll<HTMLElement>(selector)].map((one) => [
      one.dataset[name] ?? '',
      one.getBoundingClientRect(),
    ]),
  );

interface Sending {
  readonly motion: Motion;
  readonly view: MatchView;
  /** Where all lay before; undefined if that was not on the screen. */
  readonly before: Lying | undefined;
  readonly lying: Lying;
}

function send(table: HTMLElement, { motion, view, before, lying }: Sending): readonly Animation[] {
  const sent: Animation[] = [];
  const travels = new Map(travelsOf(motion.events).map((travel) => [travel.key, travel]));
  const giver = giverOf(motion.before.sizes, view.sizes) ?? '';
  const drawn = motion.events.find(({ event }) => event.is === 'draw');
  for (const card of table.querySelectorAll<HTMLElement>(CARDS)) {
    const key = card.dataset.place ?? '';
    const isNew = before !== undefined && !before.cards.has(key);
    const unseen = { key, from: giver, at: drawn?.at ?? 0, lasts: UNSEEN };
    const travel = travels.get(key) ?? (isNew ? unseen : undefined);
    if (travel === undefined) continue;
    const from = before?.cards.get(key) ?? before?.piles.get(travel.from) ?? lying.piles.get(travel.from);
    if (from !== undefined) sent.push(slide(card, from, travel));
  }
  return sent;
}

/** How long a card travels that was drawn from a pile, in milliseconds. */
const UNSEEN = 450;

function slide(card: HTMLElement, from: DOMRect, { at, lasts }: CardTravel): Animation {
  const to = card.getBoundingClientRect();
  const [dx, dy] = [from.x + from.width / 2 - (to.x + to.width / 2), from.y + from.height / 2 - (to.y + to.height / 2)];
  return card.animate(
    [
      { transform: `translate(${dx}px, ${dy}px)`, zIndex: 9 },
      { transform: 'none', zIndex: 9 },
    ],
    {
      duration: lasts,
      delay: at,
      fill: 'backwards',
      easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    },
  );
}
