import { engine, type GameModule } from '@sandtable/engine';

const S_PILE = 16;
const S_LAST = 17;
const SIZE = 18;

const INFO: GameModule['info'] = {
  id: 'stones',
  version: '1',
  digest: 'd',
  types: [
    { t: 'int', min: 0, max: 3, den: 1 },
    { t: 'int', min: 0, max: 99, den: 1 },
    { t: 'kind', kind: 0 },
  ],
  kinds: [{ name: 'Player', members: ['ann', 'bob'] }],
  fields: [],
  states: [{ name: 'pile', params: [], type: 1 }],
  relations: [],
  dice: [],
  roleKind: 0,
  layouts: [
    {
      name: 'two',
      seats: [
        { name: 'first', roles: [0] },
        { name: 'second', roles: [1] },
      ],
    },
  ],
  options: [{ name: 'stones', sort: 'option', type: 1, value: 20 }],
  constants: [{ name: 'most', type: 0, value: 3 }],
  choices: [{ path: 'turn/take', form: 'one', element: 0, arms: [], place: { file: 'a', start: 0, end: 1 } }],
  chances: [],
  piles: [],
  logs: [{ path: 'turn/took', args: [{ name: 'n', type: 0 }] }],
  phases: [],
  procedures: [],
  reasons: ['turn/too-few', 'last-stone'],
  places: [],
  counted: [],
};
const LAYOUT: GameModule['layout'] = {
  size: SIZE,
  identities: [],
  fields: [],
  states: [{ path: 'pile', type: 1, at: S_PILE, count: 1, words: 1, bits: false }],
  chances: SIZE,
  roleChances: [],
  frames: SIZE,
  phase: S_LAST,
};

/**
 * A module by hand, so that session and bots are tested without the compiler: two players take 1 to 3 stones from a
 * pile in turn; who takes the last one wins. Taking nothing is offered, and refused with a reason.
 */
export function stonesModule(): GameModule {
  const events = engine.events();
  const answer = new Int32Array(4);
  const pile = (S: Int32Array) => S[S_PILE] ?? 0;
  const rest = (S: Int32Array) => {
    S[10] = S[0] === 0 ? 1 : 0;
    S[11] = 0;
    S[12] = (S[5] ?? 0) % 2;
  };
  const legal = (S: Int32Array, n: number) => n >= 1 && n <= Math.min(3, pile(S));
  return {
    info: INFO,
    layout: LAYOUT,
    answer,
    start(S, seed, seats, options) {
      S.fill(0);
      S.set([0, -1, 0, seed, seats]);
      S[S_PILE] = options[0] ?? 0;
      S[S_LAST] = -1;
      rest(S);
    },
    candidates(S, _depth, out) {
      let count = 0;
      for (let n = 0; n <= 3; n++) {
        if (!legal(S, n)) continue;
        out[0] = (out[0] ?? 0) | (1 << n);
        count++;
      }
      return count;
    },
    offered(_S, out) {
      out[0] = 0b1111;
      return 4;
    },
    reasons(_S, _depth, ordinal, out) {
      out[0] = 0;
      return ordinal === 0 ? 1 : 0;
    },
    bounds: (_S, out) => void out.fill(1),
    validate: (S) => (legal(S, answer[0] ?? 0) ? 0 : answer[0] === 0 ? 1 : -1),
    count: (S) => Math.min(3, pile(S)),
    sample(S, random) {
      answer[0] = 1 + random(Math.min(3, pile(S)));
    },
    decide(S) {
      const taken = answer[0] ?? 0;
      S[S_PILE] = pile(S) - taken;
      if (events.enabled) events.log(0, taken);
      if (pile(S) === 0) S.set([1, 1, 1 << (S[12] ?? 0)]);
      S[5] = (S[5] ?? 0) + 1;
      rest(S);
    },
    select: () => undefined,
    retake: () => false,
    events,
    coverage: undefined,
  };
}
