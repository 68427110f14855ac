import { decideBoth, playTwins } from '@sandtable/analysis/interpreter';
import { createRandom, letAnyone } from '@sandtable/bots';
import { ASK_CURRENT, RUNNING, readCanonical, STATUS } from '@sandtable/engine';
import { start } from '@sandtable/reference';
import { type Answer, createMatch, type Match, replay } from '@sandtable/session';
import { beforeAll, expect, test } from 'vitest';
import { isLong } from '../long.ts';
import { type Built, built } from '../together/built.ts';
import { tables } from './tables.ts';

let game: Built;
beforeAll(async () => {
  game = await built(tables);
});

test('emitted and slow interpreter agree after every decision', () => {
  const { module, model } = game;
  const reached = new Set<string>();
  for (let seed = 0; seed < (isLong ? 8 : 4); seed += 1) {
    const S = new Int32Array(module.layout.size);
    const random = createRandom(seed);
    module.start(S, seed, seed % 2, Int32Array.of(1 + (seed % 4)));
    const reference = start(model, { seed, layout: seed % 2, options: [1 + (seed % 4)] });
    for (let n = 0; n < 500 && S[STATUS] === RUNNING; n += 1) {
      expect(readCanonical(module, S)).toEqual(reference.canonical());
      letAnyone(module, S, random);
      reference.select(S[ASK_CURRENT] ?? 0);
      reached.add(module.info.choices[reference.ask?.choice ?? -1]?.path ?? '');
      module.sample(S, random);
      expect(decideBoth(module, S, reference)).toBeUndefined();
    }
    expect(readCanonical(module, S)).toEqual(reference.canonical());
    expect(reference.canonical()).toMatchObject({ fault: undefined, reason: undefined });
    expect(S[STATUS]).not.toBe(RUNNING);
  }
  // Every question of the rules came up.
  expect(reached).toEqual(new Set(module.info.choices.map(({ path }) => path)));
}, 120_000);

const SEATS = { n: ['ann', 'red'], s: ['bob', 'red'], w: ['cleo', 'blue'], e: ['dora', 'blue'] } as const;
type Seat = keyof typeof SEATS;
const cards = (): readonly string[] => game.module.info.kinds.find(({ name }) => name === 'Card')?.members ?? [];

interface Table {
  readonly lies: ReadonlyMap<string, string>;
  readonly veiled: readonly string[];
  readonly shown: readonly string[];
  readonly owner: readonly string[];
}
const list = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

function tableOf(match: Match): Table {
  const { fields, states } = match.view();
  const spots = fields['Card.$pile'] ?? [];
  return {
    lies: new Map(cards().map((card, m) => [card, String(spots[m])])),
    veiled: list(states.veiled?.[0]),
    shown: list(states.shown?.[0]),
    owner: (states.owner ?? []).map(String),
  };
}

/** By the words of the rules, apart from everything that is tested. */
function maySee({ veiled, shown, owner }: Table, seat: Seat, spot: string): boolean {
  const [role, team] = SEATS[seat];
  const [, pile = '', args = ''] = /^(\w+)(?:\((.*)\))?$/.exec(spot) ?? [];
  const [first = '', second = ''] = args.split(', ');
  if (pile === 'deck') return false;
  if (pile === 'hand') return first === role;
  if (pile === 'row') return !veiled.includes(first) || first === team;
  if (pile !== 'aid') return true;
  const at = ['red', 'blue'].indexOf(first) * 3 + ['left', 'middle', 'right'].indexOf(second);
  return shown.includes(first) || owner[at] === role;
}

/** Cards that a seat was shown where they lie, until something is taken out there. */
type Shown = Map<Seat, Map<string, string>>;

const named = (reported: unknown): readonly string[] => {
  const text = JSON.stringify(reported) ?? '';
  return cards().filter((card) => new RegExp(`[" ]${card}[", ]`).test(text));
};

test('no view names or places a card that its seat may not see', () => {
  let peeked = 0;
  let hidden = 0;
  for (let seed = 0; seed < (isLong ? 5 : 3); seed += 1) {
    const match = createMatch(game.module, { seats: 'four', seed });
    const random = createRandom(seed);
    const shown: Shown = new Map(Object.keys(SEATS).map((seat) => [seat as Seat, new Map()]));
    const reported = new Map<string, number>();
    let before = tableOf(match);
    for (let n = 0; n < 120 && match.asks().length > 0; n += 1) {
      const open = match.asks();
      const { role = '', seat: asked = 'n', choice = '' } = open[random(open.length)] ?? {};
      const table = tableOf(match);
      const vacated = [...before.lies].flatMap(([card, spot]) => (table.lies.get(card) === spot ? [] : [spot]));
      for (const own of shown.values()) for (const [card, spot] of own) if (vacated.includes(spot)) own.delete(card);
      if (choice === 'peek/loot') {
        peeked += 1;
        for (const card of match.ask([])?.candidates ?? [])
          shown.get(asked as Seat)?.set(card, table.lies.get(card) ?? '');
      }
      for (const seat of Object.keys(SEATS) as Seat[]) {
        const view = match.view(seat);
        const open = (card: string, now: Table): boolean =>
          maySee(now, seat, now.lies.get(card) ?? '') || shown.get(seat)?.get(card) === now.lies.get(card);
        const spots = view.fields['Card.$pile'] ?? [];
        const places = view.fields['Card.$place'] ?? [];
        const seen = cards().map((card, m) => [spots[m] !== '?', places[m] !== '?', spots[m] === table.lies.get(card)]);
        expect(seen).toEqual(cards().map((card) => [open(card, table), open(card, table), open(card, table)]));
        hidden += cards().filter((card) => !open(card, table)).length;
        const asks = [
          view.ask,
          ...(view.ask?.form === 'menu' ? view.ask.candidates : []).map((arm) => match.ask([arm], seat)),
        ];
        for (const card of named([asks, view.changes, view.given]))
          expect([card, open(card, table)]).toEqual([card, true]);
        const news = view.log.slice(reported.get(seat) ?? 0);
        reported.set(seat, view.log.length);
        for (const card of named(news))
          expect([seat, card, news, open(card, table) || open(card, before)]).toEqual([seat, card, news, true]);
      }
      before = table;
      const answer: Answer | undefined = match.suggest(random, undefined, role);
      expect(match.decide(answer ?? '', undefined, role)).toEqual({ ok: true });
    }
    const again = replay(game.module, match.save());
    expect([...again.match.position]).toEqual([...match.position]);
  }
  expect([peeked > 1, hidden > 1000]).toEqual([true, true]);
}, 120_000);

test('twins of these games tell nobody anything', () => {
  const plan = { javascript: '', seed: 1, games: 2, seats: [0], options: Int32Array.of(2), maxDecisions: 80 };
  const { leaks, rests } = playTwins(game.module, game.model, plan, 2);
  expect([leaks, rests > 60]).toEqual([[], true]);
}, 120_000);
