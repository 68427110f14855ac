import type { Brush } from '@sandtable/ide';
import { expect, test } from 'vitest';
import { cleared } from '../src/map-editor/cells/cleared.ts';

const brush = (text: string, field = 'on', drawing = 0): Brush => ({
  ...{ id: `${field} ${text}`, kind: 'Hex', file: 'hexes.json', sort: 'value', drawing, text, once: false },
  says: [{ field, value: text }],
});

test('cells that a block leaves are emptied once per field, and only where they say something', () => {
  const brushes = [brush('none'), brush('n1'), brush('n2'), brush('meadow', 'land'), brush('wood', 'land')];
  const printed = {
    'Hex.on': { from: 'on', initial: 'none', values: ['n1', 'none', 'n2'] },
    'Hex.land': { from: 'land', initial: 'meadow', values: ['meadow', 'meadow', 'wood'] },
  };
  const touches = cleared(printed, { brushes, kind: 'Hex', members: ['a', 'b', 'c'] }, ['a', 'b', 'c']);
  expect(touches.map((touch) => `${touch.cell} ${touch.brush.id}`)).toEqual([
    'a on none',
    'c on none',
    'c land meadow',
  ]);
});
