import type { TimedEvent } from '@sandtable/board';
import type { GameInfo } from '@sandtable/engine';
import type { LogLine, MatchView } from '@sandtable/session';
import { stonesModule } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { heardAtOnce, heardOf } from '../src/sound/heard.ts';
import { createSounding } from '../src/sound/sounding.ts';
import { SOUNDS } from '../src/sound/sounds.ts';
import { makeSound } from '../src/sound/synth.ts';
import { initial, type State } from '../src/state/state.ts';
import { createStore } from '../src/state/store.ts';

/** Counts what is made, and when it starts and stops; all else is let be. */
function fakeContext() {
  const started: { readonly what: string; readonly at: number; stops?: number }[] = [];
  const param = () => ({ setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined });
  const source = (what: string) => {
    const one: { what: string; at: number; stops?: number } = { what, at: -1 };
    return {
      ...{ frequency: param(), connect: () => undefined, buffer: undefined, type: '' },
      start: (at: number) => void started.push(Object.assign(one, { at })),
      stop: (at: number) => void Object.assign(one, { stops: at }),
    };
  };
  const context = {
    ...{ currentTime: 10, sampleRate: 8000, destination: {}, state: 'running' },
    createGain: () => ({ gain: param(), connect: () => undefined }),
    createOscillator: () => source('note'),
    createBufferSource: () => source('noise'),
    createBiquadFilter: () => ({ frequency: param(), connect: () => undefined, type: '' }),
    createBuffer: (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) }),
  };
  return { context: context as unknown as AudioContext, started };
}

test('a sound is made of its tones, each in its time', () => {
  const { context, started } = fakeContext();
  makeSound(context, SOUNDS.piece, 500);
  expect(started.map(({ what, at, stops }) => [what, at, stops])).toEqual([
    ['note', 10.5, 10.63],
    ['noise', 10.5, 10.54],
  ]);
});

test('sounds are short and soft, and what they ring to is a pitch', () => {
  for (const tones of Object.values(SOUNDS)) {
    expect(Math.max(...tones.map(({ at, lasts }) => at + lasts))).toBeLessThan(1500);
    for (const { from, to, loud } of tones) expect([from > 0, to > 0, loud > 0, loud < 0.5]).not.toContain(false);
  }
});

const timed = (is: string, at: number, lasts = 450): TimedEvent => ({
  event: { is } as TimedEvent['event'],
  at,
  lasts,
});

test('what moves is heard when it is put down, and of many only some', () => {
  expect(heardOf([timed('roll', 0), timed('told', 600), timed('move', 900)])).toEqual([
    { name: 'dice', at: 0 },
    { name: 'piece', at: 1350 },
  ]);
  const many = Array.from({ length: 30 }, (_, i) => timed('placed', i * 40));
  expect(heardOf(many).map(({ at }) => at)).toEqual([0, 80, 160, 240]);
  expect(heardAtOnce([timed('roll', 0).event, timed('roll', 0).event, timed('end', 0).event])).toEqual([
    { name: 'dice', at: 0 },
    { name: 'end', at: 150 },
  ]);
});

const info: GameInfo = stonesModule().info;
const viewAt = (decisions: number): MatchView => {
  const roll: LogLine = { decision: decisions, path: 'd', sort: 'roll', args: { die: 'd', faces: ['3'] } };
  return {
    decisions,
    log: [roll],
    changes: [],
    status: 'running',
    names: {},
    constants: {},
    states: {},
  } as unknown as MatchView;
};

const heardWith = (state: Partial<State>, { isStill = false, isHidden = false } = {}): number => {
  const { context, started } = fakeContext();
  const store = createStore<State>({ ...initial, info, ruleset: 'g', view: viewAt(1), sounding: true, ...state });
  createSounding(store, { isStill: () => isStill, isHidden: () => isHidden, open: () => context });
  store.set({ view: viewAt(2) });
  const motion = { number: 1, events: [timed('roll', 0)] } as unknown as State['motion'];
  if (store.get().animated && !isStill) store.set({ motion });
  return started.length;
};

test('a decision is heard once, moving or still; not when that is off or the page is hidden', () => {
  const once = SOUNDS.dice.length;
  expect(heardWith({})).toBe(once);
  expect(heardWith({}, { isStill: true })).toBe(once);
  expect(heardWith({ animated: false })).toBe(once);
  expect(heardWith({ sounding: false })).toBe(0);
  expect(heardWith({}, { isHidden: true })).toBe(0);
});
