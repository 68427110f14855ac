import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Two sides race along a track; who takes longer steps needs fewer of them. */
const RULES = `ruleset "race" version "1.1.0" language 1
kind Side { stride: 1..9, state at: 0..99 = 0 }
table Side {
  id    stride
  red   2
  blue  2
}
constant goal: 1..50 = 8
die Coin { 0, 1 }
seats for Side { two { first {red}  second {blue} } }
procedure move(s: Side) {
  step luck {
    let coin = roll Coin by s
    s.at += s.stride + coin
  }
  step choice {
    let rest = choose one of bool by s
    if not rest { s.at += 1 }
  }
  if s.at >= goal { finish won by {s} because "first" }
}
play {
  repeat 20 times {
    for s in Side { move(s) }
  }
}
example "A move" {
  run move(red) { roll coin: 1  rest: true }
  then { red.at == 3 }
}
`;
const VARIANTS: Readonly<Record<string, string>> = {
  'nothing.sand': 'variant "nothing" of "race" "^1.0" {\n}\n',
  'long-legs.sand': `variant "long-legs" of "race" "^1.0" {
  change Side.red { stride: 4 }
  text move/first en = "Long legs"
  remove example/a-move
}
`,
  'tail-wind.sand': `variant "tail-wind" of "race" "^1.0" {
  before step move/choice { let wind = roll Coin by s  s.at += wind }
}
`,
  'far.json': '{"format": 1, "variant": "far", "of": "race", "range": "^1.0", "set": {"constant/goal": 30}}\n',
  'broken.sand': 'variant "broken" of "race" "^1.0" {\n  set constant gaol = 3\n}\n',
};

export interface Folder {
  readonly cwd: string;
  remove(): Promise<void>;
}

/** A folder with the game in it; broken variants only where they are wanted. */
export async function raceFolder(
  names: readonly string[] = ['nothing.sand', 'long-legs.sand', 'far.json'],
): Promise<Folder> {
  const cwd = await mkdtemp(join(tmpdir(), 'sandtable-'));
  await mkdir(join(cwd, 'race', 'variants'), { recursive: true });
  await writeFile(join(cwd, 'race', 'rules.sand'), RULES);
  for (const name of names) await writeFile(join(cwd, 'race', 'variants', name), VARIANTS[name] ?? '');
  return { cwd, remove: async () => await rm(cwd, { recursive: true }) };
}
