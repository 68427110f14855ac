import { readdirSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { createRandom } from '@sandtable/bots';
import { compile } from '@sandtable/compiler';
import { emitTypeScript } from '@sandtable/emit/typescript';
import { type GameModule, hashWords, RUNNING } from '@sandtable/engine';
import { createMatch, type Decision } from '@sandtable/session';
import { ModuleKind, Project, ScriptTarget, ts } from 'ts-morph';
import { describe, expect, it } from 'vitest';
import { readSources } from '../src/files.ts';
import { loadModule } from '../src/module.ts';
import { TOOLS } from './effects/tools.ts';
import { HIDDEN_ARMY } from './hidden/army.ts';
import { HIDDEN_CARDS } from './hidden/cards.ts';
import { MIXED } from './lists/mixed.ts';
import { isLong } from './long.ts';
import { PUSH_MADE } from './push.ts';
import { bidding } from './together/rules.ts';

const folder = join(import.meta.dirname, '../../../rulesets');
const ids = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
const read = await Promise.all(ids.map(async (id) => ({ id, files: await readSources({ folder: join(folder, id) }) })));
/** The TypeScript compiler takes its time for a large ruleset: one that is small stands for those on the disk. */
const sizeOf = ({ files }: (typeof read)[number]): number => files.reduce((sum, { text }) => sum + text.length, 0);
const onDisk = isLong ? read : read.toSorted((a, b) => sizeOf(a) - sizeOf(b)).slice(0, 1);
const small = (id: string, text: string) => ({ id, files: [{ path: 'rules.sand', text }] });

/** Questions that are answered key by key. */
const POSTS = `ruleset "posts" version "1.0.0" language 1
kind Side
table Side { id
  red
  blue
}
kind Front
table Front { id
  f1
  f2
}
kind Army { real: bool }
table Army { id real
  a1 true
  a2 false
}
state held: map Army -> Front?
state looked: bool = false
seats for Side { two { one {red} other {blue} } }
play {
  held = choose optional one of f in Front for each a in Army by red where a.real or f != f1 else "dummy"
  let look = choose any of f in Front for each a in { a in Army where held[a] is none } by blue
  looked = some a in Army where held[a] is none and look[a] is not empty
}`;

/** Members that come and go, records, and a line logged from several places, with other values at one of them. */
const PIECES = `ruleset "pieces" version "1.0.0" language 1
type Step = { to: Spot, days: 1..3 }
type Place = Spot | aboard(Piece)
kind Side
table Side { id
  red
  blue
}
kind Spot
table Spot { id
  s1
  s2
}
kind Piece pool 5 { owner: Side, state at: Place, state next: Step? }
state last: Piece?
state rounds: 0..20 = 0
seats for Side { two { one {red} other {blue} } }
play {
  while rounds < 20 {
    for s in Side {
      rounds += 1
      choose act by s {
        make(p: Place) where count(Piece) < 3 -> { let x = create Piece(owner: s, at: p)  last = x
          log "done" (side: s) }
        plan(x: Piece, n: Step) -> { x.next = n  x.next = Step(n.to, 1)
          log "done" (side: s) }
        lose(x: Piece) -> { log "done" (piece: x)
          remove x }
        pass -> { last = none }
      }
    }
  }
}`;

/** Each as JavaScript and as a package; those of the tests have what the rulesets lack. */
const games = [
  ...onDisk,
  small('pieces', PIECES),
  small('army', HIDDEN_ARMY),
  small('cards', HIDDEN_CARDS),
  small('tools', TOOLS),
  small('posts', POSTS),
  small('bidding', bidding),
  small('push', PUSH_MADE),
  small('mixed', MIXED),
].map(({ id, files }) => {
  const { model, javascript = '', digest, findings } = compile(files);
  if (model === undefined) throw new Error(`${id} does not compile: ${findings.map(({ code }) => code)}`);
  return { id, javascript, files: new Map(emitTypeScript(model, { digest }).map(({ path, text }) => [path, text])) };
});

const project = new Project({
  skipAddingFilesFromTsConfig: true,
  compilerOptions: {
    target: ScriptTarget.ES2024,
    lib: ['lib.es2024.d.ts'],
    module: ModuleKind.NodeNext,
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    types: [],
  },
});

const copyOf = (id: string): string => join(folder, id, 'dist/package');

/** What the compiler says of files of a package. */
const mistakes = (id: string, isMeant: (name: string) => boolean): readonly string[] =>
  project
    .getSourceFiles()
    .filter((file) => file.getFilePath().startsWith(`${copyOf(id)}/`) && isMeant(file.getBaseName()))
    .flatMap((file) => file.getPreEmitDiagnostics())
    .map((found) => `${found.getSourceFile()?.getBaseName()}:${found.getLineNumber()} TS${found.getCode()}`);

const typeless = (text: string): string =>
  ts.transpileModule(text, {
    compilerOptions: { target: ScriptTarget.ES2024, module: ModuleKind.ESNext, removeComments: true },
  }).outputText;

function digests(module: GameModule, seed: number): readonly number[] {
  const position = new Int32Array(module.layout.size);
  const seen: number[] = [];
  const random = createRandom(seed);
  const options = Int32Array.from(module.info.options, ({ value }) => value);
  module.start(position, seed, seed % module.info.layouts.length, options);
  while (position[0] === RUNNING && seen.length < 2000) {
    seen.push(hashWords(position));
    module.answer.fill(0);
    module.sample(position, random);
    module.decide(position);
  }
  return [...seen, hashWords(position)];
}

function decisionsOf(module: GameModule): readonly Decision[] {
  const match = createMatch(module, { seats: module.info.layouts[0]?.name ?? '', seed: 1 });
  const random = createRandom(1);
  for (let i = 0; i < 60; i += 1) {
    const answer = match.suggest(random);
    if (answer === undefined) break;
    match.decide(answer);
  }
  return match.save().decisions;
}

const using = (decisions: unknown) => `import { create, type Decision } from './index.ts';
import { engine, type Create } from '@sandtable/engine';
const made: Create = create;
export const module = made(engine);
export const decisions: readonly Decision[] = ${JSON.stringify(decisions)};
`;

/** Who uses a package rightly, and in two ways wrongly. All are read before anything is asked of the compiler, which then begins once. */
const WRONG = ['choice.ts', 'answer.ts'];
const played = new Map<string, readonly Decision[]>();
for (const { id, javascript, files } of games) {
  const write = (name: string, text: string) =>
    project.createSourceFile(join(copyOf(id), name), text, { overwrite: true });
  for (const [name, text] of files) if (name.endsWith('.ts')) write(name, text);
  const decisions = decisionsOf(await loadModule(javascript));
  const [first] = decisions;
  write('use.ts', using(decisions));
  write('choice.ts', using([{ ...first, choice: 'no/such' }]));
  write('answer.ts', using([{ ...first, answer: 'nobody' }]));
  played.set(id, decisions);
}

describe.each(games)('the package of $id', { timeout: 120_000 }, ({ id, javascript, files }) => {
  it('fits the engine and the decisions of a match, and nothing else', () => {
    expect(played.get(id)?.length).toBeGreaterThan(0);
    expect(mistakes(id, (name) => !WRONG.includes(name))).toEqual([]);
    expect(mistakes(id, (name) => name === 'choice.ts')).toEqual(['choice.ts:5 TS2322']);
    expect(mistakes(id, (name) => name === 'answer.ts')).not.toEqual([]);
  });

  it('is the program that the JavaScript is, with types', () => {
    const head = (text: string) => text.replace('function create(engine) {', 'const create = (engine) => {').trimEnd();
    expect(head(typeless(files.get('module.ts') ?? ''))).toBe(typeless(javascript).replace(/;\s*$/, ''));
  });

  it('plays like the JavaScript', async () => {
    const [ours, theirs] = [stripTypeScriptTypes(files.get('module.ts') ?? ''), javascript];
    const modules = await Promise.all([ours, theirs].map(loadModule));
    // Long games are so long that a few of them say as much as fifty short ones.
    for (let seed = 0, seen = 0; seed < 50 && seen < 5000; seed += 1) {
      const [one, other] = modules.map((module) => digests(module, seed));
      expect(one).toEqual(other);
      seen += one?.length ?? 0;
    }
  });
});
