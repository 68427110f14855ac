import { anyInt, bool, type Expr, range, type Stmt } from '@sandtable/model';
import { describe, expect, it } from 'vitest';
import { emitJavaScript } from '../src/javascript.ts';
import {
  arith,
  at,
  each,
  eq,
  every,
  kind,
  local,
  locals,
  loop,
  members,
  model,
  num,
  procedure,
  quant,
  span,
  state,
  store,
  value,
} from './build.ts';
import { hexes } from './hexes.ts';
import { both, load, randomness } from './play.ts';

/** The reference takes a second for a game. */
const SEEDS = process.env.LAW_RUNS === undefined ? [1, 2] : [1, 2, 3, 4, 5];

describe('an emitted module', () => {
  it.each(SEEDS)('agrees with the reference after every decision (seed %i)', async (seed) => {
    const { ours, theirs } = await both(hexes(), seed);
    expect(ours.length).toBeGreaterThan(30);
    expect(ours).toEqual(theirs);
  });

  it('is the same text for the same model', () => expect(emitJavaScript(hexes())).toBe(emitJavaScript(hexes())));

  it('holds names as data only', async () => {
    const nasty = "'); process.exit()//`${x}</script>\u2028__proto__";
    const model = { ...hexes(), id: nasty, kinds: hexes().kinds.map((kind) => ({ ...kind, name: nasty })) };
    const text = emitJavaScript(model);
    expect(text).not.toContain('</script');
    expect((await load(text)).info.id).toBe(nasty);
  });

  it('gives the same bytes on replay', async () => {
    const a = await both(hexes(), 7);
    const b = await both(hexes(), 7);
    expect(a.S).toEqual(b.S);
  });

  it('counts statements when watched', async () => {
    const game = await load(emitJavaScript(hexes(), { watched: true }));
    const S = new Int32Array(game.layout.size);
    game.start(S, 1, 0, new Int32Array(1));
    for (let i = 0; i < 20 && S[0] === 0; i += 1) {
      game.sample(S, randomness(i));
      game.decide(S);
    }
    expect(game.coverage?.some((times) => times > 0)).toBe(true);
  });

  const big = kind(0, 'Big', 300);
  const only: Expr = {
    e: 'quant',
    quant: 'only',
    binders: [{ local: 0, over: every(big) }],
    where: undefined,
    body: undefined,
    prefer: [],
    type: big,
    span,
  };
  const cases: readonly [string, string | undefined, Stmt[]][] = [
    ['a loop without end', 'budget', [loop(value(bool, 1), [])]],
    [
      'a sum that leaves the range',
      'range',
      [loop(value(bool, 1), [store(0, arith('*', arith('+', state(0, anyInt), num(3), anyInt), num(7), anyInt))])],
    ],
    ['only of many', 'only', [store(0, { e: 'convert', of: only, type: anyInt, span })]],
    [
      'division by zero',
      'divide',
      [store(0, { e: 'arith', op: 'div', left: num(3), right: state(0, anyInt), type: anyInt, span })],
    ],
    [
      'sorted by a key',
      undefined,
      [
        each(
          0,
          every(big),
          [store(0, arith('+', state(0, anyInt), num(1), anyInt))],
          { e: 'not', of: eq(local(0, big), value(big, 7)), type: bool, span },
          { e: 'if', test: eq(local(0, big), value(big, 299)), then: num(0), else: num(1), type: range(0, 1), span },
        ),
      ],
    ],
    [
      'a large set counted',
      undefined,
      [store(0, quant('count', 0, every(big), eq(local(0, big), value(big, 299)), anyInt))],
    ],
  ];
  it.each(cases)('ends like the reference: %s', async (_, fault, body) => {
    const rules = model({
      kinds: [{ name: 'Big', at, members: members('m', 300), fields: [], grid: undefined }],
      states: [{ name: 'n', params: [], type: anyInt, initial: 0, at }],
      procedures: [procedure('play', locals(big), body, { asks: false })],
    });
    const { ours, theirs } = await both(rules, 1);
    expect(ours[0]?.fault).toBe(fault);
    expect(ours).toEqual(theirs);
  });
});
