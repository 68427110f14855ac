import { describe, expect, test } from 'vitest';
import { cut } from '../src/cut.ts';

const RULES = `kind Town
procedure go(s: Side)
  requires s.points > 0 else "poor"
{
  if rich {
    s.points = 1
  } else { s.points = 2 }
}
function next(): int = 1     §3`;

describe('what is cut out of a file', () => {
  test('is a declaration with its conditions and its block', () => {
    expect(cut(RULES, 'procedure go(', 'a.sand').lines).toEqual([2, 3, 4, 5, 6, 7, 8]);
  });

  test('begins at its own margin, and goes on where brackets close and open', () => {
    expect(cut(RULES, 'if rich', 'a.sand')).toEqual({
      text: 'if rich {\n  s.points = 1\n} else { s.points = 2 }',
      lines: [5, 6, 7],
    });
  });

  test('may be several pieces, whose sections stand close behind them', () => {
    expect(cut(RULES, 'function next\nkind Town', 'a.sand')).toEqual({
      text: 'function next(): int = 1  §3\nkind Town',
      lines: [9, 1],
    });
  });

  test('is a whole entry of a catalogue, from any of its lines', () => {
    const po = 'msgid "a"\n\n#. place\nmsgctxt "x"\nmsgid "b"\nmsgstr "c"\n\nmsgid "d"\n';
    expect(cut(po, 'msgid "b"', 'en.po').lines).toEqual([3, 4, 5, 6]);
    expect(cut(po, 'msgid "a"', 'en.po').lines).toEqual([1]);
  });

  test('is refused where it is not clear what is meant', () => {
    expect(() => cut(RULES, 'kind City', 'a.sand')).toThrow('0 lines');
    expect(() => cut(`${RULES}\nkind Town`, 'kind Town', 'a.sand')).toThrow('2 lines');
  });
});
