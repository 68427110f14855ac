import { expect, test } from 'vitest';
import { layoutFindings } from '../src/layout-format.ts';

/** Findings as `code path expected/key: the text they mark`. */
const described = (text: string): readonly string[] =>
  layoutFindings('layout.json', text).map(
    ({ code, fields, span }) =>
      `${code} ${fields.path ?? ''} ${fields.expected ?? fields.key}: ${text.slice(span.start, span.end)}`,
  );

const place = (at: string) => `{"version": 1, "places": {"City.a": ${at}}}`;

test.each([
  ['{}', ['format/missing top version: {}']],
  ['{"version": 2}', ['format/value version 1: 2']],
  ['[]', ['format/value top object: []']],
  ['{"version": 1,}', ['format/json  string: }']],
  ['{"version": 1, "place": {}}', ['format/unknown-key place place: "place"']],
  [place('{"at": [1]}'), ['format/value places › City.a › at ≥ 2: [1]']],
  [place('{"at": [1, "2"]}'), ['format/value places › City.a › at › 1 number: "2"']],
  [place('{"at": [[1, 2], [3]]}'), ['format/value places › City.a › at › 1 ≥ 2: [3]']],
  [
    place('{"at": [1, 2], "label": "x"}'),
    ['format/value places › City.a › label n | e | s | w | ne | se | sw | nw | …: "x"'],
  ],
  [
    '{"version": 1, "lines": [7, {"relations": "road"}]}',
    [
      'format/value lines › 0 string | object: 7',
      'format/missing lines › 1 relation: {"relations": "road"}',
      'format/unknown-key lines › 1 › relations relations: "relations"',
    ],
  ],
  [
    '{"version": 1, "sides": {"a": {"colour": "red", "pattern": "dots", "letter": "ABC"}}}',
    [
      'format/value sides › a › colour /^#[0-9a-fA-F]{6}$/: "red"',
      'format/value sides › a › letter /^[^\\n]{1,2}$/: "ABC"',
    ],
  ],
  ['{"version": 1, "standing": ["points"]}', ['format/value standing › 0 /^[^.]+\\.[^.]+$/ | object: "points"']],
  ['{"version": 1, "standing": ["Side.points", {"count": "Town.holder", "where": "walled"}]}', []],
  ['{"version": 1, "$schema": "../schemas/layout.json", "lines": ["road", {"relation": "sea"}]}', []],
])('%s', (text, expected) => {
  expect(described(text)).toEqual(expected);
});
