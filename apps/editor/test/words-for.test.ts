import { createTexts } from '@sandtable/board/texts';
import { describe, expect, it } from 'vitest';
import { calledOne, calledPlace, calledValue } from '../src/manual-edits/called.ts';
import { wordsFor } from '../src/manual-edits/words-for.ts';

const WORDS: Readonly<Record<string, string>> = {
  'state/turn': 'Runde',
  'Army.at': 'steht in',
  'battle/hit': 'Treffer',
  'pile/cup': 'Becher',
  'kind/Card': 'Karte',
};
const texts = createTexts(
  (path) => WORDS[path],
  () => undefined,
  { yes: 'ja', no: 'nein', none: 'nichts' },
);

describe('words for names', () => {
  const { word, read } = wordsFor(['north', 'south', 'bluff1', 'bluff2', 'fog'], (name) =>
    name.startsWith('bluff') ? 'Bluff' : name === 'fog' ? 'Fog, thick' : name.toUpperCase(),
  );

  it('tells apart by their names what is called alike, and have no comma', () =>
    expect(['north', 'bluff1', 'fog'].map(word)).toEqual(['NORTH', 'Bluff (bluff1)', 'Fog · thick']));

  it('are read back, as are the names themselves, and what is neither stays', () =>
    expect(read('north, south, bluff (bluff2), Fog · thick, west')).toEqual([
      'north',
      'south',
      'bluff2',
      'fog',
      'west',
    ]));

  it('give each name back for its word', () => {
    for (const name of ['north', 'south', 'bluff1', 'bluff2', 'fog']) expect(read(word(name))).toEqual([name]);
  });
});

describe('what is changed by hand', () => {
  it('is called as the rules call it, else by its name in parts', () =>
    expect(
      ['turn', 'lastWinner', 'Army.at', 'HeavyGun.isLoaded'].map((path) => calledValue(path, texts, 'lies in')),
    ).toEqual(['Runde', 'Last Winner', 'steht in', 'Heavy Gun: is loaded']));

  it('lies in piles, which have words of their own', () => {
    expect(calledValue('Card.$pile', texts, 'lies in')).toBe('Karte: lies in');
    const values = ['none', 'cup(red_side)', 'box'].map((value) => calledOne('Card.$pile', value, texts));
    expect(values).toEqual(['nichts', 'Becher · Red side', 'Box']);
    expect(calledOne('Army.faceUp', 'true', texts)).toBe('ja');
  });

  it('has places of chance, called likewise', () =>
    expect(['battle/hit', 'battle/second-throw'].map((place) => calledPlace(place, texts))).toEqual([
      'Treffer',
      'Battle › Second throw',
    ]));
});
