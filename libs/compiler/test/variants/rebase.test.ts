import { editFiles } from '@sandtable/text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Compiled, compile, type InputFile } from '../../src/index.ts';
import { base, codes, variantFile } from './base.ts';

type Rebase = Compiled['rebases'][number];
type Change = Rebase['take'];

/** The files after a choice; each is one edit in a file, at most. */
function chosen(files: readonly InputFile[], { edits, creates }: Change): readonly InputFile[] {
  expect(new Set(edits.map(({ span }) => span.file)).size).toBe(edits.length);
  return [...editFiles(files, edits), ...creates];
}

const edited = (files: readonly InputFile[], old: string, now: string) =>
  files.map(({ path, text }) =>
    path.startsWith('variants/') ? { path, text } : { path, text: text.replace(old, now) },
  );

/** A variant that has its fingerprints, by keeping one patch after the other as it is. */
function stamped(file: InputFile): readonly InputFile[] {
  let files: readonly InputFile[] = [...base, file];
  for (;;) {
    const [one] = over(files, 'mine').rebases;
    if (one?.keep === undefined) return files;
    files = chosen(files, one.keep);
  }
}
const over = (files: readonly InputFile[], name: string) => compile(files, { variants: [name] });
const textOf = (files: readonly InputFile[], path: string) => files.find((one) => one.path === path)?.text ?? '';

const MINE = variantFile(
  'mine',
  `  // What is written about it stays.
  /// Heavier.
  change Stone.pebble was "0" { weight: 3 }
  set constant limit was "0" = 4
  replace function heavy(s: Stone): bool was "0" = s.weight > 1
  after step lift/grip was "0" { lifted += 1 }
  change Cart.lorry was "0" { load: 13 }
  remove example/a-pebble was "0"`,
);

describe('a base that is not what a variant was written for', () => {
  it('is reported with what stood there then, what stands there now, and the patch', () => {
    const files = edited(stamped(MINE), 'limit: 1..9 = 3', 'limit: 1..9 = 5');
    expect(over(files, 'mine').rebases).toMatchObject([
      { path: 'constant/limit', is: 'stale', then: '3', now: '5', mine: expect.stringMatching(/^set constant limit/) },
    ]);
  });

  it('keeps the patch with the fingerprint of today, and remembers what that was', () => {
    const before = edited(stamped(MINE), 'pebble  2', 'pebble  1');
    const [one] = over(before, 'mine').rebases;
    expect(one).toMatchObject({ is: 'stale', then: 'Stone.pebble { weight: 2 }', now: 'Stone.pebble { weight: 1 }' });
    const files = chosen(before, one?.keep ?? { edits: [], creates: [] });
    expect(over(files, 'mine').rebases).toEqual([]);
    expect(textOf(files, 'variants/mine.was.json')).toContain('Stone.pebble { weight: 1 }');
    expect(textOf(files, 'variants/mine.was.json')).not.toContain('Stone.pebble { weight: 2 }');
  });

  it('drops the patch with the comments above it, and nothing else', () => {
    const before = edited(stamped(MINE), 'pebble  2', 'pebble  1');
    const [one] = over(before, 'mine').rebases;
    const files = chosen(before, one?.take ?? { edits: [], creates: [] });
    expect(over(files, 'mine').rebases).toEqual([]);
    const lines = textOf(before, 'variants/mine.sand').split('\n');
    expect(textOf(files, 'variants/mine.sand').split('\n')).toEqual(lines.toSpliced(2, 2));
    expect(textOf(files, 'variants/mine.was.json')).not.toContain('Stone.pebble');
  });

  it('tells what has gone, and only offers to drop the patch', () => {
    const before = edited(stamped(MINE), 'constant limit: 1..9 = 3', 'constant bound: 1..9 = 3');
    const gone = over(before, 'mine').rebases.find(({ is }) => is === 'gone');
    expect(gone).toMatchObject({ path: 'constant/limit', then: '3', now: undefined, keep: undefined });
    expect(codes(over(chosen(before, gone?.take ?? { edits: [], creates: [] }), 'mine'))).not.toContain('variant/path');
  });

  it('is reported for data too, where a comma goes with what is dropped', () => {
    const json = (change: string): InputFile => ({
      path: 'variants/mine.json',
      text: `{"format": 1, "variant": "mine", "of": "quarry", "range": "^1.0", "change": {${change}}}\n`,
    });
    const [first, last] = ['"Stone.pebble": {"$was": "0", "weight": 3}', '"Cart.lorry": {"$was": "0", "load": 13}'];
    for (const change of [`${first}, ${last}`, first ?? '', `${last},\n${first}`]) {
      let files: readonly InputFile[] = [...base, json(change)];
      while (over(files, 'mine').rebases[0])
        files = chosen(files, over(files, 'mine').rebases[0]?.take ?? { edits: [], creates: [] });
      expect(codes(over(files, 'mine'))).toEqual([]);
      expect(textOf(files, 'variants/mine.json')).toContain('"change": {');
    }
  });

  it('law: after any choices nothing is left to choose, and a new change is reported again', () => {
    const changes = [
      ['pebble  2', 'pebble  1'],
      ['limit: 1..9 = 3', 'limit: 1..9 = 2'],
      ['s.weight > limit', 's.weight >= limit'],
      ['"load": 12', '"load": 11'],
      ['then { lifted == 2 ', 'then { lifted == 2 and true '],
    ] as const;
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...changes), fc.boolean()), { maxLength: 6 }), (steps) => {
        let files = stamped(MINE);
        for (const [[old, now], keeps] of steps) {
          files = edited(files, old, now);
          for (let remaining = 6; remaining > 0; remaining--) {
            const [one] = over(files, 'mine').rebases;
            if (one !== undefined) files = chosen(files, keeps && one.keep ? one.keep : one.take);
          }
          expect(over(files, 'mine').rebases).toEqual([]);
          expect(codes(over(files, 'mine')).filter((code) => code.startsWith('variant/'))).toEqual([]);
        }
      }),
      { numRuns: 20 },
    );
  }, 60_000);
});

describe('a base that changes where a variant names nothing', () => {
  it('law: is silent', () => {
    const files = stamped(MINE);
    // Words of the base outside of what the variant covers, layout and comments anywhere.
    const free = [
      ['boulder 8', 'boulder 7'],
      ['spare: 1..9 = weight', 'spare: 1..9 = 2'],
      ['marks: list of 1..9 max 3 = [1]', 'marks: list of 1..9 max 3 = [2, 3]'],
      ['steps: list of 1..9 max 3 = [2, 2]', 'steps: list of 1..9 max 3 = [3]'],
      ['fast: bool = false', 'fast: bool = true'],
      ['up | down = up', 'up | down = down'],
      ['grey -> 1', 'grey -> 3'],
      ['moved += load', 'moved += load + 1'],
      ['lifted += s.weight', 'lifted += s.weight + 0'],
      ['"load": 4', '"load": 5'],
      ['south,6', 'south,7'],
      ['raise(2)', 'raise(3)'],
      ['die Coin { 1, 2 }', 'die Coin { 1, 2, 3 }'],
      ['procedure idle(s: Stone) { }', 'procedure idle(s: Stone) { moved += 1 }'],
      ['pebble  2', 'pebble    2  // light'],
      ['s.weight > limit', 's.weight  >\n  limit'],
      ['constant limit: 1..9 = 3', '// moved down\n/// How many.\nconstant limit: 1..9 = 3'],
      ['state moved: 0..99 = 0', 'state moved: 0..99 = 0\nstate extra: 0..9 = 0'],
      ['kind Cart {', 'kind Wheel { }\nkind Cart {'],
    ] as const;
    fc.assert(
      fc.property(fc.subarray([...free], { minLength: 1 }), (picked) => {
        const next = picked.reduce((all, [old, now]) => edited(all, old, now), files);
        expect(next).not.toEqual(files);
        const { findings, rebases } = over(next, 'mine');
        expect(
          findings.filter(({ code, span }) => code.startsWith('variant/') || span.file.startsWith('variants/')),
        ).toEqual([]);
        expect(rebases).toEqual([]);
      }),
      { numRuns: 100 },
    );
  }, 60_000);
});

it('a step that is removed is held by all that it did', () => {
  const files = stamped(variantFile('mine', '  remove lift/grip was "0"\n  remove example/a-pebble'));
  expect(over(files, 'mine').rebases).toEqual([]);
  expect(over(edited(files, 'moved += load', 'moved += 1'), 'mine').rebases).toEqual([]);
  const [one] = over(edited(files, 'lifted += s.weight', 'lifted += 1'), 'mine').rebases;
  expect(one).toMatchObject({ path: 'lift/grip', then: 'step grip { lifted += s.weight }' });
});
