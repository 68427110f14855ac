// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { keepLenses } from '../src/text-editor/keep-lenses.ts';

/** Parts of Monaco have no types. */
const part = (path: string) => import(`monaco-editor/editor/${path}.js`);

/** A text of Monaco with a count above each of its lines, as its editor makes them, and which of them it lays out. */
async function countsOver(lines: readonly string[]) {
  const { CodeLensHelper, CodeLensWidget } = await part('contrib/codelens/browser/codelensWidget');
  let text = [...lines];
  /** The line that each mark is on, 1 for the first. */
  const marks = lines.map((_, i) => i + 1);
  const laidOut: string[] = [];
  const zones = { addZone: () => '', layoutZone: (id: string) => laidOut.push(id), removeZone: () => undefined };
  const rangeAt = (line: number) => ({
    ...{ startLineNumber: line, startColumn: 1, endLineNumber: line, endColumn: 2 },
    isEmpty: () => false,
  });
  const model = {
    getDecorationRange: (id: string) => rangeAt(marks[Number(id)] ?? 0),
    getLineFirstNonWhitespaceColumn: (line: number) => (text[line - 1] ?? '').search(/\S/) + 1,
  };
  const nothing = (): void => undefined;
  const editor = { getModel: () => model, addContentWidget: nothing, layoutContentWidget: nothing };
  const lenses = lines.map((_, i) => {
    const symbol = { range: rangeAt(i + 1), command: { id: 'uses', title: '1 use' } };
    const lens = new CodeLensWidget([{ symbol }], editor, new CodeLensHelper(), zones, 20, nothing);
    Object.assign(lens, { _decorationIds: [String(i)], _viewZoneId: String(i) });
    return lens;
  });
  const typed = (next: readonly string[], moved: (line: number) => number): readonly string[] => {
    text = [...next];
    for (const [i, line] of marks.entries()) marks[i] = moved(line);
    laidOut.length = 0;
    for (const lens of lenses) lens.update(zones);
    return [...laidOut];
  };
  return { typed, places: () => lenses.map((lens) => lens._contentWidget.getPosition().position) };
}

test('a key in a line lays out no count above a line, and those that move or are indented are laid out', async () => {
  keepLenses();
  const { typed, places } = await countsOver(['one', 'two', 'three']);
  expect(typed(['one', 'twos', 'three'], (line) => line)).toEqual([]);
  expect(typed(['one', '  twos', 'three'], (line) => line)).toEqual(['1']);
  expect(places()[1]).toEqual({ lineNumber: 2, column: 3 });
  expect(typed(['one', 'new', '  twos', 'three'], (line) => (line === 1 ? line : line + 1))).toEqual(['1', '2']);
  expect(places().map(({ lineNumber }) => lineNumber)).toEqual([1, 3, 4]);
  expect(typed(['one', 'news', '  twos', 'three'], (line) => line)).toEqual([]);
});
