import { describe, expect, it } from 'vitest';
import { findText } from '../src/find-text.ts';
import { findNames } from '../src/index.ts';
import { filesOf, RULES, textIn, typing } from './rules.ts';

const { library } = typing('⟨cursor⟩play {');
const paths = ['main.sand', 'places.json', 'text/rules.en.md'];
const names = (query: string) =>
  findNames(library, paths, query).map(({ name, sort, within }) => [name, sort, within].join(' ').trim());

describe('go to anything', () => {
  it('finds declarations, members, phases, questions and files', () => {
    expect(names('strong')).toContain('strong function');
    expect(names('meadow')).toContain('meadow member Place');
    expect(names('red')[0]).toBe('red member Clan');
    expect(names('opening')).toContain('opening phase play');
    expect(names('plea')).toContain('plea question council');
    expect(names('one move')).toContain('one move example');
    expect(names('rules.en')).toEqual(['text/rules.en.md file']);
  });

  it('puts what begins with the query before what only has its letters', () => {
    const found = names('mo');
    expect(found.indexOf('move procedure')).toBeLessThan(found.indexOf('remote function'));
    expect(names('rlv')).toContain('relieve procedure');
    expect(names('zzz')).toEqual([]);
  });

  it('is in the order of the alphabet, whatever the capitals, where nothing is typed', () => {
    const all = findNames(library, paths, '', 1000).map(({ name }) => name);
    expect(all).toEqual(all.toSorted(new Intl.Collator('en', { numeric: true }).compare));
    expect(all.indexOf('Clan')).toBeLessThan(all.indexOf('council'));
  });

  it('leads to the name, in tables as well', () => {
    for (const { place, name, sort } of findNames(library, [], '', 1000).filter((one) => one.sort !== 'example'))
      expect(textIn(place.file).slice(place.start, place.end), `${sort} ${name}`).toContain(
        sort === 'play' || sort === 'whenever' ? '' : name,
      );
  });

  it('tells no more than asked for', () => expect(findNames(library, paths, '', 7)).toHaveLength(7));
});

describe('text in all files', () => {
  const found = (query: string, most?: number) =>
    findText(filesOf(RULES), query, most).map(({ place, line, text }) => {
      expect(textIn(place.file).slice(place.start, place.end).toLowerCase()).toBe(query.toLowerCase());
      expect(textIn(place.file).split('\n')[line - 1]).toBe(text);
      return `${place.file}:${line}`;
    });

  it('is found with its line', () => {
    expect(found('comet')).toEqual(['omens.csv:2']);
    expect(found('"mixed(2)"')).toEqual(['places.json:3']);
  });

  it('minds capitals only where the query has some', () => {
    expect(found('clan').length).toBeGreaterThan(found('Clan').length);
    expect(found('CLAN')).toEqual([]);
  });

  it('stops where it is too much, and finds nothing for nothing', () => {
    expect(found('a', 5)).toHaveLength(5);
    expect(found('')).toEqual([]);
  });
});
