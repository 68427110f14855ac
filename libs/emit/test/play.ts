import { type Canonical, engine, type GameModule, readCanonical } from '@sandtable/engine';
import type { Model } from '@sandtable/model';
import { start } from '@sandtable/reference';
import { load as created } from '@sandtable/testkit';
import { emitJavaScript } from '../src/javascript.ts';

export const load = async (text: string): Promise<GameModule> => (await created(text))(engine);

export function randomness(seed: number): (n: number) => number {
  let x = seed | 0;
  return (n) => {
    x = (Math.imul(x, 1664525) + 1013904223) | 0;
    return Math.floor(((x >>> 0) / 2 ** 32) * n);
  };
}

export type Answer =
  | { form: 'one'; code: number }
  | { form: 'some' | 'order'; ordinals: number[] }
  | { form: 'menu'; arm: number; ordinals: number[] };

export function answerOf(game: GameModule, S: Int32Array): Answer {
  const choice = game.info.choices[S[11] ?? 0];
  const A = game.answer;
  if (choice?.form === 'menu')
    return {
      form: 'menu',
      arm: A[0] ?? 0,
      ordinals: (choice.arms[A[0] ?? 0]?.params ?? []).map((_, k) => A[k + 1] ?? 0),
    };
  if (choice?.form === 'order') {
    const type = game.info.types[choice.element];
    const low = type?.t === 'int' ? type.min : 0;
    return { form: 'order', ordinals: Array.from({ length: A[0] ?? 0 }, (_, k) => (A[k + 1] ?? 0) - low) };
  }
  if (choice?.form !== 'some') return { form: 'one', code: A[0] ?? 0 };
  return {
    form: 'some',
    ordinals: Array.from({ length: 512 }, (_, o) => o).filter((o) => ((A[o >> 5] ?? 0) >>> (o & 31)) & 1),
  };
}

interface Played {
  readonly ours: Canonical[];
  readonly theirs: Canonical[];
  readonly S: Int32Array;
  readonly text: string;
}

/** Plays emitted module and reference side by side; the states of both after every decision. */
export const both = async (model: Model, seed: number, most = 300): Promise<Played> => (await play(model, most))(seed);

/** The same for many games of one module. */
export async function play(model: Model, most = 300): Promise<(seed: number) => Played> {
  const text = emitJavaScript(model);
  const game = await load(text);
  return (seed) => played(model, text, game, seed, most);
}

function played(model: Model, text: string, game: GameModule, seed: number, most: number): Played {
  const S = new Int32Array(game.layout.size);
  game.start(S, seed, 0, new Int32Array(8));
  const reference = start(model, { seed, layout: 0, options: [] });
  const [ours, theirs] = [[readCanonical(game, S)], [reference.canonical()]];
  const random = randomness(seed);
  for (let i = 0; i < most && S[0] === 0; i += 1) {
    game.answer.fill(0);
    game.sample(S, random);
    if (game.validate(S) !== 0) throw new Error('an illegal sample');
    const answer = answerOf(game, S);
    game.decide(S);
    reference.decide(answer);
    ours.push(readCanonical(game, S));
    theirs.push(reference.canonical());
  }
  return { ours, theirs, S, text };
}
