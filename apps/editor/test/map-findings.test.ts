import { expect, test } from 'vitest';
import { findingsOnMap, mapMarks } from '../src/board/map-findings.ts';
import type { State } from '../src/state/state.ts';
import type { Finding } from '../src/workers/protocol.ts';

const TEXT = 'table road {\n  aria bree\n  cole -- dell\n}\n';
const info = { kinds: [{ name: 'Town', members: ['aria', 'bree', 'cole'] }] } as never;
const finding = (text: string): Finding =>
  ({
    code: 'relation/alone',
    severity: 'error',
    message: 'It is joined with nothing.',
    file: 'map.sand',
    start: TEXT.indexOf(text),
    end: TEXT.indexOf(text) + text.length,
  }) as unknown as Finding;
const onMap = (...findings: readonly Finding[]) =>
  findingsOnMap(findings, info, (file) => (file === 'map.sand' ? TEXT : undefined)).map(({ members }) => members);

test('a finding lies on the places that its text names, and on the link between two of them', () => {
  expect(onMap(finding('aria bree'), finding('cole -- dell'))).toEqual([['aria', 'bree'], ['cole']]);
});

test('a finding that names no place, or stands in another file, is not on the map', () => {
  expect(onMap(finding('table road'), { ...finding('aria'), file: 'other.sand' })).toEqual([]);
  const most = `${TEXT}${'// a long remark about everything that stands above it\n'.repeat(3)}`;
  expect(findingsOnMap([{ ...finding('aria'), end: most.length }], info, () => most)).toEqual([]);
});

test('a finding that names a case lies on that, however long the text is that it is about', () => {
  const message = 'Expectation failed for h = bree.';
  expect(onMap({ ...finding('table road'), end: TEXT.length, message })).toEqual([['bree']]);
});

test('marks are the same object while they say the same of the same places, wherever in the text they stand', () => {
  const marksOf = mapMarks();
  const stateOf = (text: string, ...findings: readonly Finding[]) =>
    ({ findings, info, buffers: { 'game/map.sand': { text } }, ruleset: 'game', face: 'workshop' }) as unknown as State;
  const marks = marksOf(stateOf(TEXT, finding('aria bree')));
  expect(marks.map(({ nth }) => nth)).toEqual([0]);
  const moved = { ...finding('aria bree'), start: 18, end: 27 };
  expect(marksOf(stateOf(`// ${TEXT}`, moved))).toBe(marks);
  expect(marksOf(stateOf(TEXT, finding('cole -- dell')))).not.toBe(marks);
  expect(marksOf(stateOf(TEXT))).toBe(marksOf(stateOf(`${TEXT} `)));
});
