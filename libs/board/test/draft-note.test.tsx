import type { GameInfo } from '@sandtable/engine';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { draftNote } from '../src/draft-note.ts';
import { HeldBox } from '../src/HeldBox.tsx';
import { type BoardLayout, emptyLayout } from '../src/layout.ts';
import { pickingOf } from '../src/Pick.tsx';
import type { Piece } from '../src/pieces.ts';
import { Tray } from '../src/Tray.tsx';
import { english } from '../src/words.ts';

const drafts = { kind: 'Unit', values: { u1: '2', u2: 'none', u3: 'heavy infantry' } };

test('a counter is given a short value as a note, and nothing where it has none or a long one', () => {
  const note = (kind: string, member: string) => draftNote({ drafts }, kind, member);
  expect(note('Unit', 'u1')).toBe('2');
  expect([note('Unit', 'u2'), note('Unit', 'u3'), note('Unit', 'u4'), note('Town', 'u1')]).toEqual(
    Array.from({ length: 4 }),
  );
});

const piece: Piece = {
  ...{ kind: 'Unit', member: 'u1', name: 'Infantry', label: '', value: '', place: '', side: undefined },
  ...{ sideId: undefined, sideName: undefined, badges: [], riders: [], faded: false },
} as never;
const picking = pickingOf({ candidates: [], asked: undefined, picked: [], onPick: undefined });
const groups = [{ side: undefined, name: 'Red', pieces: [piece] }];
const props = { of: 'tray', title: 'Tray', hasRoom: true, groups, countsOnly: false, picking } as const;

test('the note stands at the corner of its counter', () => {
  expect(renderToStaticMarkup(<HeldBox {...props} noteOf={() => '2'} />)).toContain('<span class="held-note">2</span>');
  expect(renderToStaticMarkup(<HeldBox {...props} />)).not.toContain('held-note');
});

test('a counter that can be taken instead of another takes clicks and drags, though it isn’t asked for', () => {
  expect(renderToStaticMarkup(<HeldBox {...props} canSwitch />)).toContain('class="held-piece" data-place="Unit.u1"');
  expect(renderToStaticMarkup(<HeldBox {...props} />)).not.toContain('held-piece');
});

test('next to the board, counters have the notes of an assignment and of answers, and can be taken instead', () => {
  const info = {
    ...{ roleKind: 0, states: [], piles: [], types: [{ t: 'bool' }] },
    kinds: [
      { name: 'Side', members: ['red'] },
      { name: 'Unit', members: ['u1', 'u2', 'u3'] },
    ],
    fields: [{ kind: 1, name: 'at', type: 0, state: true }],
  } as unknown as GameInfo;
  const how: BoardLayout = { ...emptyLayout, kinds: { Unit: { draw: 'counter', at: 'at' } } };
  const shown = {
    ...{ info, how, words: english, asked: 'Unit', candidates: ['u2'], picked: ['u1'], onPick: () => undefined },
    ...{
      view: { fields: { 'Unit.at': ['none', 'none', 'none'] }, states: {}, names: {} },
      place: { byMember: new Map() },
    },
    ...{ instead: [{ kind: 'Unit', candidates: ['u3'] }], drafts, pieceNotes: { 'Unit.u1': '9', 'Unit.u2': '4' } },
  };
  const html = renderToStaticMarkup(<Tray {...(shown as never as Parameters<typeof Tray>[0])} />);
  expect([...html.matchAll(/class="held-note">([^<]*)</g)].map(([, note]) => note)).toEqual(['2', '4']);
  expect(html).toContain('class="held-piece" data-place="Unit.u3"');
});

test('what is placed already leaves its room in the tray, as long as something else is still to be placed', () => {
  const info = {
    ...{ roleKind: 0, states: [], piles: [], types: [{ t: 'bool' }] },
    kinds: [
      { name: 'Side', members: ['red'] },
      { name: 'Unit', members: ['u1', 'u2'] },
      { name: 'Town', members: ['aria'] },
    ],
    fields: [{ kind: 1, name: 'at', type: 0, state: true }],
  } as unknown as GameInfo;
  const how: BoardLayout = { ...emptyLayout, kinds: { Unit: { draw: 'counter', at: 'at' } } };
  const tray = (values: Readonly<Record<string, string>>): string => {
    const shown = {
      ...{ info, how, words: english, asked: 'Unit', candidates: ['u2'], picked: [], onPick: () => undefined },
      ...{ view: { fields: { 'Unit.at': ['none', 'none'] }, states: {}, names: {} } },
      ...{ place: { byMember: new Map([['aria', { kind: 'Town', member: 'aria' }]]) } },
      drafts: { kind: 'Unit', values },
    };
    return renderToStaticMarkup(<Tray {...(shown as never as Parameters<typeof Tray>[0])} />);
  };
  const inOrder = (html: string) => [...html.matchAll(/held-room|data-place="[^"]*"/g)].map(([part]) => part);
  expect(inOrder(tray({ u1: 'aria' }))).toEqual(['held-room', 'data-place="Unit.u2"']);
  expect(tray({ u1: 'aria', u2: 'aria' })).toBe('');
});
