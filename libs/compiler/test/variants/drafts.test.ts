import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { editFiles } from '@sandtable/text';
import { describe, expect, it } from 'vitest';
import { compile, draftedIn, draftsIn, type InputFile } from '../../src/index.ts';
import { base, variantFile } from './base.ts';

const MESSAGES: InputFile = {
  path: 'l10n/messages.en.ftl',
  text: 'lift--grip = Grip { $s }\nStone_pebble_name = A "small"\n    pebble\n',
};
const MORE: InputFile = {
  path: 'more.sand',
  text: `kind Sign { word: text }
table Sign {
  id    word
  halt  "stop here"
}
search near(t: Track) over (at: Track) from t {
  step n in Track where n != at cost 1 to n
}
procedure rest() {
  if fast {
    phase sleep { moved = 0 }                      §3
  }
}
`,
};
const FILES = [...base, MORE, MESSAGES];

type Draft = ReturnType<typeof draftsIn>[number];

/** All drafts of all places. */
function draftsOf(files: readonly InputFile[]): readonly Draft[] {
  const all = new Map<string, Draft>();
  for (const { path, text } of files)
    for (const { index } of text.matchAll(/[\w"{]+/g))
      for (const one of draftsIn(files, path, index)) all.set(one.text, one);
  return [...all.values()];
}

function written(files: readonly InputFile[], name: string, draft: Draft, value?: string) {
  const made = draftedIn(files, name, draft, value);
  if (made === undefined) throw new Error(`not written: ${draft.text}`);
  return { files: [...editFiles(files, made.change.edits), ...made.change.creates], at: made.at, change: made.change };
}
const findings = (files: readonly InputFile[], name: string) =>
  compile(files, { variants: [name] }).findings.map(({ code, span }) => `${code} ${span.file}`);
const textAt = (files: readonly InputFile[], { file, start, end }: { file: string; start: number; end: number }) =>
  files.find(({ path }) => path === file)?.text.slice(start, end);

const drafts = draftsOf(FILES);

describe('what is changed at a place', () => {
  it.each(drafts)('$sort $path: nothing is wrong with it, and its value stands where it is said to stand', (draft) => {
    const { files, at } = written(FILES, 'mine', draft);
    const compiled = compile(files, { variants: ['mine'] });
    const found = compiled.findings.map(({ code, span }) => `${code} ${span.file}`);
    // What is removed may be named elsewhere.
    expect(found).toEqual(draft.sort === 'remove' ? found.filter((one) => !one.includes('variants/')) : []);
    const flat = (text = '') => text.replaceAll(/\s+/g, ' ');
    expect(flat(textAt(files, at))).toBe(flat(draft.text.slice(draft.value.start, draft.value.end)));
    expect(compiled.rebases).toEqual([]);
  });

  it('there is one of every sort', () => {
    const sorts = new Set(drafts.map(({ sort }) => sort));
    expect([...sorts].toSorted()).toEqual([
      'after',
      'again',
      'before',
      'cell',
      'extend',
      'remove',
      'replace',
      'require',
      'set',
      'step',
      'text',
    ]);
  });

  it.each([
    ['rules.sand', 'limit: 1..9', 'set constant limit = 3', '3'],
    ['rules.sand', 'fast: bool', 'set option fast = false', 'false'],
    ['rules.sand', 'ties: up', 'set ruling ties = up', 'up'],
    ['rules.sand', '2\n  boulder', 'change Stone.pebble { weight: 2 }', '2'],
    ['carts.json', '12}', 'change Cart.lorry { load: 12 }', '12'],
    ['tracks.csv', '6\n', 'change Track.south { length: 6 }', '6'],
    ['tools.csv', 'raise', 'change Tool.lever { deed: raise(2) }', 'raise(2)'],
    ['more.sand', 'stop', 'change Sign.halt { word: "stop here" }', '"stop here"'],
    ['rules.sand', 's.weight > limit', 'replace function heavy(s: Stone): bool = s.weight > limit', 's.weight > limit'],
    ['rules.sand', 'die Coin', 'replace die Coin { 1, 2 }', ''],
    ['rules.sand', 'moved += load', 'replace step lift/carry {\n  let load = lifted\n  moved += load\n}', undefined],
    [
      'rules.sand',
      'expect count',
      'remove expect/stones\nexpect count(Stone) == 2 as stones',
      'expect count(Stone) == 2 as stones',
    ],
    ['more.sand', 'sleep {', 'replace step rest/sleep { moved = 0 }', '{ moved = 0 }'],
    [MESSAGES.path, 'Grip', 'text lift/grip en = "Grip { $s }"', 'Grip { $s }'],
  ])('in %s at %s: %s', (path, word, text, value) => {
    const at = FILES.find((one) => one.path === path)?.text.indexOf(word) ?? -1;
    const [draft] = draftsIn(FILES, path, at);
    expect(draft?.text).toBe(text);
    if (value !== undefined) expect(draft?.text.slice(draft.value.start, draft.value.end)).toBe(value);
  });

  it('goes behind what a variant says already, and leads to what says the same', () => {
    const mine = variantFile('mine', '  set constant limit = 4');
    const files = [...FILES, mine];
    const [set] = draftsIn(files, 'rules.sand', base[0]?.text.indexOf('limit: 1..9') ?? 0);
    const [step] = draftsIn(files, 'rules.sand', base[0]?.text.indexOf('moved += load') ?? 0);
    if (set === undefined || step === undefined) throw new Error('no drafts');
    const same = written(files, 'mine', set);
    expect(same.change).toEqual({ edits: [], creates: [] });
    expect(textAt(files, same.at)).toBe('set constant limit = 4');
    const next = written(files, 'mine', step);
    expect(next.change.edits).toHaveLength(1);
    expect(next.files.find(({ path }) => path === mine.path)?.text.replace(/was "\w+" /, '')).toBe(
      `variant "mine" of "quarry" "^1.0" {\n  set constant limit = 4\n  replace step lift/carry {\n    let load = lifted\n    moved += load\n  }\n}\n`,
    );
    expect(findings(next.files, 'mine')).toEqual([]);
  });

  it.each([
    ['rules.sand', 'limit: 1..9', '7', '5', 'set constant limit = 5'],
    ['rules.sand', '2\n  boulder', '1', '3', 'change Stone.pebble { weight: 3 }'],
    ['more.sand', 'stop', '"go"', '"on"', 'change Sign.halt { word: "on" }'],
    [MESSAGES.path, 'Grip', 'Hold { $s }', 'A "grip"', 'text lift/grip en = "A \\"grip\\""'],
  ])('in %s at %s: %s is written as it is wanted, and %s in its place', (path, word, first, second, says) => {
    const at = FILES.find((one) => one.path === path)?.text.indexOf(word) ?? -1;
    const [draft] = draftsIn(FILES, path, at);
    if (draft === undefined) throw new Error('no draft');
    const once = written(FILES, 'mine', draft, first);
    expect(findings(once.files, 'mine')).toEqual([]);
    const twice = written(once.files, 'mine', draft, second);
    const text = twice.files.find((one) => one.path === 'variants/mine.sand')?.text ?? '';
    expect(text.replace(/was "\w+" /, '').split('\n')[1]).toBe(`  ${says}`);
    expect([textAt(once.files, once.at), textAt(twice.files, twice.at)]).toEqual([
      first,
      /= "(.*)"$/.exec(says)?.[1] ?? second,
    ]);
    expect(findings(twice.files, 'mine')).toEqual([]);
    expect(compile(twice.files, { variants: ['mine'] }).rebases).toEqual([]);
  });

  it('gives a cell its value where a variant changes others of the row as well', () => {
    const mine = variantFile('mine', '  change Stone.pebble { weight: 1 }');
    const [draft] = draftsIn([...FILES, mine], 'rules.sand', base[0]?.text.indexOf('2\n  boulder') ?? 0);
    if (draft === undefined) throw new Error('no draft');
    expect(written([...FILES, mine], 'mine', draft, '4').change.edits).toHaveLength(1);
  });

  it('needs a name for a new variant, and leaves those in JSON alone', () => {
    const [draft] = drafts;
    if (draft === undefined) throw new Error('no drafts');
    for (const name of ['', 'two words', '../up', 'a"b']) expect(draftedIn(FILES, name, draft)).toBeUndefined();
    expect(draftedIn([...FILES, { path: 'variants/plain.json', text: '{}' }], 'plain', draft)).toBeUndefined();
  });
});

const rulesets = fileURLToPath(new URL('../../../../rulesets', import.meta.url));
const read = (folder: string, path = ''): InputFile[] =>
  readdirSync(join(folder, path)).flatMap((name) => {
    const own = path === '' ? name : `${path}/${name}`;
    if (statSync(join(folder, own)).isDirectory()) return read(folder, own);
    return /\.(sand|json|csv|map)$/.test(name) ? [{ path: own, text: readFileSync(join(folder, own), 'utf8') }] : [];
  });

describe.each(readdirSync(rulesets))('%s', (name) => {
  it('has settings, each of which can be set as it is', () => {
    const files = read(join(rulesets, name)).filter(({ path }) => !path.startsWith('variants/'));
    const set = new Map<string, Draft>();
    for (const file of files)
      for (const { index } of file.text.matchAll(/^(?:constant|option|ruling) /gm))
        for (const draft of draftsIn([file], file.path, index + 1).slice(0, 1)) set.set(draft.path, draft);
    expect(set.size).toBeGreaterThan(1);
    // Settings and the name of the ruleset are all that these patches know of.
    const few = files.filter(({ text }) => /^(?:ruleset|constant|option|ruling) /m.test(text));
    const all = [...set.values()].reduce<readonly InputFile[]>((on, draft) => written(on, 'mine', draft).files, few);
    const own = compile([...files, ...all.filter(({ path }) => path.startsWith('variants/'))], { variants: ['mine'] });
    expect(own.findings.map(({ code }) => code)).toEqual(compile(files).findings.map(({ code }) => code));
    expect(own.touched).toHaveLength(set.size);
  }, 60_000);
});
