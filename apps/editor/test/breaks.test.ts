import { finish } from '@sandtable/analysis';
import { compile, countingOf, createCompiler } from '@sandtable/compiler';
import { engine } from '@sandtable/engine';
import { createMatch, type Match, replay, type Save } from '@sandtable/session';
import { load } from '@sandtable/testkit';
import { describe, expect, test } from 'vitest';
import { breaksOf } from '../src/state/break-list.ts';
import { createBreaks } from '../src/state/breaks.ts';
import { initial, type State } from '../src/state/state.ts';
import { createStore } from '../src/state/store.ts';
import { breaker } from '../src/workers/breaks.ts';
import type { Counted } from '../src/workers/compiler-api.ts';
import type { BotOutcome } from '../src/workers/game-api.ts';
import { shorteningTo } from '../src/workers/shortening.ts';
import type { Stack } from '../src/workers/stack.ts';
import { runningGame } from './running-game.ts';

const RULES = `ruleset "climb" version "1" language 1
kind Side { state height: 0..40 = 0 }
table Side { id
  red
  blue }
die Cube { 1, 2, 3, 4, 5, 6 }
seats for Side { two { first {red} second {blue} } }
play {
  repeat 12 times { for s in Side { turn(s) } }
}
procedure turn(s: Side) {
  let much = choose one of 0..2 by s as much
  let cube = roll Cube by s as throw
  if cube == 6 and much == 2 {
    fall(s)
  } else {
    s.height = min(40, s.height + cube * much)
  }
}
procedure fall(s: Side) {
  s.height = 0
}
`;
const lineOf = (words: string): number => RULES.slice(0, RULES.indexOf(words)).split('\n').length;
const plain = compile([{ path: 'rules.sand', text: RULES }]);

async function page() {
  const store = createStore<State>({
    ...initial,
    ruleset: 'climb',
    buffers: { 'climb/rules.sand': { text: RULES, version: '1', dirty: false } },
    javascript: plain.javascript,
    rulesValid: true,
  });
  const worker = runningGame();
  const compiler = createCompiler();
  let compiled = 0;
  const rules = {
    counting: async ({ files, variants }: Stack): Promise<Counted> => {
      compiled += 1;
      const counting = countingOf(compiler.compile(files, { variants }));
      return { wording: [], ...(counting ? { counting } : {}) };
    },
  };
  const breaks = createBreaks(store, rules, worker);
  await worker.build({ javascript: plain.javascript ?? '', save: undefined });
  return { store, breaks, worker, times: () => compiled };
}

/** Of a match how the position was after each decision. */
const positions = async (save: Save) => {
  const { match } = replay((await load(plain.javascript ?? ''))(engine), save);
  return (of: (match: Match) => boolean): readonly boolean[] =>
    Array.from({ length: match.cursor + 1 }, (_, i) => {
      match.goto(i);
      return of(match);
    });
};
const heights = (match: Match) => match.view().fields['Side.height'] as readonly number[];

describe('bots stop', () => {
  test('with the first decision in which a step runs, and go on to the next', async () => {
    const { breaks, worker } = await page();
    breaks.toggle({ file: 'rules.sand', line: lineOf('fall(s)\n') });
    for (let seed = 0; seed < 12; seed += 1) {
      await worker.start({ seats: 'two', seed, options: {} });
      const stops: number[] = [];
      let last: BotOutcome = {};
      for (
        let remaining = 30;
        remaining > 0 && last.view?.status !== 'won' && last.view?.status !== 'drawn';
        remaining -= 1
      ) {
        await breaks.arm();
        last = await worker.random(1000, 'bot');
        if (last.stopped !== undefined) stops.push(last.view?.decisions ?? -1);
      }
      const { save } = last;
      if (save === undefined) throw new Error('no match');
      const fell = save.decisions.flatMap(({ answer }, i) => {
        const line = last.view?.log.find(({ sort, decision }) => sort === 'roll' && decision === i + 1);
        return answer === 2 && String(line?.args.faces) === '6' ? [i + 1] : [];
      });
      expect(stops).toEqual(fell);
    }
  });

  test('where a condition becomes true, and not while it stays so', async () => {
    const { breaks, worker, times } = await page();
    breaks.toggle({ when: 'red.height > blue.height' });
    breaks.toggle({ when: 'blue.height >= 12' });
    for (let seed = 20; seed < 30; seed += 1) {
      await worker.start({ seats: 'two', seed, options: {} });
      const stops: (readonly [number, number])[] = [];
      let last: BotOutcome = {};
      for (let remaining = 60; remaining > 0 && !['won', 'drawn'].includes(last.view?.status ?? ''); remaining -= 1) {
        expect(await breaks.arm()).toHaveLength(2);
        last = await worker.random(1000, 'bot');
        if (last.stopped !== undefined) stops.push([last.view?.decisions ?? -1, last.stopped]);
      }
      if (last.save === undefined) throw new Error('no match');
      const at = await positions(last.save);
      const conditions = [
        at((match) => (heights(match)[0] ?? 0) > (heights(match)[1] ?? 0)),
        at((match) => (heights(match)[1] ?? 0) >= 12),
      ];
      // What is true only once it is over stops nothing.
      const become = Array.from({ length: last.save.decisions.length - 1 }, (_, i) => i + 1).flatMap((n) => {
        const first = conditions.findIndex((holds) => holds[n] && !holds[n - 1]);
        return first < 0 ? [] : [[n, first] as const];
      });
      expect(stops).toEqual(become);
    }
    expect(times()).toBe(1);
  });

  test.each([
    [{ file: 'rules.sand', line: lineOf('fall(s)\n') }, 1],
    [{ when: 'blue.height > red.height' }, 2],
    // It is true in the beginning, so it has to be false in between: red climbs, and falls.
    [{ when: 'red.height <= 2' }, 3],
  ] as const)('at %j with a match that can be shortened to the same', async (one, least) => {
    const { breaks, worker } = await page();
    breaks.toggle(one);
    let last: BotOutcome = {};
    for (let seed = 1; last.stopped === undefined; seed += 1) {
      await worker.start({ seats: 'two', seed, options: {} });
      await breaks.arm();
      last = await worker.random(1000, 'bot');
    }
    const toward = await breaks.toward(one);
    if (last.save === undefined || toward === undefined) throw new Error('nothing to come to');
    const create = await load(toward.javascript);
    const shortest = finish(shorteningTo(create, last.save, toward.at));
    const { decisions } = shortest;
    expect(decisions.length).toBeGreaterThanOrEqual(least);
    expect(decisions.length).toBeLessThanOrEqual(last.save.decisions.length);
    // Played again it comes there with its last decision, and not before.
    const { match } = replay((await load(plain.javascript ?? ''))(engine), { ...shortest, decisions: [] });
    const looksOn = breaker(create, [toward.at]);
    looksOn.begin(match);
    const reached = decisions.map(({ answer, role }) => {
      expect(match.decide(answer, undefined, role).ok).toBe(true);
      return looksOn.reached(match);
    });
    expect(reached).toEqual(decisions.map((_, i) => (i === decisions.length - 1 ? 0 : undefined)));
  });

  test('toward nothing where a condition is none', async () => {
    const { breaks } = await page();
    expect(await breaks.toward({ when: 'red.hight > 0' })).toBeUndefined();
  });

  test('nowhere once none is set, and what is no condition is passed over', async () => {
    const { breaks, worker } = await page();
    breaks.toggle({ when: 'red.height + 1' });
    breaks.toggle({ file: 'rules.sand', line: lineOf('procedure turn') });
    expect(await breaks.arm()).toEqual([{ file: 'rules.sand', line: lineOf('procedure turn') }]);
    await worker.start({ seats: 'two', seed: 1, options: {} });
    expect(await worker.random(9)).toMatchObject({ stopped: 0, view: { decisions: 1 } });
    breaks.toggle({ file: 'rules.sand', line: lineOf('procedure turn') });
    breaks.toggle({ when: 'red.height + 1' });
    expect(await breaks.arm()).toEqual([]);
    const free = await worker.random(9);
    expect([free.stopped, free.view?.decisions]).toEqual([undefined, 10]);
  });

  test('still, with the conditions that are some, while another is none', async () => {
    const { store, breaks } = await page();
    breaks.toggle({ when: 'red.height > 0' });
    breaks.toggle({ when: 'red.hight > 0' });
    breaks.toggle({ when: 'true // always' });
    expect(await breaks.arm()).toEqual([{ when: 'red.height > 0' }]);
    expect(store.get().invalidBreakpoints).toEqual(['red.hight > 0', 'true // always']);
  });

  test('again once mistakes in the rules are mended, and nowhere before', async () => {
    const { store, breaks } = await page();
    breaks.toggle({ when: 'red.height > 0' });
    const { buffers } = store.get();
    store.set({ rulesValid: false, buffers: { 'climb/rules.sand': { text: 'ruleset "', version: '1', dirty: true } } });
    expect(await breaks.arm()).toEqual([]);
    store.set({ rulesValid: true, buffers });
    expect(await breaks.arm()).toEqual([{ when: 'red.height > 0' }]);
  });

  test('nowhere while one seat looks, who may not know what runs', async () => {
    const { store, breaks, worker } = await page();
    breaks.toggle({ when: 'true' });
    expect(await breaks.arm()).toHaveLength(1);
    store.set({ viewer: 'seat:first' });
    expect(await breaks.arm()).toEqual([]);
    await worker.start({ seats: 'two', seed: 1, options: {} });
    expect((await worker.random(9)).stopped).toBeUndefined();
  });

  test('and a match that was undone and goes on another way is followed', async () => {
    const { breaks, worker } = await page();
    breaks.toggle({ when: 'red.height > 0' });
    await breaks.arm();
    await worker.start({ seats: 'two', seed: 3, options: {} });
    const first = await worker.random(99, 'bot');
    expect(first.stopped).toBe(0);
    await worker.goto(0);
    await worker.decide(0);
    const second = await worker.random(99, 'bot');
    const match = createMatch((await load(plain.javascript ?? ''))(engine), { seats: 'two', seed: 3 });
    for (const { answer, role } of second.save?.decisions ?? []) match.decide(answer, undefined, role);
    expect(heights(match)[0]).toBeGreaterThan(0);
    match.step(-1);
    expect(heights(match)[0]).toBe(0);
  });
});

test('break-points move with the text, and two on one line are one', async () => {
  const { store, breaks } = await page();
  for (const line of [3, 5]) breaks.toggle({ file: 'rules.sand', line });
  breaks.toggle({ when: 'true' });
  breaks.moved('rules.sand', [4, 6]);
  expect(breaksOf(store.get())).toEqual([
    { file: 'rules.sand', line: 4 },
    { file: 'rules.sand', line: 6 },
    { when: 'true' },
  ]);
  breaks.moved('other.sand', [1]);
  breaks.moved('rules.sand', [2, 2]);
  expect(breaksOf(store.get())).toEqual([{ file: 'rules.sand', line: 2 }, { when: 'true' }]);
});
