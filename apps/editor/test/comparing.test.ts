import type { Comparison } from '@sandtable/bots';
import { randomBot, summaryOf } from '@sandtable/bots';
import { load } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { changedFiles, likelySides, sideNames, stackFor } from '../src/state/compared-sides.ts';
import { createComparing } from '../src/state/comparing.ts';
import { initial, type State } from '../src/state/state.ts';
import { createStore } from '../src/state/store.ts';
import { comparingService } from '../src/workers/comparing.ts';
import type { ComparingApi } from '../src/workers/comparing-protocol.ts';
import { gather } from '../src/workers/comparing-team.ts';
import { compilerService } from '../src/workers/compiler.ts';
import type { Counted } from '../src/workers/compiler-api.ts';
import { dispatch } from '../src/workers/rpc.ts';
import type { Stack } from '../src/workers/stack.ts';
import { clientOf } from './services.ts';

const RULES = `ruleset "race" version "1.0.0" language 1
kind Side { stride: 1..9, state at: 0..99 = 0 }
table Side { id stride
  red  2
  blue 2 }
constant goal: 1..50 = 8
seats for Side { two { first {red} second {blue} } }
procedure move(s: Side) {
  let rest = choose one of bool by s
  step walk { s.at += s.stride }
  if not rest { s.at += 1 }
  if s.at >= goal { finish won by {s} because "first" }
}
play { repeat 20 times { for s in Side { move(s) } } }
`;
const files = [
  { path: 'rules.sand', text: RULES },
  { path: 'l10n/names.de.ftl', text: 'Side_red_name = Rot\nmove--walk = Gehen\n' },
  {
    path: 'variants/far.sand',
    text: 'variant "far" of "race" "*" {\n  set constant goal = 20\n  change Side.red { stride: 4 }\n  after step move/walk { s.at += 0 }\n}\n',
  },
  { path: 'variants/broken.sand', text: 'variant "broken" of "race" "*" {\n  set constant gaol = 20\n}\n' },
];
const stack = (...variants: string[]): Stack => ({ files, variants });

/** Messages between page and workers are copied. */
const copied = <Api extends object>(api: Api) =>
  clientOf<Api>(async (call) => structuredClone(await dispatch(api, structuredClone(call))));
const worker = () => copied<ComparingApi>(comparingService(load));
const compiling = () => copied(compilerService());
const count = (of: Stack): Promise<Counted> => compiling().counting(of);
const terms = { seats: 'two', seed: 3, bot: randomBot };

test('differences are described in words of the game, each with its place in the variant', async () => {
  const { groups, broken } = await compiling().differences(stack(), stack('far'), 'de');
  expect(broken).toEqual([]);
  expect(groups.flatMap(({ title, lines }) => lines.map(({ text }) => `${title}: ${text}`))).toEqual([
    'Konstanten: Konstante goal: 8 → 20',
    'Spielsteine und Orte: Side Rot (red): stride 2 → 4',
    'Prozeduren: Prozedur move: neue Schritte nach Schritt Gehen (walk)',
  ]);
  const [goal] = groups.flatMap(({ lines }) => lines);
  expect(goal?.at.file).toBe('variants/far.sand');
});

test('rules with a mistake are reported as such, and not played', async () => {
  const begin = { before: stack(), after: stack('broken'), terms };
  expect((await gather(worker, count, 2, begin)).broken).toEqual(['after']);
});

const played = async (size: number, after: Stack, games = 40): Promise<Comparison | undefined> => {
  const team = await gather(worker, count, size, { before: stack(), after, terms });
  let known: Comparison | undefined;
  let reported = 0;
  await team.play(games, (comparison) => {
    expect(comparison.pairs).toBeGreaterThan(reported);
    reported = comparison.pairs;
    known = comparison;
  });
  return known;
};

test('one worker and three find the same', async () => {
  const [one, three] = [await played(1, stack('far')), await played(3, stack('far'))];
  expect(one?.pairs).toBe(40);
  expect(JSON.stringify(three)).toBe(JSON.stringify(one));
  expect(one && summaryOf(one).nothingClear).toBe(false);
});

test('rules against themselves show no difference, and identical games', async () => {
  const same = await played(2, stack());
  expect(same).toMatchObject({ pairs: 40, same: 40, others: [] });
  expect(same && summaryOf(same).nothingClear).toBe(true);
});

const state = (more: Partial<State> = {}): State => ({
  ...initial,
  ruleset: 'race',
  buffers: Object.fromEntries(files.map(({ path, text }) => [`race/${path}`, { text, version: '1', dirty: false }])),
  opened: { race: files },
  houseRules: [
    { name: 'broken', file: 'variants/broken.sand', about: '' },
    { name: 'far', file: 'variants/far.sand', about: '' },
  ],
  ...more,
});

test('a game that parts opens where it does, with the variants of its side', async () => {
  const store = createStore<State>(state({ variants: ['far'] }));
  const resumed: { at: number | undefined; variants: readonly string[]; decisions: number }[] = [];
  const resume = async ({
    save,
    at,
  }: {
    save: { variants: readonly string[]; decisions: readonly unknown[] };
    at: number | undefined;
  }) => void resumed.push({ at, variants: save.variants, decisions: save.decisions.length });
  const differ = createComparing(store, { resume }, compiling(), worker);
  await differ.begin({ before: 'base', after: 'chosen', games: 12, bot: randomBot, seed: 3 });
  const { run } = differ.store.get();
  expect(run).toMatchObject({ running: false, comparison: { pairs: 12 }, roleKind: 'Side' });
  const [other] = run?.comparison?.others ?? [];
  if (other === undefined) throw new Error('a longer race takes another course');
  await differ.open('before', other);
  await differ.open('after', other);
  expect(resumed.map(({ at, variants }) => [at, variants])).toEqual([
    [other.at, []],
    [other.at, ['far']],
  ]);
  expect(resumed.map(({ decisions }) => decisions)).toEqual([other.before.decisions, other.after.decisions]);
});

test('what was played is out of date once a text or the choice of variants is another', async () => {
  const store = createStore<State>(state());
  const differ = createComparing(store, { resume: async () => undefined }, compiling(), worker);
  await differ.begin({ before: 'base', after: 'variant:far', games: 2, bot: randomBot, seed: 3 });
  expect([differ.isStale('before'), differ.isStale('after')]).toEqual([false, false]);
  store.set((s) => ({
    buffers: { ...s.buffers, 'race/rules.sand': { text: `${RULES}\n`, version: '1', dirty: true } },
  }));
  expect([differ.isStale('before'), differ.isStale('after')]).toEqual([true, true]);
});

test('sides are the base, each variant, those that are chosen, and the texts as they were opened', () => {
  expect(sideNames(state())).toEqual(['base', 'variant:broken', 'variant:far', 'opened']);
  expect(sideNames(state({ variants: ['far'] }))).toContain('chosen');
  expect(likelySides(state({ variants: ['far'] }))).toEqual(['base', 'chosen']);
  expect(likelySides(state())).toEqual(['base', 'variant:broken']);
  const edited = state({ opened: { race: files.map((file) => ({ ...file, text: file.text.replace('= 8', '= 9') })) } });
  expect(likelySides(edited)).toEqual(['opened', 'base']);
  const changed = (...sides: Parameters<typeof stackFor>[1][]) => {
    const [before, after] = sides.map((side) => stackFor(edited, side));
    return before && after ? changedFiles(before, after).map(({ path }) => path) : [];
  };
  expect(changed('opened', 'base')).toEqual(['rules.sand']);
  expect(changed('base', 'variant:far')).toEqual(['variants/far.sand']);
  expect(changed('base', 'base')).toEqual([]);
});
