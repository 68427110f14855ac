import { applyEdits } from '@sandtable/text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compile, notedRules, noteFindings, ruleAt, ruleNamed } from '../src/index.ts';
import { answered, readNotes, reopened, settled, stillHolds, threadBegun } from '../src/notes/index.ts';

const RULES = `ruleset "sample" version "1.0.0" language 1
kind Side
table Side { id
  red }
kind Town { owner: Side }
table Town { id owner
  aria red }
seats for Side { one { a {red} } }
constant limit: 1..9 = 3

/// Who holds how many.
function held(s: Side): 0..9 = count t in Town where t.owner == s
play {
  phase rise {
    step dawn { }
  }
  finish won by {red} because "over"
}
`;
const BEGUN = `# What is open

## constant/limit zzzz

- Anna, 2026-11-22: why not five?
- Ben: because
  of the cards
- 2026-11-24: hm: really

<!-- from the meeting -->
## function/held

## field/Town.owner 1a

- [x] Anna, 2026-11-25
`;
const said = ({ notes }: ReturnType<typeof readNotes>['threads'][number]) =>
  notes.map(({ by, on, text, settles }) => [by, on, text, settles]);

describe('notes', () => {
  const { threads, strange } = readNotes(BEGUN);

  it('are read with who said what, and when', () => {
    expect(strange).toEqual([]);
    expect(threads.map(({ part, print, settled: isSettled }) => [part, print?.text, isSettled])).toEqual([
      ['constant/limit', 'zzzz', false],
      ['function/held', undefined, false],
      ['field/Town.owner', '1a', true],
    ]);
    expect(threads.map(said)).toEqual([
      [
        ['Anna', '2026-11-22', 'why not five?', false],
        ['Ben', undefined, 'because of the cards', false],
        [undefined, '2026-11-24', 'hm: really', false],
      ],
      [],
      [['Anna', '2026-11-25', '', true]],
    ]);
  });

  it('stand where their places say, whatever ends the lines', () => {
    for (const text of [BEGUN, `\uFEFF${BEGUN.replaceAll('\n', '\r\n')}`]) {
      const read = readNotes(text);
      expect(read.strange).toEqual([]);
      expect(read.threads.map(said)).toEqual(threads.map(said));
      for (const { part, named, print } of read.threads) {
        expect(text.slice(named.start, named.end)).toBe(part);
        if (print) expect(text.slice(print.span.start, print.span.end)).toBe(print.text);
      }
    }
  });

  it.each([
    ['## no rule\n\n- said\n- again\n', ['## no rule']],
    ['said\n\n## play\n\n- said\nagain\n', ['said', 'again']],
    ['##play\n', ['##play']],
    ['## play\n  said\n', ['  said']],
    ['### play\n', ['### play']],
  ])('tell which lines belong to none: %j', (text, lines) => {
    expect(readNotes(text).strange.map(({ start, end }) => text.slice(start, end))).toEqual(lines);
  });
});

describe('what is written into notes', () => {
  const day = { by: 'Eva', on: '2026-12-01' };
  const lines = fc.constantFrom(
    '## constant/limit 1a2b',
    '## play',
    '##',
    '# Title',
    '- Anna, 2026-11-22: why?',
    '- [x] Anna, 2026-11-22',
    '* bare',
    '  more',
    '',
    'stray',
    '\t',
  );
  const texts = fc
    .tuple(fc.array(lines, { maxLength: 14 }), fc.constantFrom('\n', '\r\n'), fc.boolean())
    .map(([all, end, ended]) => all.join(end) + (ended ? end : ''));
  /** All that is known of threads but where they stand. */
  const known = (text: string) =>
    readNotes(text).threads.map((thread) => [thread.part, thread.print?.text, thread.settled, said(thread)]);
  const strangeIn = (text: string) => readNotes(text).strange.map(({ start, end }) => text.slice(start, end));

  it('adds a comment to its thread and touches nothing else', () => {
    fc.assert(
      fc.property(texts, fc.nat(), fc.string(), (text, which, words) => {
        const { threads } = readNotes(text);
        const at = which % Math.max(1, threads.length);
        const thread = threads[at];
        if (thread === undefined) return;
        const edit = answered(text, thread, words, day);
        const after = applyEdits(text, [edit]);
        expect(edit.span.start).toBe(edit.span.end);
        expect(strangeIn(after)).toEqual(strangeIn(text));
        const expected = known(text);
        const [part, print, , before = []] = expected[at] ?? [];
        const added = [day.by, day.on, words.replaceAll(/\s+/g, ' ').trim(), false];
        expected[at] = [part, print, false, [...(before as []), added]];
        expect(known(after)).toEqual(expected);
      }),
    );
  });

  it('settles a thread and takes that back', () => {
    fc.assert(
      fc.property(texts, fc.nat(), (text, which) => {
        const { threads } = readNotes(text);
        const at = which % Math.max(1, threads.length);
        const thread = threads[at];
        if (thread === undefined) return;
        const done = applyEdits(text, [settled(text, thread, day)]);
        const now = readNotes(done).threads[at];
        expect(now?.settled).toBe(true);
        if (now === undefined) return;
        const back = applyEdits(done, reopened(done, now));
        expect(known(back)).toEqual(known(text));
        expect(strangeIn(back)).toEqual(strangeIn(text));
      }),
    );
  });

  it('begins a thread behind all others', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const after = applyEdits(text, [threadBegun(text, { part: 'play', print: '1a' }, 'so?', day)]);
        expect(after.startsWith(text)).toBe(true);
        expect(known(after)).toEqual([...known(text), ['play', '1a', false, [['Eva', '2026-12-01', 'so?', false]]]]);
      }),
    );
  });

  it('keeps the author and the comment apart', () => {
    const text = '## play\n';
    const [thread] = readNotes(text).threads;
    if (thread === undefined) throw new Error('no thread');
    const edit = answered(text, thread, 'first\n\n- second: ', { by: ' a:b, c\n', on: '2026-12-01' });
    expect(edit.text).toBe('\n\n- a b c, 2026-12-01: first - second:');
    expect(answered(text, thread, 'so', { by: ' ', on: '2026-12-01' }).text).toBe('\n\n- 2026-12-01: so');
  });
});

describe('rules that notes are about', () => {
  const filesOf = (notes: string) => [
    { path: 'rules.sand', text: RULES },
    { path: 'notes.md', text: notes },
  ];
  const described = (notes: string, variants: readonly string[] = []) => {
    const files = [
      ...filesOf(notes),
      {
        path: 'variants/more.sand',
        text: 'variant "more" version "1.0.0" of "sample" "^1.0" {\n  constant limit: 1..9 = 4\n}\n',
      },
    ];
    const compiled = compile(files, { variants });
    return noteFindings(files, compiled).map(({ code, fields }) => `${code} ${fields.part ?? fields.line}`);
  };

  it.each([
    ['limit: 1..9', 'constant/limit'],
    ['/// Who', 'function/held'],
    ['count t', 'function/held'],
    ['owner: Side', 'field/Town.owner'],
    ['aria', 'kind/Town'],
    ['{ a {red', 'seats'],
    ['step dawn', 'play/dawn'],
    ['phase rise', 'play/rise'],
    ['finish', 'play'],
    ['ruleset', undefined],
  ])('are found around %s', (at, part) => {
    const found = ruleAt(filesOf(''), 'rules.sand', RULES.indexOf(at));
    expect(found?.part).toBe(part);
    expect(found).toEqual(part === undefined ? undefined : ruleNamed(filesOf(''), part));
  });

  it('have a place and a fingerprint, unless they are gone', () => {
    const files = filesOf('## function/held\n\n## play/dawn\n\n## function/held\n\n## function/lost\n');
    const found = notedRules(files, compile(files));
    expect(
      found.map(({ part, at, print }) => [part, at && RULES.slice(at.start, at.end), print === undefined]),
    ).toEqual([
      ['function/held', 'function held(s: Side): 0..9 = count t in Town where t.owner == s', false],
      ['play/dawn', 'step dawn { }', false],
      ['function/lost', undefined, true],
    ]);
  });

  it('are reported where they were changed, until that still holds', () => {
    expect(described(BEGUN)).toEqual(['note/changed constant/limit']);
    const [thread] = readNotes(BEGUN).threads;
    const today = ruleNamed(filesOf(BEGUN), 'constant/limit').print ?? '';
    if (thread === undefined) throw new Error('no thread');
    expect(described(applyEdits(BEGUN, stillHolds(thread, today)))).toEqual([]);
  });

  it('are not reported in settled threads, nor while variants lie over them', () => {
    expect(described('## function/lost\n\n- so?\n')).toEqual(['note/unknown function/lost']);
    expect(described('## function/lost\n\n- so?\n- [x] no\n')).toEqual([]);
    expect(described(`stray\n${BEGUN}`, ['more'])).toEqual(['note/line stray']);
    expect(described('## function/lost\0')).toEqual([]);
  });
});
