import { createCompiler } from '@sandtable/compiler';
import { describe, expect, it } from 'vitest';
import { hintsIn, lensesOf } from '../src/index.ts';
import { filesOf, RULES, typing } from './rules.ts';

const { library } = typing('⟨cursor⟩play {');
const whole = { start: 0, end: RULES.length };

describe('lenses', () => {
  const titleOf = (name: string, lang: 'en' | 'de' = 'en') =>
    lensesOf(library, 'main.sand', lang).find(({ at }) => RULES.slice(at.start, at.end) === name)?.title;

  it('count uses in rules and tables, each place once', () => {
    expect(titleOf('strong')).toBe('3 uses');
    expect(titleOf('gain')).toBe('4 uses');
    expect(titleOf('limit')).toBe('1 use');
    expect(titleOf('remote')).toBe('not used');
  });

  it('count examples', () => {
    expect(titleOf('move')).toBe('4 uses · 1 example');
    expect(titleOf('move', 'de')).toBe('4 Verweise · 1 Beispiel');
  });

  it('are the same once a mistake is corrected', () => {
    const compiler = createCompiler({ uses: true });
    const titlesOf = (text: string): readonly string[] => {
      const files = filesOf(text);
      compiler.findings(files);
      const known = compiler.library(files);
      return known ? lensesOf(known, 'main.sand', 'en').map(({ title }) => title) : [];
    };
    const text = `${RULES}\nconstant most: 2..6 = 4\n\nconstant least: 2..6 = 2\n`;
    const before = titlesOf(text);
    titlesOf(text.replace('= 4\n', '= \n'));
    expect(titlesOf(text).toSorted()).toEqual(before.toSorted());
  });

  it('stand above declarations alone', () => {
    for (const { at } of lensesOf(library, 'main.sand', 'en').filter(({ to }) => to === undefined))
      expect(RULES.slice(RULES.lastIndexOf('\n', at.start) + 1, at.start)).toMatch(/^ *[a-z]+ $/);
  });
});

describe('hints', () => {
  const shown = (text: string) => {
    const compiler = createCompiler({ uses: true });
    const files = filesOf(text);
    expect(compiler.findings(files)).toEqual([]);
    const known = compiler.library(files);
    if (known === undefined) throw new Error('no library');
    const hints = hintsIn(known, 'main.sand', { start: 0, end: text.length });
    return hints.reduceRight((so, { at, text: hint }) => `${so.slice(0, at)}⟪${hint}⟫${so.slice(at)}`, text);
  };

  it('say what constants come to, where they are used', () => {
    expect(shown(RULES)).toContain('c.strength > limit⟪= 3⟫\n');
  });

  it('say what computed constants come to, and nothing of what is written down', () => {
    const text = RULES.replace(
      'constant limit: 1..9 = 3 ',
      'constant limit: 1..9 = 3\nconstant most: 0..99 = limit * 2 ',
    );
    expect(shown(text)).toContain('constant most: 0..99 = limit⟪= 3⟫ * 2⟪= 6⟫');
    expect(shown(text)).toContain('constant limit: 1..9 = 3\n');
  });

  it('say nothing of options, which players choose', () => {
    expect(
      shown(RULES.replace('option fast: bool = false', 'option most: 0..9 = 2\nfunction m() = most')),
    ).not.toContain('most⟪');
  });

  it('name the parameters of literals', () => {
    expect(shown(RULES)).toContain('gain(⟪n:⟫1, who)');
    expect(shown(RULES)).toContain('reach(x, ⟪far:⟫9)');
    expect(shown(RULES)).toContain('reach(from: brook, far: 2)');
  });

  it('follow edits, and keep to the part that is asked for', () => {
    const compiler = createCompiler({ uses: true });
    compiler.library(filesOf(RULES));
    const later = RULES.replace('/// Those who play.', '/// Those who play, and who watch.');
    const known = compiler.library(filesOf(later));
    const hints = known ? hintsIn(known, 'main.sand', { start: 0, end: later.length }) : [];
    const before = hintsIn(library, 'main.sand', whole);
    expect(hints.map(({ at }) => at)).toEqual(before.map(({ at }) => at + 15));
    expect(hintsIn(library, 'main.sand', { start: 0, end: 20 })).toEqual([]);
  });
});
