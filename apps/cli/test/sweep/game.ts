import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type Ran, sandtable } from '../sandtable.ts';

/** Red wins what a die of six shows from `needed` on; how long a game is, a table says. */
export const RULES = `ruleset "dice" version "1.0.0" language 1
kind Side { rounds: 1..9 }
die D6 { 1..6 }
constant needed: 1..7 = 4
option long: bool = false
ruling tie: red | blue = red because "nobody says"
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
  if face >= needed { finish won by {red} because "hit" }
  if needed == 7 { finish won by { if tie == red then red else blue } because "tie" }
  finish won by {blue} because "miss"
}
`;
const QUICK = `variant "quick" of "dice" "^1.0" {
  change Side.blue { rounds: 1 }
}
`;

/** A folder with the game for the tests of a file. */
export function diceGame() {
  let cwd = '';
  beforeAll(async () => {
    cwd = await mkdtemp(join(tmpdir(), 'sandtable-'));
    await mkdir(join(cwd, 'rulesets/dice/variants'), { recursive: true });
    await writeFile(join(cwd, 'rulesets/dice/rules.sand'), RULES);
    await writeFile(join(cwd, 'rulesets/dice/variants/quick.sand'), QUICK);
  });
  afterAll(async () => await rm(cwd, { recursive: true }));
  const sweep = async (...argv: readonly string[]): Promise<Ran> =>
    await sandtable(cwd, 'sweep', 'dice', '--workers', '1', ...argv);
  return {
    cwd: () => cwd,
    sweep,
    json: async (...argv: readonly string[]) => JSON.parse((await sweep(...argv, '--json')).out),
  };
}
