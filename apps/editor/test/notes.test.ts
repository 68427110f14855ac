import { createCompiler } from '@sandtable/compiler';
import { readNotes } from '@sandtable/compiler/notes';
import { expect, test } from 'vitest';
import { today } from '../src/notes/today.ts';
import { linkFor } from '../src/sharing/link-choices.ts';
import { readLink } from '../src/state/link.ts';
import { initial, type State } from '../src/state/state.ts';
import { lastWords, notesText, threadsIn } from '../src/state/threads.ts';
import { editingService } from '../src/workers/editing-service.ts';

const RULES = `ruleset "bids" version "1.0.0" language 1
constant most: 1..9 = 9
state sum: 0..99 = 0
procedure bidding() {
  step offer {
    let bid = most
    sum += bid
  }
}
`;
const NOTES = `## constant/most 1a

- Anna, 2026-11-22: why nine?
- why not?

## bidding/offer

- [x] Ben, 2026-11-23

## function/gone

## state/sum 2b
`;
const state: State = {
  ...initial,
  ruleset: 'bids',
  buffers: {
    'bids/rules.sand': { text: RULES, version: '', dirty: false },
    'bids/notes.md': { text: NOTES, version: '', dirty: false },
    'other/notes.md': { text: '## play\n', version: '', dirty: false },
  },
  noted: [{ part: 'constant/most', print: '2c' }, { part: 'bidding/offer', print: '3d' }, { part: 'function/gone' }],
};

test('threads are those of the open ruleset, with what became of their rules', () => {
  expect(notesText(state)).toBe(NOTES);
  expect(threadsIn(state).map(({ index, thread, since }) => [index, thread.part, since])).toEqual([
    [0, 'constant/most', 'changed'],
    [1, 'bidding/offer', undefined],
    [2, 'function/gone', 'gone'],
    [3, 'state/sum', undefined],
  ]);
  const same = state.noted.map((rule) => (rule.part === 'constant/most' ? { ...rule, print: '1a' } : rule));
  expect(threadsIn({ ...state, noted: same })[0]?.since).toBeUndefined();
});

test('the last words have the name of who said them, if it is known', () => {
  const { threads } = readNotes(NOTES);
  expect(threads.map(lastWords)).toEqual(['why not?', 'Ben', '', '']);
});

test('a day is the one where the page is', () => {
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  expect(today(new Date(2026, 10, 22, 0, 1))).toBe('2026-11-22');
});

test('the page asks for the rule around a place, and for one of a name, in the texts as they are', () => {
  const files = [
    { path: 'rules.sand', text: RULES.replace('procedure bidding', '// Something new\nprocedure bidding') },
  ];
  const library = createCompiler({ uses: true }).library(files);
  if (library === undefined) throw new Error('no library');
  const text = files[0]?.text ?? '';
  const service = editingService(library, 'rules.sand', 'en');
  const rule = service.ruleAt(text.indexOf('let bid'));
  expect(rule?.part).toBe('bidding/offer');
  expect(text.slice(rule?.at?.start, rule?.at?.end)).toBe('step offer {');
  expect(editingService(library, '', 'en').rule('bidding/offer')).toEqual(rule);
  expect(service.ruleAt(0)).toBeUndefined();
});

test('notes go with a link for who works on the rules, and not with one for who plays', () => {
  const texts = new Map([
    ['rules.sand', RULES],
    ['notes.md', NOTES],
  ]);
  const links = linkFor(state, 'bids', texts, undefined, { what: 'whole', withMatch: false });
  const filesIn = (link: string) => {
    const read = readLink(link);
    return read.ok ? Object.keys(read.content.files) : [];
  };
  expect(filesIn(links.work)).toEqual(['rules.sand', 'notes.md']);
  expect(filesIn(links.play)).toEqual(['rules.sand']);
});
