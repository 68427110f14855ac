import { createCompiler } from '@sandtable/compiler';
import { readFormat } from '@sandtable/schema';
import { layoutSchema } from '@sandtable/schema/layout';
import { describe, expect, test } from 'vitest';
import { linkEdits, linksAdded, newLinks } from '../src/index.ts';
import { edited, type Files, inputs, libraryOf } from './ruleset-files.ts';

const RULES = `ruleset "sample" version "1.0.0" language 1
kind Town
table Town {
  id
  aria
  bree
  corin
}
relation road: Town -- Town
table road { aria -- bree }
relation way: Town -> Town
play { finish drawn by Town }
`;
const LAYOUT = '{\n  "version": 1,\n  "lines": ["road"]\n}\n';
const FILES: Files = { 'rules.sand': RULES, 'layout.json': LAYOUT, 'l10n/messages.en.ftl': 'Town_aria_name = Aria\n' };

const errorsOf = (files: Files): readonly string[] =>
  createCompiler()
    .findings(inputs(files))
    .filter(({ severity }) => severity === 'error')
    .map(({ code, span }) => `${span.file} ${code}`);
const wish = { name: 'Voies ferrées', kind: 'Town', join: 'rail', layout: '{ "version": 1 }' };
const made = (files: Files, own: Partial<typeof wish> = {}) => {
  const plan = newLinks(libraryOf(inputs(files)), { ...wish, ...own });
  const created = Object.fromEntries((plan?.creates ?? []).map(({ path, text }) => [path, text]));
  return { plan, files: { ...edited(files, plan?.edits ?? []), ...created } as Files };
};

describe('links of a new sort', () => {
  test('are declared, drawn and named, and can be drawn at once', () => {
    const { plan, files } = made(FILES);
    expect(plan?.relation).toBe('voies_ferrees');
    expect(files['rules.sand']).toContain('relation voies_ferrees: Town -- Town');
    expect(JSON.parse(files['layout.json'] ?? '').lines).toEqual(['road', { relation: 'voies_ferrees', join: 'rail' }]);
    expect(readFormat('layout.json', files['layout.json'] ?? '', layoutSchema).findings).toEqual([]);
    expect(files['l10n/messages.en.ftl']).toContain('relation--voies_ferrees = Voies ferrées');
    expect(errorsOf(files)).toEqual(errorsOf(FILES));
    const { edits } = linkEdits(libraryOf(inputs(files)), {
      relation: 'voies_ferrees',
      from: 'aria',
      to: 'corin',
      both: false,
    });
    expect(edited(files, edits)['rules.sand']).toContain('table voies_ferrees {\n  aria -- corin\n}');
  });
  test('have a name that is free, and a layout and words where there are none', () => {
    const { plan, files } = made({ 'rules.sand': RULES }, { name: 'Road' });
    expect(plan?.relation).toBe('road_2');
    expect(JSON.parse(files['layout.json'] ?? '').lines).toEqual([{ relation: 'road_2', join: 'rail' }]);
    expect(files['l10n/messages.en.ftl']).toBe('relation--road_2 = Road\n');
  });
  test('are not written into a layout that is broken', () =>
    expect(made({ ...FILES, 'layout.json': '[1' }).plan).toBeUndefined());
});

describe('links of all neighbors', () => {
  const pairs = [
    { from: 'aria', to: 'bree' },
    { from: 'bree', to: 'corin' },
    { from: 'corin', to: 'aria' },
  ];
  const linked = (relation: string, files: Files = FILES): Files =>
    edited(files, linksAdded(libraryOf(inputs(files)), relation, pairs));
  test('are added where there are none yet, and nothing is added twice', () => {
    const files = linked('road');
    expect(files['rules.sand']).toMatch(/aria -- bree\s+bree -- corin\s+corin -- aria\s/);
    expect(errorsOf(files)).toEqual(errorsOf(FILES));
    expect(linked('road', files)).toEqual(files);
  });
  test('lead both ways where a relation has a direction, in one table', () => {
    const files = linked('way');
    expect(files['rules.sand']?.match(/table way/g)).toHaveLength(1);
    expect(files['rules.sand']?.match(/ -> /g)).toHaveLength(1 + 6);
    expect(errorsOf(files)).toEqual(errorsOf(FILES));
    expect(linked('way', files)).toEqual(files);
  });
  test('of a relation that there isn\u2019t are none', () => expect(linked('canal')).toEqual(FILES));
});
