import { applyEdits } from '@sandtable/text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forReviewEdits, isFuzzy, lookedAtEdits, notesEdit, readPo, targetEdit, writePo } from '../src/index.ts';

const line = fc.stringMatching(/^[ -~äöüß„“]{0,40}$/);
const words = fc.oneof(
  line,
  fc.tuple(line, line).map((both) => both.join('\n')),
  line.map((text) => `${text}\n`),
);
const entry = (i: number, fuzzy: boolean, target: string) => ({
  notes: [],
  about: ['Somewhere'],
  places: ['text/de/1.md:1'],
  flags: [...(fuzzy ? ['fuzzy'] : []), ...(i % 2 === 0 ? ['python-brace-format'] : [])],
  previous: fuzzy ? { context: 'hand', source: 'was\nthis' } : undefined,
  context: 'hand',
  source: `source ${i}`,
  targets: [target],
  obsolete: false,
});
/** A catalogue in one of the two ways that lines end in, and which of its entries is meant. */
const given = fc
  .record({
    targets: fc.array(fc.tuple(fc.boolean(), words), { minLength: 1, maxLength: 5 }),
    which: fc.nat(),
    crlf: fc.boolean(),
  })
  .map(({ targets, which, crlf }) => {
    const entries = targets.map(([fuzzy, target], i) => entry(i, fuzzy, target));
    const text = writePo({ header: [['Language', 'en']], headComments: [], entries });
    return { text: crlf ? text.replaceAll('\n', '\r\n') : text, i: which % entries.length };
  });
const read = (text: string) => readPo('l10n/en.po', text);

describe('an edit of one entry', () => {
  it('law: only its translation becomes another, and the new text is read as it was typed', () => {
    fc.assert(
      fc.property(given, words, ({ text, i }, target) => {
        const before = read(text);
        const one = before.entries[i];
        const span = one?.targetSpans?.[0];
        const edit = one && targetEdit(text, one, target);
        if (edit === undefined || span === undefined) throw new Error('no edit');
        expect(edit.span.start).toBeGreaterThanOrEqual(span.start);
        expect(edit.span.end).toBeLessThanOrEqual(span.end);
        const made = applyEdits(text, [edit]);
        expect(made.slice(0, span.start)).toBe(text.slice(0, span.start));
        expect(made.slice(made.length - (text.length - span.end))).toBe(text.slice(span.end));
        const after = read(made);
        expect(after.findings).toEqual([]);
        expect(after.entries.map(({ targets }) => targets[0])).toEqual(
          before.entries.map(({ targets }, j) => (j === i ? target : targets[0])),
        );
        expect(/(?<!\r)\n/.test(made)).toBe(!text.includes('\r\n'));
      }),
    );
  });

  it('law: what was looked at waits no more, and nothing else is changed', () => {
    fc.assert(
      fc.property(given, ({ text, i }) => {
        const before = read(text);
        const one = before.entries[i];
        const after = read(applyEdits(text, one ? lookedAtEdits(text, one) : []));
        const bare = ({ span: _, targetSpans: __, ...rest }: (typeof before.entries)[number]) => rest;
        const settled = { flags: one?.flags.filter((flag) => flag !== 'fuzzy'), previous: undefined };
        expect(after.findings).toEqual([]);
        expect(after.entries.map(bare)).toEqual(
          before.entries.map(bare).map((was, j) => (j === i ? { ...was, ...settled } : was)),
        );
        expect(after.entries[i] && isFuzzy(after.entries[i])).toBe(false);
      }),
    );
  });

  it('law: comments are read as they were written, above all other comments, and nothing else is changed', () => {
    const note = fc.stringMatching(/^[!-~äöüß][ -~äöüß]{0,20}[!-[\]-~]$|^$/);
    fc.assert(
      fc.property(
        given,
        fc.array(note, { maxLength: 3 }),
        fc.array(note, { maxLength: 3 }),
        ({ text, i }, old, notes) => {
          const first = read(text).entries[i];
          const edit = first && notesEdit(text, first, old);
          const started = edit ? applyEdits(text, [edit]) : text;
          const before = read(started);
          const one = before.entries[i];
          const second = one && notesEdit(started, one, notes);
          const made = second ? applyEdits(started, [second]) : '';
          const after = read(made);
          const bare = ({ span: _, targetSpans: __, ...rest }: (typeof before.entries)[number]) => rest;
          expect(one?.notes).toEqual(old);
          expect(after.findings).toEqual([]);
          expect(after.entries.map(bare)).toEqual(
            before.entries.map(bare).map((was, j) => (j === i ? { ...was, notes } : was)),
          );
          expect(/(?<!\r)\n/.test(made)).toBe(!text.includes('\r\n'));
        },
      ),
    );
  });

  it('comments between other lines go above them', () => {
    const text = '#. about\n# mine\n#: a.md:1\nmsgid "a"\nmsgstr ""\n';
    const [one] = read(text).entries;
    const edit = one && notesEdit(text, one, ['ours']);
    expect(applyEdits(text, edit ? [edit] : [])).toBe('# ours\n#. about\n#: a.md:1\nmsgid "a"\nmsgstr ""\n');
  });

  it('law: what is to be looked at waits, and having been looked at it is what it was', () => {
    fc.assert(
      fc.property(given, ({ text, i }) => {
        const one = read(text).entries[i];
        const waiting = applyEdits(text, one ? forReviewEdits(text, one) : []);
        const after = read(waiting);
        expect(after.findings).toEqual([]);
        expect(after.entries.map(isFuzzy)).toEqual(read(text).entries.map((was, j) => j === i || isFuzzy(was)));
        const marked = after.entries[i];
        if (one && !isFuzzy(one)) expect(applyEdits(waiting, marked ? lookedAtEdits(waiting, marked) : [])).toBe(text);
        else expect(waiting).toBe(text);
      }),
    );
  });
});
