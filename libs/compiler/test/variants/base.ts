import { runExample } from '@sandtable/reference';
import { type Compiled, compile, type InputFile } from '../../src/index.ts';

/** A small game whose rows stand in the language, in JSON and in CSV. */
export const RULES = `
ruleset "quarry" version "1.2.0" language 1
type Colour = grey | red
kind Stone { weight: 1..9, colour: Colour = grey, spare: 1..9 = weight }
table Stone {
  id      weight
  pebble  2
  boulder 8
}
kind Cart { load: 1..20, marks: list of 1..9 max 3 = [1] }
table Cart from "carts.json"
kind Track { length: 1..9 }
table Track from "tracks.csv"
relation fits: Stone -> Cart { count: 0..9 = 0 }
table fits { pebble -> barrow }
constant limit: 1..9 = 3
constant steps: list of 1..9 max 3 = [2, 2]
option fast: bool = false
ruling ties: up | down = up because "the book is silent"
function heavy(s: Stone): bool = s.weight > limit
function shade(c: Colour): int = match c { grey -> 1, red -> 2 }
state lifted: 0..99 = 0
state moved: 0..99 = 0
procedure lift(s: Stone) {
  step grip { lifted += s.weight }
  step carry {
    let load = lifted
    moved += load
  }
}
die Coin { 1, 2 }
type Deed = procedure(s: Stone)
kind Tool { deed: Deed = idle, fit: function(s: Stone): bool = heavy }
table Tool from "tools.csv"
procedure idle(s: Stone) { }
procedure raise(n: 0..9, s: Stone) { lifted += n }
expect count(Stone) == 2 as stones
example "A pebble" { run lift(pebble) then { lifted == 2  moved == 2 } }
`;

export const base: readonly InputFile[] = [
  { path: 'rules.sand', text: RULES },
  { path: 'carts.json', text: '[{"id": "barrow", "load": 4}, {"id": "lorry", "load": 12}]\n' },
  { path: 'tracks.csv', text: 'id,length\nnorth,4\nsouth,6\n' },
  { path: 'tools.csv', text: 'id,deed\nlever,raise(2)\nrope,idle\n' },
];

export const variantFile = (name: string, patches: string, head = 'of "quarry" "^1.0"'): InputFile => ({
  path: `variants/${name}.sand`,
  text: `variant "${name}" ${head} {\n${patches}\n}\n`,
});

/** The base with variants over it, in this order. */
export const over = (...files: readonly InputFile[]): Compiled =>
  compile([...base, ...files], { variants: files.map(({ path }) => path.replace(/^variants\/|\.\w+$/g, '')) });

export const codes = ({ findings }: Compiled): readonly string[] => findings.map(({ code }) => code);

/** The examples that fail, with why. */
export const failures = ({ model }: Compiled): readonly string[] =>
  model === undefined
    ? ['no model']
    : model.examples.flatMap((example) => {
        const result = runExample(model, example);
        return result.ok ? [] : [`${example.name}: ${result.code} ${JSON.stringify(result.fields)}`];
      });
