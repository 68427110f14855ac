import { expect, test } from 'vitest';
import { findingsOf } from '../src/map-editor/useStrokeFindings.ts';
import type { Finding } from '../src/workers/protocol.ts';

const finding = (message: string, severity = 'error'): Finding =>
  ({ code: 'expect/failed', severity, message, file: 'checks.sand', start: 0, end: 1 }) as unknown as Finding;

test('what was wrong before a stroke is not its doing, nor is a note', () => {
  const before = [finding('old')];
  const nothing = { fresh: [], marks: [] };
  expect(findingsOf({ cells: ['a1'], before }, before)).toEqual(nothing);
  expect(findingsOf({ cells: ['a1'], before }, [finding('old'), finding('by the way', 'note')])).toEqual(nothing);
});

test('the cells of a stroke are marked as badly as what it broke', () => {
  const after = [finding('old'), finding('odd', 'warning'), finding('wrong')];
  const { fresh, marks } = findingsOf({ cells: ['a1', 'b2'], before: [finding('old')] }, after);
  expect(fresh).toEqual([1, 2]);
  expect(marks).toEqual([{ key: 'stroke', severity: 'error', members: ['a1', 'b2'], isLoose: true, text: 'odd' }]);
  expect(findingsOf({ cells: [], before: [] }, [finding('odd', 'warning')]).marks[0]?.severity).toBe('warning');
});
