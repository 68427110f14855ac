import type { Type } from '@sandtable/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { schemaCheck } from '../src/ajv.ts';
import { fromJson, readJson, readValue, typeSchema } from '../src/index.ts';
import { numberPattern } from '../src/number-pattern.ts';
import { cellFor } from './arbitrary-cell.ts';
import { columnType, members, numbers } from './arbitrary-type.ts';

const names = {
  member: (kind: number, id: string): number | undefined => {
    const ordinal = members(kind).indexOf(id);
    return ordinal < 0 ? undefined : ordinal;
  },
};

function readerAccepts(type: Type, text: string): boolean {
  const { node } = readJson('a.json', text);
  return node !== undefined && readValue(fromJson(node), type, names).problem === undefined;
}

const typeWithCells = columnType.chain((type) =>
  fc.record({ type: fc.constant(type), cells: fc.array(cellFor(type), { minLength: 12, maxLength: 12 }) }),
);

describe('reader and Ajv accept the same', () => {
  it('cells of every type', () => {
    const seen = { accepted: 0, refused: 0 };
    fc.assert(
      fc.property(typeWithCells, ({ type, cells }) => {
        const ajv = schemaCheck(typeSchema(type, { members, targets: () => [] }));
        for (const cell of cells) {
          const text = JSON.stringify(cell);
          const accepted = readerAccepts(type, text);
          seen[accepted ? 'accepted' : 'refused'] += 1;
          expect({ text, accepted: ajv(JSON.parse(text)) }).toEqual({ text, accepted });
        }
      }),
      { numRuns: 600 },
    );
    // A law that only ever sees one verdict says nothing.
    expect(Math.min(seen.accepted, seen.refused)).toBeGreaterThan(1000);
  });

  it('numbers, as they are spelled inside of tags', () => {
    fc.assert(
      fc.property(
        numbers,
        fc.integer({ min: -4000, max: 4000 }),
        fc.constantFrom('', '.0', '.5', '.25', '.750', '.1'),
        (type, whole, end) => {
          const tag: Type = {
            t: 'union',
            name: undefined,
            parts: [{ p: 'tag', of: 'T', name: 'a', payload: [{ name: undefined, type }] }],
          };
          const pattern = numberPattern(type);
          const matches = pattern !== undefined && new RegExp(`^(?:${pattern})$`, 'u').test(`${whole}${end}`);
          expect(matches).toBe(readerAccepts(tag, JSON.stringify(`a(${whole}${end})`)));
        },
      ),
      { numRuns: 2000 },
    );
  });
});
