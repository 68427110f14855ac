import { type GameModule, readCanonical } from '@sandtable/engine';
import { start } from '@sandtable/reference';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emitJavaScript } from '../src/javascript.ts';
import { modelOf } from './model-of.ts';
import { answerOf, load } from './play.ts';

const head = `ruleset "pieces" version "1" language 1
kind Player { state score: int = 0 }
table Player { id
ann
}
seats for Player { one { all {ann} } }
`;

/** One question for ever: make a piece, take one away, let one point to another, or keep one in mind. */
const rules = `${head}
kind Piece pool 3 { mark: 0..9, state to: Piece?, state seen: set of Piece }
state kept: Piece?
play {
  while true {
    choose act by ann {
      make(m: 0..9) where count(Piece) < 3 -> { create Piece(mark: m) }
      drop(x: Piece) -> { remove x }
      point(x: Piece, y: Piece) -> { x.to = y  x.seen += {y} }
      keep(x: Piece) -> { kept = x }
      rest -> { kept = none  for x in Piece { x.to = none  x.seen = {} } }
    }
  }
}
`;

const SLOTS = [0, 1, 2];

interface Piece {
  readonly mark: number;
  to: number | undefined;
  seen: readonly number[];
}
/** What the rules say, without slots that are kept for dead pieces. */
interface Plain {
  readonly pieces: Map<number, Piece>;
  kept: number | undefined;
}

/** The lowest number that no piece has and that nobody speaks of; undefined if all are taken. */
function lowest({ pieces, kept }: Plain): number | undefined {
  const spoken = new Set([kept, ...[...pieces.values()].flatMap(({ to, seen }) => [to, ...seen])]);
  return SLOTS.find((slot) => !pieces.has(slot) && !spoken.has(slot));
}

function act(plain: Plain, arm: number, [x = 0, y = 0]: readonly number[]): boolean {
  const { pieces } = plain;
  if (arm === 0) {
    const slot = lowest(plain);
    if (slot === undefined) return false;
    pieces.set(slot, { mark: x, to: undefined, seen: [] });
  } else if (arm === 1) pieces.delete(x);
  else if (arm === 2) {
    const piece = pieces.get(x) as Piece;
    piece.to = y;
    piece.seen = [...new Set([...piece.seen, y])].sort((a, b) => a - b);
  } else if (arm === 3) plain.kept = x;
  else {
    plain.kept = undefined;
    for (const piece of pieces.values()) Object.assign(piece, { to: undefined, seen: [] });
  }
  return true;
}

const stateOf = ({ pieces, kept }: Plain) => ({
  $live: SLOTS.map((slot) => Number(pieces.has(slot))),
  mark: SLOTS.map((slot) => pieces.get(slot)?.mark ?? 0),
  to: SLOTS.map((slot) => (pieces.get(slot)?.to ?? -1) + 1),
  seen: SLOTS.map((slot) => pieces.get(slot)?.seen ?? 0),
  kept: [(kept ?? -1) + 1],
});

/** Puts an answer together out of any numbers; false where there is none. */
function choose(game: GameModule, S: Int32Array, picks: readonly number[]): void {
  const out = new Int32Array(8);
  game.answer.fill(0);
  const arms = game.info.choices[0]?.arms ?? [];
  for (let depth = 0; depth <= (arms[game.answer[0] ?? 0]?.params.length ?? 0); depth += 1) {
    const n = game.candidates(S, depth, out.fill(0));
    const all = Array.from({ length: 32 }, (_, bit) => bit).filter((bit) => ((out[0] ?? 0) >>> bit) & 1);
    game.answer[depth] = all[(picks[depth] ?? 0) % n] ?? 0;
  }
}

describe('pools', () => {
  it('law: any row of decisions leads to what a plain list of pieces says', async () => {
    const model = modelOf(rules);
    const game = await load(emitJavaScript(model));
    const S = new Int32Array(game.layout.size);
    const met = { full: 0, kept: 0 };
    const decision = fc.tuple(fc.nat(9), fc.nat(9), fc.nat(9));
    fc.assert(
      fc.property(fc.array(decision, { minLength: 40, maxLength: 60 }), (decisions) => {
        const reference = start(model, { seed: 1, layout: 0, options: [] });
        const plain: Plain = { pieces: new Map(), kept: undefined };
        game.start(S, 1, 0, new Int32Array(0));
        for (const picks of decisions) {
          choose(game, S, picks);
          const answer = answerOf(game, S);
          if (answer.form !== 'menu') throw new Error('a menu is asked');
          const fine = act(plain, answer.arm, answer.ordinals);
          game.decide(S);
          reference.decide(answer);
          const ours = readCanonical(game, S);
          expect(ours).toEqual(reference.canonical());
          met.full += Number(!fine);
          expect(ours.fault).toBe(fine ? undefined : 'full');
          if (!fine) return;
          const { $live: live, mark, to, seen, kept } = stateOf(plain);
          expect(ours.fields).toMatchObject({
            'Piece.$live': live,
            'Piece.mark': mark,
            'Piece.to': to,
            'Piece.seen': seen,
          });
          expect(ours.states['kept']).toEqual(kept);
          met.kept += Number(plain.kept !== undefined && !plain.pieces.has(plain.kept));
        }
      }),
      { numRuns: 300, seed: 11 },
    );
    expect(met.full).toBeGreaterThan(0);
    expect(met.kept).toBeGreaterThan(20);
  });

  it('are sets of bits: nothing is gone through', () => {
    const text = emitJavaScript(
      modelOf(`${head}
        kind Spot
        table Spot { id
          s1
          s2
        }
        kind Piece pool 30 { state at: Spot, state hurt: bool }
        function all(): int = count(Piece)
        function first(s: Spot): Piece? = first x in Piece where x.at == s and not x.hurt
        function known(x: Piece): bool = x in Piece
        play { ann.score = all() for s in Spot { if first(s) is x: Piece and known(x) { ann.score += 1 } } }`),
    );
    const bodies = [...text.matchAll(/function f\d\(.*\n(?:.+\n)*? {2}\}\n/g)].map(([body]) => body);
    expect(bodies).toHaveLength(3);
    for (const body of bodies) expect(body).not.toContain('for (');
  });

  it('are not mixed up with what lies past the last member', async () => {
    const model = modelOf(`${head}
      kind Army { state up: bool = false }
      table Army { id
        a1
        a2
      }
      play {
        ann.score = sum a in Army where not a.up: 1
        choose end by ann { stop }
      }`);
    const game = await load(emitJavaScript(model));
    const S = new Int32Array(game.layout.size);
    game.start(S, 1, 0, new Int32Array(0));
    expect(readCanonical(game, S).fields['Player.score']).toEqual([2]);
  });
});
