import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { draftNote } from '../src/draft-note.ts';
import { HeldBox } from '../src/HeldBox.tsx';
import { pickingOf } from '../src/Pick.tsx';
import type { Piece } from '../src/pieces.ts';

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
