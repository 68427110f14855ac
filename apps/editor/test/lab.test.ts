import { fairnessOf, noFigures } from '@sandtable/analysis';
import { randomBot, ratingsOf } from '@sandtable/bots';
import { engine } from '@sandtable/engine';
import { playable, replay, type Save } from '@sandtable/session';
import { load } from '@sandtable/testkit';
import { expect, test, vi } from 'vitest';
import { createLab } from '../src/state/lab/lab.ts';
import { initial, type State } from '../src/state/state.ts';
import { createStore } from '../src/state/store.ts';
import { compilerService } from '../src/workers/compiler.ts';
import type { CompilerApi } from '../src/workers/compiler-api.ts';
import { labService } from '../src/workers/lab.ts';
import type { LabApi } from '../src/workers/lab-protocol.ts';
import { dispatch } from '../src/workers/rpc.ts';
import { Cancelled } from '../src/workers/watchdog.ts';
import { clientOf } from './services.ts';

/** Red wins what a die of six shows from `needed` on; 0 divides by nothing. */
const RULES = `ruleset "dice" version "1.2.0" language 1
kind Side { rounds: 1..9 }
die D6 { 1..6 }
constant needed: 0..7 = 4
option long: bool = false
table Side { id rounds
  red 1
  blue 2 }
seats for Side { two { first {red} second {blue} } }
state hits: 0..99 = 0
procedure rest(s: Side) { let more = choose one of 1..2 by s }
play {
  for s in Side { repeat s.rounds times { rest(s) } }
  if long { rest(red) }
  let face = roll D6 by red
  hits += face
  if needed == 0 { hits -= 50 }
  if needed == 7 { repeat 9999 times { rest(red) } rest(blue) rest(red) }
  if face >= needed { finish won by {red} because "hit" }
  finish won by {blue} because "miss"
}
`;
const QUICK = 'variant "quick" of "dice" "^1.0" {\n  change Side.blue { rounds: 1 }\n}\n';
const files = [
  { path: 'rules.sand', text: RULES },
  { path: 'variants/quick.sand', text: QUICK },
];

/** Messages between page and workers are copied. */
const copied = <Api extends object>(api: Api) =>
  clientOf<Api>(async (call) => structuredClone(await dispatch(api, structuredClone(call))));
const compiler = compilerService();
const javascript = compiler.compile({ files, variants: [] }, 'en').javascript ?? '';
const { info } = (await load(javascript))(engine);

function labOf(worker = () => copied<LabApi>(labService(load))) {
  const bench = createStore<State>({
    ...initial,
    ...{ ruleset: 'dice', javascript, info },
    buffers: Object.fromEntries(files.map(({ path, text }) => [`dice/${path}`, { text, version: '1', dirty: false }])),
    houseRules: [{ name: 'quick', file: 'variants/quick.sand', about: '' }],
  });
  const opened: Save[] = [];
  const compile = () => copied<Pick<CompilerApi, 'playable' | 'variables'>>(compiler);
  const resume = async ({ save }: { readonly save: Save }): Promise<void> => void opened.push(save);
  return { lab: createLab(bench, { play: { resume }, compile, worker }), bench, opened };
}
const how = { seats: 'two', seed: 5, bots: { everyone: randomBot, seats: {} }, games: 60 };
const needed = {
  name: 'constant.needed',
  target: { sort: 'setting', path: 'constant/needed', type: { t: 'int', min: 0, max: 7, den: 1 }, current: '4' },
} as const;

test('what can be varied has names, current values and ranges', async () => {
  const { lab } = labOf();
  expect((await lab.variables()).map(({ name, current, range }) => ({ name, current, range }))).toEqual([
    { name: 'constant.needed', current: '4', range: { sort: 'numbers', min: 0, max: 7 } },
    { name: 'option.long', current: 'false', range: { sort: 'values', values: ['false', 'true'] } },
    { name: 'Side.red.rounds', current: '1', range: { sort: 'numbers', min: 1, max: 9 } },
    { name: 'Side.blue.rounds', current: '2', range: { sort: 'numbers', min: 1, max: 9 } },
  ]);
});

test('fairness is counted in shares, and a game opens as it was played', async () => {
  const { lab, opened } = labOf();
  await lab.askFair({ ...how, precision: undefined });
  const { fair } = lab.store.get();
  expect(fair).toMatchObject({ running: false, isStopped: false, done: 60, of: 60 });
  const { wins, notable } = fairnessOf(fair?.figures ?? noFigures);
  expect(wins.reduce((sum, one) => sum + one.wins, 0)).toBe(60);
  await lab.open(notable[0]?.game ?? 0);
  const { match, lost } = replay(playable(await load(javascript), engine), opened[0] as Save);
  expect(lost).toBeUndefined();
  expect(match.view()).toMatchObject({ status: 'won', decisions: notable[0]?.decisions });
});

test('a game that faults is shortened to as little as it takes', async () => {
  const { lab, bench } = labOf();
  const broken = files.map(({ path, text }) => ({ path, text: text.replace('needed: 0..7 = 4', 'needed: 0..7 = 0') }));
  bench.set({
    javascript: compiler.compile({ files: broken, variants: [] }, 'en').javascript,
    buffers: Object.fromEntries(broken.map(({ path, text }) => [`dice/${path}`, { text, version: '2', dirty: false }])),
  });
  await lab.askFair({ ...how, games: 3, precision: undefined });
  const [fault] = fairnessOf(lab.store.get().fair?.figures ?? noFigures).notable;
  expect(fault).toMatchObject({ sort: 'fault', game: 0 });
  const shown: boolean[] = [];
  await lab.shorten(0, ({ done, save }) => {
    shown.push(done && save.decisions.length <= 3);
    return true;
  });
  expect(shown.at(-1)).toBe(true);
});

test('games end when shares are known well enough', async () => {
  const { lab } = labOf();
  await lab.askFair({ ...how, games: 800, precision: 0.1 });
  const { fair } = lab.store.get();
  expect(fair?.figures?.games).toBeGreaterThanOrEqual(90);
  expect(fair?.figures?.games).toBeLessThan(300);
});

test('one value that faults, one that never ends and one that is none don’t keep the others from being played', async () => {
  const { lab } = labOf();
  const axes = [{ ...needed, values: ['0', '1', '4', '7', '8'] }];
  await lab.askNumber({ ...how, games: 4, axes, aim: undefined });
  const outcomes = lab.store.get().number?.outcomes ?? [];
  const shown = outcomes.map(({ values, outcome }) => {
    if ('failed' in outcome) return [values[0], outcome.failed.findings[0]?.code];
    const { figures } = outcome;
    const sum = (sort: string) =>
      figures.columns.filter(({ measure }) => measure.sort === sort).flatMap(({ values: all }) => [...all]);
    return [values[0], figures.games, [...figures.faults].join(''), sum('limited').join('')];
  });
  expect(shown).toEqual([
    ['0', 4, '1111', '0000'],
    ['1', 4, '0000', '0000'],
    ['4', 4, '0000', '0000'],
    ['7', 4, '0000', '1111'],
    ['8', 'table/cell'],
  ]);
});

test('the value at which a side wins half is found by halving', async () => {
  const { lab } = labOf();
  const axes = [{ ...needed, values: ['1', '2', '3', '4', '5', '6'] }];
  await lab.askNumber({ ...how, games: 400, axes, aim: { measure: { sort: 'won', path: 'red' }, value: 0.5 } });
  const { number } = lab.store.get();
  expect(number?.found).toMatchObject({ crossing: { found: 'values' } });
  const { crossing, values } = number?.found ?? {};
  const found = crossing?.found === 'values' ? values?.slice(crossing.from, crossing.to + 1) : [];
  expect(found).toContain('4');
  expect(found).not.toContain('2');
  expect(number?.outcomes.length).toBeLessThanOrEqual(6);
});

test('bots that play each other get Elo points', async () => {
  const { lab } = labOf();
  await lab.askBots({ ...how, games: 10, bots: [randomBot, { bot: 'easy' }] });
  const { bots } = lab.store.get();
  expect(bots).toMatchObject({ running: false, done: 10, of: 10 });
  expect(bots?.pairings).toMatchObject([{ a: 0, b: 1, games: 10 }]);
  expect(ratingsOf(2, bots?.pairings ?? [])).toHaveLength(2);
});

test('stopping answers at once, keeps what is known, and what comes late changes nothing', async () => {
  let release = (): void => undefined;
  let calls = 0;
  const slow = () => {
    const real = labService(load);
    let cancel = (_: Error): void => undefined;
    const client = clientOf<LabApi>(async (call) => {
      if (call.method === 'figures' && ++calls > 4)
        await new Promise<void>((resolve, reject) => {
          release = resolve;
          cancel = reject;
        });
      return dispatch(real, call);
    });
    return new Proxy(client, {
      get: (of, name) => (name === 'stop' ? () => cancel(new Cancelled('renewed')) : Reflect.get(of, name)),
    });
  };
  const { lab, bench } = labOf(slow);
  const asked = lab.askFair({ ...how, games: 400, precision: undefined });
  await vi.waitUntil(() => calls > 4);
  const known = lab.store.get().fair?.done ?? 0;
  lab.stop('fair');
  expect(lab.store.get().fair).toMatchObject({ running: false, isStopped: true, done: known });
  release();
  await asked;
  expect(lab.store.get().fair).toMatchObject({ isStopped: true, done: known });
  expect(bench.get().trouble).toBeUndefined();
});

test('an answer that was on its way when the question was asked anew is passed over', async () => {
  const release: (() => void)[] = [];
  const held = () => {
    const real = labService(load);
    return clientOf<LabApi>(async (call) => {
      if (call.method === 'figures' && release.length === 0)
        await new Promise<void>((resolve) => release.push(resolve));
      return dispatch(real, call);
    });
  };
  const { lab } = labOf(held);
  const first = lab.askFair({ ...how, games: 1, precision: undefined });
  await vi.waitUntil(() => release.length === 1);
  await lab.askFair({ ...how, games: 3, precision: undefined });
  const answer = lab.store.get().fair;
  expect(answer).toMatchObject({ running: false, done: 3, of: 3, figures: { games: 3 } });
  for (const go of release) go();
  await first;
  expect(lab.store.get().fair).toBe(answer);
});
