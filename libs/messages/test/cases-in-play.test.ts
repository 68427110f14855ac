import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createMessages, type Named, wordingIn } from '../src/index.ts';

const FOLDER = join(import.meta.dirname, '../../../rulesets/der-erste-weltkrieg');
const files = readdirSync(join(FOLDER, 'l10n')).map((name) => ({
  path: `l10n/${name}`,
  text: readFileSync(join(FOLDER, 'l10n', name), 'utf8'),
}));
const polish = createMessages('en', wordingIn(files, 'pl'), {}, 'pl');

const named = (member: string): Named => ({ name: polish.text(`${member}.name`), path: `${member}.name` });
const [germans, austrians, eastern, western] = ['DE', 'DA', 'EA', 'WA'].map((id) => named(`Grouping.${id}`)) as [
  Named,
  Named,
  Named,
  Named,
];
const COUNTS = [1, 2, 5, 12, 22];

describe('a battle in a language with seven cases', () => {
  test.each([
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
  ])('names stand %s', (_, path, values, sentence) => expect(polish.text(path, values)).toBe(sentence));

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
    expect(
      said('victoryCheck/heldOut', 'points', { g: eastern, die: named('Face.S') }).map((one) => one.slice(-20)),
    ).toEqual(
      ['przy 1 punkcie kapitulacji.', ...[2, 5, 12, 22].map((n) => `przy ${n} punktach kapitulacji.`)].map((one) =>
        one.slice(-20),
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
