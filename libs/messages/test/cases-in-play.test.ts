import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createMessages, type Named, type Values, wordingIn } from '../src/index.ts';

const FOLDER = join(import.meta.dirname, '../../../rulesets/der-erste-weltkrieg');
const files = readdirSync(join(FOLDER, 'l10n')).map((name) => ({
  path: `l10n/${name}`,
  text: readFileSync(join(FOLDER, 'l10n', name), 'utf8'),
}));
const polish = createMessages('en', wordingIn(files, 'pl'), {}, 'pl');

const named = (member: string): Named => ({ name: polish.text(`${member}.name`), path: `${member}.name` });
const germans = named('Grouping.DE');
const austrians = named('Grouping.DA');
const eastern = named('Grouping.EA');
const western = named('Grouping.WA');
const COUNTS = [1, 2, 5, 12, 22];

const NAMES: readonly (readonly [how: string, path: string, values: Values, sentence: string])[] = [
  [
    'in the nominative',
    'battle/undefended',
    { front: named('Front.f2'), attacker: austrians },
    'Front nad Sommą: sojusznicy Niemiec nie napotykają obrońców.',
  ],
  [
    'in the genitive',
    'takeMove/action/move/log',
    { role: western, from: named('Front.f8') },
    'Alianci zachodni ruszają z rosyjskiego frontu zachodniego.',
  ],
  [
    'in the dative',
    'capture/surrenderPoint',
    { front: named('Front.f10'), loser: austrians, points: 2 },
    'Front bałkański: sojusznikom Niemiec przypada punkt kapitulacji (razem 2).',
  ],
  [
    'in the dative and the accusative',
    'takeCity/captured',
    { g: germans, from: eastern, city: named('City.warszawa') },
    'Niemcy odbierają Aliantom wschodnim Warszawę.',
  ],
  ['in the locative', 'battle/fought/title', { front: named('Front.f4') }, 'Bitwa na froncie alzacko-lotaryńskim'],
  [
    'in the genitive and the locative',
    'offerTreaty/owed',
    { g: germans, f: named('Front.f9'), armies: 1, owed: 2 },
    'Garnizon Niemców na froncie południowo-zachodnim: 1 z 2 wymaganych traktatem.',
  ],
];

describe('a battle in a language with seven cases', () => {
  test.each(NAMES)('names stand %s', (_, path, values, sentence) => expect(polish.text(path, values)).toBe(sentence));

  test('nouns and verbs follow their number', () => {
    const said = (path: string, name: string, values: Record<string, Named> = {}) =>
      COUNTS.map((count) => polish.text(path, { ...values, [name]: count }));
    expect(said('march/marched', 'armies', { from: named('Front.f3'), g: germans })).toEqual([
      'Front nad Marną: odchodzi 1 armia Niemców.',
      'Front nad Marną: odchodzą 2 armie Niemców.',
      'Front nad Marną: odchodzi 5 armii Niemców.',
      'Front nad Marną: odchodzi 12 armii Niemców.',
      'Front nad Marną: odchodzą 22 armie Niemców.',
    ]);
    expect(
      said('transferArmies/transferred', 'armies', { g: western, from: named('Front.f1'), goal: named('Front.f5') }),
    ).toEqual(
      ['1 armię', '2 armie', '5 armii', '12 armii', '22 armie'].map(
        (armies) => `Alianci zachodni przerzucają ${armies} z frontu flandryjskiego na front trydencki.`,
      ),
    );
    expect(said('victoryCheck/heldOut', 'points', { g: eastern, die: { name: 'S', path: 'Face.S.name' } })).toEqual(
      ['1 punkcie', '2 punktach', '5 punktach', '12 punktach', '22 punktach'].map(
        (points) => `Alianci wschodni nie poddają się: wyrzucono S przy ${points} kapitulacji.`,
      ),
    );
  });

  test('the name of a country and that of its people are two words, alike only where they stand alone', () => {
    const country = named('Code.GER');
    expect(country.name).toBe(germans.name);
    const ftl = 'of = { TERM($x, case: "gen") }, { TERM($x, case: "acc") }, { TERM($x, case: "loc") }';
    const { text } = createMessages('en', [...wordingIn(files, 'pl'), ftl], {}, 'pl');
    expect(text('of', { x: country })).toBe('Niemiec, Niemcy, Niemczech');
    expect(text('of', { x: germans })).toBe('Niemców, Niemców, Niemcach');
  });
});
