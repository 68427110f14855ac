import { type RefObject, useLayoutEffect } from 'react';
import type { TimedEvent } from './events.ts';
import type { Motion } from './motion.ts';
import type { Walk } from './walks.ts';

/** Markers go along their tracks, space by space, while events are shown; `tracks` selects what holds the spaces. */
export function useWalks(held: RefObject<HTMLElement | null>, tracks: string, motion: Motion | undefined): void {
  useLayoutEffect(() => {
    const all = [...(held.current?.querySelectorAll<HTMLElement>(tracks) ?? [])];
    const ends = (motion?.events ?? []).flatMap(({ event, ...time }) => {
      const track = event.is === 'walk' ? all.find(({ dataset }) => dataset['track'] === event.track) : undefined;
      return event.is === 'walk' && track !== undefined ? sent(track, event, time) : [];
    });
    return () => {
      for (const end of ends) end();
    };
  }, [held, tracks, motion]);
}

type Time = Omit<TimedEvent, 'event'>;

/** Sends a marker on its way; returns what ends that at once. */
function sent(track: HTMLElement, { marker, from, to }: Walk, { at, lasts }: Time): readonly (() => void)[] {
  const spaces = [...track.querySelectorAll<HTMLElement>('[data-space]')];
  const [first, last] = [from, to].map((key) => spaces.findIndex(({ dataset }) => dataset['space'] === key));
  const goal = spaces[last ?? -1];
  if (first === undefined || last === undefined || first < 0 || goal === undefined) return [];
  const way = first < last ? spaces.slice(first, last + 1) : spaces.slice(last, first + 1).reverse();
  const own = track.querySelector<HTMLElement>(`[data-marker="${CSS.escape(marker)}"]`);
  const timing = { duration: lasts, delay: at, fill: 'backwards', easing: 'ease-in-out' } as const;
  if (own !== null) {
    const walking = own.animate(
      way.map((space) => ({ transform: `translate${across(goal, space)}`, zIndex: 2 })),
      timing,
    );
    return [() => walking.cancel()];
  }
  const ring = ringAround(track, goal);
  const walking = ring.animate(
    way.map((space) => ({ transform: `translate${across(goal, space)}` })),
    timing,
  );
  const end = (): void => {
    ring.remove();
    delete track.dataset['walking'];
  };
  walking.onfinish = end;
  walking.oncancel = end;
  return [() => walking.cancel()];
}

/** How far one space is from another. */
function across(from: HTMLElement, to: HTMLElement): string {
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  return `(${b.x + b.width / 2 - a.x - a.width / 2}px, ${b.y + b.height / 2 - a.y - a.height / 2}px)`;
}

/** Where the space itself is marked, a frame goes to it; until it is there no space is marked. */
function ringAround(track: HTMLElement, space: HTMLElement): HTMLElement {
  const ring = track.ownerDocument.createElement('span');
  ring.className = 'track-ring';
  ring.style.cssText = `left:${space.offsetLeft}px;top:${space.offsetTop}px;width:${space.offsetWidth}px;height:${space.offsetHeight}px`;
  track.dataset['walking'] = '';
  track.append(ring);
  return ring;
}
