import { expect, test } from 'vitest';
import { addressIn } from '../../src/queue/address.ts';
import { sandtable } from '../sandtable.ts';

test('an address is shown without name and password', () => {
  expect(addressIn('redis://ada:secret@play.example:7000/2')).toEqual({
    url: 'redis://ada:secret@play.example:7000/2',
    shown: 'redis://play.example:7000/2',
  });
});

test.each(['http://localhost', 'localhost:6379', 'redis://', 'redis://localhost/games', ''])(
  '“%s” is no address',
  async (value) => {
    const { code, err } = await sandtable('/', 'worker', '--queue', value);
    expect([code, err]).toEqual([
      2,
      `“${value}” isn’t the address of a queue. Example: --queue redis://localhost:6379`,
    ]);
  },
);

test('what is wrong with an address is reported without its password', async () => {
  const { err } = await sandtable('/', 'worker', '--queue', 'redis//ada:secret@localhost');
  expect(err).not.toContain('secret');
});

test('where nothing answers, a sentence reports it', async () => {
  // Nobody may listen on this port without being asked to.
  const { code, err } = await sandtable('/', 'worker', '--queue', 'redis://127.0.0.1:1');
  expect(code).toBe(2);
  expect(err).toMatch(/^Can’t connect to Redis at redis:\/\/127\.0\.0\.1:1 \(ECONNREFUSED\)\. [^\n]+$/);
});

test('a thread is never given so little memory that it would end its worker', async () => {
  const { code, err } = await sandtable('/', 'worker', '--queue', 'redis://127.0.0.1:1', '--memory', '63');
  expect([code, err]).toEqual([2, '--memory must be at least 64 MB: a thread can’t start with less.']);
});
