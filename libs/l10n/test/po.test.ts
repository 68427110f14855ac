import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Catalogue, type Entry, keyOf, readPo, writePo } from '../src/index.ts';

const line = fc
  .stringMatching(/^[ -~äöüß„“]{1,40}$/)
  .map((text) => text.trim())
  .filter((text) => text !== '');
const prose = fc.oneof(
  line,
  fc.tuple(line, line).map((both) => both.join('\n')),
  line.map((text) => `${text}\n`),
);
const entry = (obsolete: boolean): fc.Arbitrary<Entry> =>
  fc
    .record({
      notes: fc.array(line, { maxLength: 2 }),
      about: fc.array(line, { maxLength: 1 }),
      places: fc.array(fc.constantFrom('text/de/1.md:3', 'text/de/2.md:9'), { maxLength: 1 }),
      flags: fc.constantFrom([], ['fuzzy'], ['fuzzy', 'python-brace-format']),
      previous: fc.option(fc.record({ context: fc.constantFrom('a', 'b.c'), source: prose }), { nil: undefined }),
      context: fc.constantFrom('karten', 'hand.karte'),
      source: prose,
      plural: fc.option(prose, { nil: undefined }),
      targets: fc.array(prose, { minLength: 1, maxLength: 3 }),
      obsolete: fc.constant(obsolete),
      marks: fc.constantFrom(undefined, ['#=sticky', '#!']),
    })
    .map((one) => ({ ...one, ...(one.plural === undefined ? { targets: one.targets.slice(0, 1) } : {}) }));
const catalogue: fc.Arbitrary<Catalogue> = fc.record({
  header: fc.constant([
    ['Project-Id-Version', 'sample 1.0.0'],
    ['Language', 'en'],
    ['MIME-Version', '1.0'],
    ['Content-Type', 'text/plain; charset=UTF-8'],
    ['Content-Transfer-Encoding', '8bit'],
  ] as const),
  headComments: fc.array(line, { maxLength: 2 }),
  entries: fc.tuple(fc.array(entry(false)), fc.array(entry(true))).map(([live, gone]) => distinct([...live, ...gone])),
  headMarks: fc.constantFrom(undefined, ['#, fuzzy']),
  tail: fc.constantFrom(undefined, ['# The end', '#. of all']),
});
const distinct = (entries: readonly Entry[]): readonly Entry[] =>
  entries.filter((one, i) => entries.findIndex((other) => keyOf(other) === keyOf(one)) === i);

const plain = ({ header, headComments, headMarks, tail, entries }: Catalogue) => ({
  header,
  headComments,
  headMarks: headMarks ?? [],
  tail: tail ?? [],
  entries: entries.map(({ span: _, targetSpans: __, previous, ...rest }) => ({ ...rest, previous: previous?.source })),
});

describe('catalogues', () => {
  it('law: what is written is read again, and written in the same bytes', () => {
    fc.assert(
      fc.property(catalogue, (made) => {
        const text = writePo(made);
        const read = readPo('en.po', text);
        expect(read.findings).toEqual([]);
        expect(plain(read)).toEqual(plain(made));
        expect(writePo(read)).toBe(text);
      }),
    );
  });

  it('a comment that ends with a backslash takes no line with it', () => {
    const text = 'msgid ""\nmsgstr ""\n\n# a path: C:\\ \nmsgctxt "c"\nmsgid "a"\nmsgstr "b"\n';
    const read = readPo('en.po', text);
    expect(read.entries[0]?.notes).toEqual(['a path: C:\\']);
    expect(writePo(read)).toContain('# a path: C:\\ \n');
  });

  it('law: whatever is read, nothing is thrown', () => {
    const scraps = fc.array(
      fc.constantFrom(
        'msgid "a"',
        'msgstr "b"',
        'msgctxt "c"',
        '"more"',
        '# x',
        '#~ msgid "o"',
        '#| msgid "p"',
        'msgid',
        '',
        'junk',
        '"',
      ),
    );
    fc.assert(fc.property(scraps, (lines) => void readPo('en.po', lines.join('\n'))));
  });

  it('uses the rest of a file with a broken line, and says where it is', () => {
    const text = 'msgid "eins"\nmsgstr "one\n\nmsgid "zwei"\nmsgstr "two"\n';
    const { entries, findings } = readPo('en.po', text);
    expect(entries.map(({ targets }) => targets[0])).toContain('two');
    expect(findings.map(({ code }) => code)).toContain('l10n/line');
  });
});

const gettext = spawnSync('msgcat', ['--version']).status === 0;

describe.skipIf(!gettext)('GNU gettext (left out where it is not installed)', () => {
  it('reads what is written, and what it writes is read as the same catalogue', () => {
    const folder = mkdtempSync(join(tmpdir(), 'sandtable-po-'));
    try {
      fc.assert(
        fc.property(catalogue, (made) => {
          const path = join(folder, 'en.po');
          writeFileSync(path, writePo(made));
          const run = spawnSync('msgcat', ['--no-wrap', '--force-po', path, '-o', join(folder, 'out.po')], {
            encoding: 'utf8',
          });
          expect(run.stderr).not.toMatch(/error/);
          const back = readPo('out.po', readFileSync(join(folder, 'out.po'), 'utf8'));
          expect(back.findings).toEqual([]);
          const texts = ({ entries }: Catalogue) =>
            entries.map((one) => [one.context, one.source, one.targets, one.obsolete]);
          expect(texts(back)).toEqual(texts(made));
        }),
        { numRuns: 25 },
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
