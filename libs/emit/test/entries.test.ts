import { anyInt } from '@sandtable/model';
import { describe, expect, it } from 'vitest';
import { emitJavaScript } from '../src/javascript.ts';
import { arith, at, locals, model, num, procedure, state, store } from './build.ts';
import { hexes } from './hexes.ts';
import { load, randomness } from './play.ts';

const plus = (n: number) => store(0, arith('+', state(0, anyInt), num(n), anyInt));

describe('a position that was put up by hand', () => {
  it('has a rule run on it, and goes on', async () => {
    const game = await load(
      emitJavaScript(
        model({
          states: [{ name: 'n', params: [], type: anyInt, initial: 0, at }],
          procedures: [
            procedure('play', locals(), [plus(1)], { asks: false }),
            procedure('add', locals(), [plus(10)], { asks: false }),
            procedure('leap', locals(), [plus(2 ** 31 - 1)], { asks: false }),
          ],
        }),
      ),
    );
    const S = new Int32Array(game.layout.size);
    const n = () => S[game.layout.states[0]?.at ?? 0];
    expect(game.info.procedures).toEqual(['play', 'add', 'leap']);
    game.run?.(S, 1);
    game.run?.(S, 1);
    expect([n(), S[0], S[10]]).toEqual([20, 0, 0]);
    game.run?.(S, 2);
    expect(S[0]).toBe(3);
  });

  it('is made whole again after its fields were written', async () => {
    const game = await load(emitJavaScript(hexes()));
    const { layout } = game;
    const played = new Int32Array(layout.size);
    game.start(played, 4, 0, new Int32Array(1));
    const fresh = played.slice();
    for (let i = 0; i < 25; i += 1) {
      game.sample(played, randomness(i));
      game.decide(played);
    }
    const stored = [...layout.fields, ...layout.states].flatMap(({ at, count, words, bits }) =>
      Array.from({ length: bits ? Math.ceil(count / 32) : count * words }, (_, i) => at + i),
    );
    for (const slot of stored) fresh[slot] = played[slot] ?? 0;
    expect(kept(fresh)).not.toEqual(kept(played));
    game.reindex?.(fresh);
    expect(kept(fresh)).toEqual(kept(played));

    function kept(S: Int32Array) {
      const known = new Set([...stored, layout.phase, ...game.info.chances.map((_, i) => layout.chances + i)]);
      return Array.from({ length: layout.frames - 16 }, (_, i) => i + 16).map((slot) =>
        known.has(slot) ? 0 : S[slot],
      );
    }
  });
});
