// Arrays of a module are parts of a few blocks: of these, V8 knows the place when it compiles what reads them.
import { expect, it } from 'vitest';
import { emitJavaScript } from '../src/javascript.ts';
import { hexes } from './hexes.ts';

const text = emitJavaScript(hexes());

it('constant arrays of a module are made by the function that puts them into blocks', () => {
  const constants = [...text.matchAll(/^ *const K\d+ = (\w+)\(/gm)].map(([, by]) => by);
  expect(constants.length).toBeGreaterThan(5);
  expect(new Set(constants)).toEqual(new Set(['filled']));
  expect(text).not.toMatch(/^ *const \w+ = new Int32Array\(/m);
});

interface Rooms {
  readonly room: (words: number) => Int32Array;
  readonly filled: (values: readonly number[]) => Int32Array;
}

/** The functions of the module that make its arrays. */
async function roomsOf(): Promise<Rooms> {
  const end = text.indexOf('\n  }\n', text.indexOf('function filled('));
  const code = `${text.slice(text.indexOf('let block ='), end)}\n}\nexport { room, filled };`;
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Rooms;
}

it('short arrays follow each other in a block until it is full, and long ones have their own', async () => {
  const { room, filled } = await roomsOf();
  const [first, second] = [room(5), filled([7, 8, 9])];
  expect(second.buffer).toBe(first.buffer);
  expect(second.byteOffset).toBe(first.byteOffset + 5 * Int32Array.BYTES_PER_ELEMENT);
  expect([...second]).toEqual([7, 8, 9]);
  const long = room(9000);
  expect([long.length, long.buffer.byteLength]).toEqual([9000, 9000 * Int32Array.BYTES_PER_ELEMENT]);
  const rest = room(8000);
  expect(rest.buffer).toBe(first.buffer);
  const next = room(1000);
  expect(next.buffer).not.toBe(first.buffer);
  expect(next).toEqual(new Int32Array(1000));
});
