import { compile } from '@sandtable/compiler';
import { describe, expect, test } from 'vitest';
import { namesIn } from '../src/manual-edits/names-in.ts';
import { differs, movePairs } from '../src/match-history/move-pairs.ts';
import { createPlay } from '../src/state/play.ts';
import { initial, type State } from '../src/state/state.ts';
import { createStore } from '../src/state/store.ts';
import type { ForcedDice } from '../src/workers/game-api.ts';
import { runningGame } from './running-game.ts';

const RULES = `ruleset "throws" version "1.0.0" language 1
kind Side { state score: 0..99 = 0 }
table Side { id
  red
  blue }
die Cube { 1, 2, 3, 4, 5, 6 }
seats for Side { two { first {red} second {blue} } }
play {
  phase early { repeat 2 times { for s in Side { turn(s) } } }
  phase late { repeat 2 times { for s in Side { turn(s) } } }
  finish drawn by Side
}
procedure turn(s: Side) {
  let much = choose one of n in 0..3 as much by s where s.score < 20 or n == 0 else "enough"
  let cube = roll Cube as throw by s
  s.score = min(99, s.score + cube * much)
}
example "a cube" {
  given {
    let face = roll Cube
    red.score = face
  }
  run turn(red) { roll face: 6  turn/much: 1  roll turn/throw: 2 }
  then { red.score == 8 }
}
`;

async function started() {
  const { javascript = '', findings } = compile([{ path: 'rules.sand', text: RULES }]);
  expect(findings).toEqual([]);
  const running = runningGame();
  await running.build({ javascript, save: undefined });
  const store = createStore<State>({ ...initial, ruleset: 'throws' });
  const play = createPlay(store, running);
  await play.start('two', 4, {});
  const scores = () => store.get().view?.fields['Side.score'];
  const decide = async (...answers: readonly number[]): Promise<void> => {
    for (const answer of answers) await play.decide(answer);
  };
  return { play, store, scores, decide, running };
}
const dice = (which: 'next' | 'last', ...gives: readonly string[]): ForcedDice => ({
  place: 'turn/throw',
  role: undefined,
  which,
  gives,
});

describe('dice that are set', () => {
  test('are those of the match, not those of examples', async () => {
    const { running } = await started();
    expect((await running.byHand()).places.map(({ place }) => place)).toEqual(['turn/throw']);
  });

  test('fall the next times in the order in which they are set, and are marked in the log', async () => {
    const { play, store, scores, decide } = await started();
    await play.byHand('dice', dice('next', '6'));
    await play.byHand('dice', dice('next', '5'));
    await decide(1, 1);
    expect(scores()).toEqual([6, 5]);
    expect(store.get().view?.log.filter(({ by }) => by === 'forced')).toHaveLength(2);
    expect(store.get().save?.hand?.map(({ after }) => after)).toEqual([0, 0]);
  });

  test('fell otherwise the last time: what came after follows', async () => {
    const { play, store, scores, decide } = await started();
    await decide(1, 0, 1);
    await play.goto(2);
    await play.byHand('dice', dice('last', '3'));
    expect(store.get().view).toMatchObject({ decisions: 4, pending: 0, branches: [{ shared: 1 }] });
    await play.goto(2);
    await play.byHand('dice', dice('last', '7'));
    expect(scores()?.[1]).toBe(0);
  });

  test('a seat that looks reads that something was done, and not what', async () => {
    const { play, store, decide } = await started();
    await play.byHand('dice', dice('next', '6'));
    await decide(1);
    await play.look('seat:second');
    const hand = store.get().view?.log.filter(({ sort }) => sort === 'hand');
    expect(hand).toEqual([{ decision: 1, path: 'hand/done', sort: 'hand', args: {} }]);
  });
});

describe('another line of play', () => {
  test('what if: the step is decided otherwise, and the rest follows', async () => {
    const { play, store, decide } = await started();
    await decide(1, 1, 1, 1);
    await play.byHand('whatIf', 2);
    expect(store.get()).toMatchObject({ whatIf: 2, at: 1 });
    await decide(3);
    expect(store.get().whatIf).toBeUndefined();
    expect(store.get().view).toMatchObject({ decisions: 4, branches: [{ shared: 1, decisions: 4 }] });
    expect(store.get().save?.decisions.map(({ answer }) => answer)).toEqual([1, 3, 1, 1]);
  });

  test('who goes elsewhere instead is not followed', async () => {
    const { play, store, decide } = await started();
    await decide(1, 1, 1);
    await play.byHand('whatIf', 2);
    await play.goto(0);
    expect(store.get().whatIf).toBeUndefined();
    await decide(2);
    expect(store.get().view).toMatchObject({ decisions: 1, made: 1 });
  });

  test('beside the other shows where they differ', async () => {
    const { play, decide } = await started();
    await decide(1, 1, 1, 1);
    await play.byHand('whatIf', 3);
    await decide(2);
    const [here, there] = (await play.lookUp('lines', 0)) ?? [];
    const rows = movePairs(here?.steps ?? [], there?.steps ?? []);
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    expect(rows.map(({ left, right }) => differs(left, right))).toEqual([false, false, true, false]);
    expect([here?.view.status, there?.view.decisions]).toEqual(['running', 4]);
  });

  test('a step that is left out leaves what does not fit behind', async () => {
    const { play, store, decide } = await started();
    await decide(1, 1, 1);
    await play.byHand('skip', 2);
    expect(store.get()).toMatchObject({
      lost: { index: 1, why: 'replay/other-role' },
      view: { decisions: 1, pending: 1 },
    });
  });
});

describe('the course', () => {
  test('tells its steps and phases, and lets any be looked at without going there', async () => {
    const { play, store, scores, decide } = await started();
    await decide(1, 1, 1, 1, 1);
    await play.byHand('put', { hand: 'change', path: 'Side.score', of: ['red'], value: 50 });
    expect((await play.lookUp('steps'))?.map(({ line }) => line?.sort)).toEqual([...Array(5).fill('decision'), 'hand']);
    expect((await play.lookUp('phases'))?.map(({ number }) => number)).toEqual([0, 4]);
    const before = store.get().view;
    await play.preview(1);
    expect(store.get().stepPreview).toMatchObject({ held: false, view: { decisions: 1, ask: undefined } });
    await play.preview(2, true);
    await play.preview(3);
    expect(store.get().stepPreview?.view.decisions).toBe(2);
    await play.preview(undefined, true);
    expect([store.get().stepPreview, store.get().view, scores()?.[0]]).toEqual([undefined, before, 50]);
  });

  test('what cannot be is refused, and nothing is lost', async () => {
    const { play, store, decide } = await started();
    await decide(1);
    await play.byHand('put', { hand: 'change', path: 'Side.score', of: ['red'], value: 100 });
    expect(store.get()).toMatchObject({ refused: ['hand/no-value'], view: { decisions: 1 } });
  });
});

test('names that are listed may have commas in brackets', () => {
  expect(namesIn(' a, go(x, y) ,b,, ')).toEqual(['a', 'go(x, y)', 'b']);
  expect(namesIn('go(x')).toEqual(['go(x']);
});
