import type { MatchView } from '@sandtable/session';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { BoardProps } from './board-props.ts';
import { leave, slide, turn } from './card-moves.ts';
import { type CardTravel, giverOf, giversOf, takerOf, travelsOf } from './card-travel.ts';
import { type Lying, lyingOn, pileAround } from './lying.ts';
import type { Motion } from './motion.ts';

type Seen = Pick<BoardProps, 'view' | 'motion'>;

/**
 * Cards go from where they lay to where they lie now while events are shown; set on what holds the table. Where they lie is
 * measured once a frame is drawn: before it, the browser would have to lay out the page while an answer is waited for.
 */
export function useCardTravel(table: RefObject<HTMLElement | null>, { view, motion }: Seen): void {
  const last = useRef<{ readonly view: MatchView | undefined; readonly lying: Lying }>(undefined);
  const shown = useRef<number>(undefined);
  const under = useRef<readonly Animation[]>([]);
  useLayoutEffect(() => {
    const { current } = table;
    if (current === null) return;
    const begins = motion !== undefined && view !== undefined && motion.number !== shown.current;
    // What waits for a card to be closed begins again then, and what is skipped is over.
    if (motion?.number !== shown.current) for (const one of under.current) one.cancel();
    shown.current = motion?.number;
    if (!begins)
      return afterFrame(() => {
        last.current = { view, lying: lyingOn(current) };
      });
    const lying = lyingOn(current);
    // Who sees something again has not seen before what it began with.
    const before = last.current?.view === motion.before ? last.current.lying : undefined;
    last.current = { view, lying };
    under.current = send(current, { motion, view, before, lying });
    return undefined;
  });
}

/** Does something once the next frame is drawn; what is returned calls it off. */
function afterFrame(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

interface Sending {
  readonly motion: Motion;
  readonly view: MatchView;
  /** Where all lay before; undefined if that was not on the screen. */
  readonly before: Lying | undefined;
  readonly lying: Lying;
}

function send(table: HTMLElement, sending: Sending): readonly Animation[] {
  const travels = new Map(travelsOf(sending.motion.events).map((travel) => [travel.key, travel]));
  return [...comers(sending, travels), ...leavers(table, sending, travels), ...hidden(table, sending)];
}

type Travels = ReadonlyMap<string, CardTravel>;

/** Cards that lie somewhere else now, and those that are seen for the first time. */
function comers({ motion, view, before, lying }: Sending, travels: Travels): readonly Animation[] {
  const isNew = (key: string): boolean => before !== undefined && !before.cards.has(key);
  const unseen = [...lying.cards].filter(([key]) => isNew(key) && !travels.has(key));
  const piles = unseen.map(([, { card }]) => pileAround(card));
  const givers = new Map(giversOf(motion.before.sizes, view.sizes, piles).map((pile, i) => [unseen[i]?.[0], pile]));
  const drawn = motion.events.find(({ event }) => event.is === 'draw');
  return [...lying.cards].flatMap(([key, { card }]) => {
    const hidden = { from: givers.get(key) ?? '', at: drawn?.at ?? 0, lasts: UNSEEN };
    const travel = travels.get(key) ?? (isNew(key) ? hidden : undefined);
    if (travel === undefined) return [];
    const from = before?.cards.get(key)?.box ?? before?.piles.get(travel.from) ?? lying.piles.get(travel.from);
    const pile = pileAround(card);
    const hasTurned = isNew(key) && (before?.backs.get(pile) ?? 0) > (lying.backs.get(pile) ?? 0);
    if (hasTurned && !travels.has(key)) return turn(card, hidden);
    // Under the uppermost card of a pile lay the one that is seen now.
    const isUncovered = (motion.before.sizes[pile] ?? 0) > (view.sizes[pile] ?? 0) && !travels.has(key);
    return from === undefined || isUncovered ? [] : slide(card, from, travel, isNew(key));
  });
}

/** Cards that are seen no more: under others, or face down. */
const leavers = (table: HTMLElement, { motion, view, before, lying }: Sending, travels: Travels) =>
  [...travels.values()].flatMap((travel) => {
    const left = lying.cards.has(travel.key) ? undefined : before?.cards.get(travel.key);
    const taker = takerOf(motion.before.sizes, view.sizes) ?? '';
    const to = lying.piles.get(travel.to) ?? lying.piles.get(taker);
    return left === undefined || to === undefined ? [] : [leave(table, left.card, [left.box, to], travel)];
  });

/** A card that is seen neither before nor after goes face down from the pile that lost one to the one that got it. */
function hidden(table: HTMLElement, { motion, view, before, lying }: Sending): readonly Animation[] {
  const { sizes } = motion.before;
  const [giver, taker] = [giverOf(sizes, view.sizes) ?? '', takerOf(sizes, view.sizes) ?? ''];
  const hasMore = (lying.backs.get(taker) ?? 0) > (before?.backs.get(taker) ?? 0);
  const back = [...table.querySelectorAll<HTMLElement>(`[data-pile="${CSS.escape(taker)}"] .card.back`)].at(-1);
  const from = before?.piles.get(giver);
  if (!hasMore || back === undefined || from === undefined) return [];
  const to = back.getBoundingClientRect();
  return [leave(table, back, [inMiddle(from, to), to], HIDDEN)];
}

const HIDDEN = { at: 0, lasts: 450 };

/** A box of the size of another in the middle of a box. */
const inMiddle = (box: DOMRect, { width, height }: DOMRect): DOMRect =>
  new DOMRect(box.x + (box.width - width) / 2, box.y + (box.height - height) / 2, width, height);

/** How long a card travels that was drawn from a pile, in milliseconds. */
const UNSEEN = 450;
