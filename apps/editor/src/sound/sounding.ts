import { LATER } from '../state/motion-parts.ts';
import { happenedIn, isNext } from '../state/motions.ts';
import type { State } from '../state/state.ts';
import type { Store } from '../state/store.ts';
import { type Heard, heardAtOnce, heardOf } from './heard.ts';
import { SOUNDS } from './sounds.ts';
import { makeSound } from './synth.ts';

interface Needs {
  /** Whether the reader's system asks for stillness. */
  readonly isStill: () => boolean;
  /** Whether the page can't be seen now. */
  readonly isHidden: () => boolean;
  /** Where sounds are made; undefined where there is no sound. */
  readonly open: () => AudioContext | undefined;
}

/** Lets decisions be heard, for whoever wants that: with what is shown of them, or at once where nothing moves. */
export function createSounding(
  store: Pick<Store<State>, 'get' | 'subscribe'>,
  { isStill, isHidden, open }: Needs = BROWSER,
): void {
  let context: AudioContext | undefined;
  const play = (all: readonly Heard[]): void => {
    if (all.length === 0 || isHidden()) return;
    context ??= open();
    if (context === undefined) return;
    // Browsers let a page be heard when someone has clicked on it.
    if (context.state === 'suspended') void context.resume();
    for (const { name, at } of all) makeSound(context, SOUNDS[name], at);
  };
  store.subscribe((now, was) => {
    if (!now.sounding) return;
    const isMoving = now.animated && !isStill();
    if (isMoving && now.motion !== undefined && now.motion.number !== was.motion?.number)
      play(heardOf(now.motion.events.filter(({ at }) => at < LATER)));
    if (!isMoving && now.view !== was.view && isNext(now, was)) play(heardAtOnce(happenedIn(now, was.view, now.view)));
  });
}

const BROWSER: Needs = {
  isStill: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
  isHidden: () => document.visibilityState === 'hidden',
  open: () => (globalThis.AudioContext === undefined ? undefined : new globalThis.AudioContext()),
};
