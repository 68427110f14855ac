import { createCompiler } from '@sandtable/compiler';
import { expect, it } from 'vitest';
import { completeAt } from '../src/index.ts';
import { filesOf, RULES } from './rules.ts';

/** Completes at the bar in a layout. */
function complete(typed: string, rules = RULES) {
  const text = typed.replace('|', '');
  const files = [...filesOf(rules), { path: 'layout.json', text }];
  const compiler = createCompiler({ uses: true });
  compiler.findings(files);
  const library = compiler.library(files);
  const found = library && completeAt(library, 'layout.json', typed.indexOf('|'), 'en');
  return { ...found, labels: found?.items.map(({ label }) => label) ?? [], text };
}

it.each([
  // Keys of the format, without those that are there.
  ['{ "version": 1, "ev|" }', ['events']],
  ['{ "events": { "move/moved": { | } } }', ['compared', 'show', 'sides', 'title']],
  ['{ "events": { "move/moved": { "show": "card", "s|" } } }', ['sides']],
  // Names of the rules as keys, and as values.
  ['{ "events": { "mov|" } }', ['move/luck', 'move/moved']],
  ['{ "kinds": { "Cl|" } }', ['Clan']],
  ['{ "kinds": { "Clan": { "side": "h|" } } }', ['home']],
  ['{ "sides": { "|" } }', ['blue', 'red']],
  ['{ "places": { "Place.b|" } }', ['Place.brook']],
  ['{ "unshown": ["tur|"] }', ['turn']],
  // Values of the format.
  ['{ "events": { "move/moved": { "show": | } } }', ['card', 'none', 'words']],
  ['{ "events": { "move/moved": { "compared": t| } } }', ['true']],
  ['{ "standing": [{ "count": "Clan.|" }] }', ['Clan.home', 'Clan.score', 'Clan.strength']],
] as const)('%s', (typed, expected) => {
  expect(complete(typed).labels.slice(0, expected.length)).toEqual(expected);
});

it('knows what a line tells of, and who may take part in it', () => {
  const at = (key: string) => complete(`{ "events": { "move/moved": { "sides": [{ "${key}": "|" }] } } }`).labels;
  expect(at('value')).toEqual(['goal']);
  expect(at('who')).toEqual(expect.arrayContaining(['goal', 'red', 'brook']));
});

it('replaces what is inside of the quotation marks, and writes them where there are none', () => {
  const { start, end, text } = complete('{ "kinds": { "Cl|an": {} } }');
  expect(text.slice(start, end)).toBe('Clan');
  expect(complete('{ "events": { | } }').items?.[0]?.insert).toBe('"move/luck": $0');
  expect(complete('{ "strip": [|] }').items?.find(({ label }) => label === 'turn')?.insert).toBe('"turn"');
});

it('of rules that are half written it still knows the format', () => {
  expect(complete('{ "ev|" }', `${RULES}\nkind Broken {`).labels).toContain('events');
});
