// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { skipUnseen } from '../src/text-editor/skip-unseen.ts';

/** Monaco's part for what lies over the text, with a widget at each of some lines. */
async function widgetsAt(lines: readonly number[]) {
  const { ViewContentWidgets } = await import(
    'monaco-editor/editor/browser/viewParts/contentWidgets/contentWidgets.js' as string
  );
  const viewModel = {
    model: { validatePosition: (position: object) => position },
    coordinatesConverter: {
      modelPositionIsVisible: () => true,
      convertModelPositionToViewPosition: (position: object) => position,
    },
  };
  const context = {
    viewModel,
    configuration: { options: { get: () => ({ contentWidth: 500, contentLeft: 50 }) } },
    addEventHandler: () => undefined,
  };
  const part = new ViewContentWidgets(context, undefined);
  const widgets = lines.map((lineNumber) => {
    const node = document.createElement('span');
    const widget = { getId: () => String(lineNumber), getDomNode: () => node };
    part.addWidget(widget);
    part.setWidgetPosition(widget, { lineNumber, column: 1 }, null, [1], null);
    return node;
  });
  /** Draws a frame that shows some lines, and says which of them was asked where it is. */
  const draw = (startLineNumber: number, endLineNumber: number): readonly number[] => {
    const asked: number[] = [];
    const frame = {
      viewportData: { startLineNumber, endLineNumber },
      ...{ viewportWidth: 500, viewportHeight: 400, scrollLeft: 0, scrollTop: 0, bigNumbersDelta: 0 },
      getVerticalOffsetForLineNumber: (line: number) => line * 20,
      getLineHeightForLineNumber: () => 20,
      visibleRangeForPosition: ({ lineNumber }: { lineNumber: number }) => {
        asked.push(lineNumber);
        return lineNumber >= startLineNumber && lineNumber <= endLineNumber ? { left: 0 } : null;
      },
    };
    part.prepareRender(frame);
    part.render(frame);
    return asked;
  };
  const shown = () => lines.filter((_, i) => widgets[i]?.style.visibility === 'inherit');
  return { draw, shown };
}

test('only what is in sight over the text, or was, is given a place', async () => {
  skipUnseen();
  const { draw, shown } = await widgetsAt([2, 30, 400]);
  expect(draw(1, 20)).toEqual([2]);
  expect(shown()).toEqual([2]);
  expect(draw(25, 45)).toEqual([2, 30]);
  expect(shown()).toEqual([30]);
  expect(draw(25, 45)).toEqual([30]);
  expect(shown()).toEqual([30]);
});
