import { afterEach, expect, test, vi } from 'vitest';
import { overHttp } from '../src/storage/over-http.ts';

afterEach(() => vi.restoreAllMocks());

test('a server that says nothing for half a minute is gone, whatever was asked of it', async () => {
  const limits: number[] = [];
  const ends: AbortController[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((after) => {
    limits.push(after);
    const end = new AbortController();
    ends.push(end);
    return end.signal;
  });
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    (_, init) => new Promise((_, failed) => init?.signal?.addEventListener('abort', () => failed(init.signal?.reason))),
  );
  const project = overHttp('http://localhost/');
  const asked = [
    project.list(),
    project.read('g/a.sand'),
    project.readAll(['g/a.sand']),
    project.write('g/a.sand', 'x', '1'),
    project.remove('g/a.sand', '1'),
    project.rename('g/a.sand', 'g/b.sand', '1'),
  ];
  const reported = Promise.allSettled(asked);
  for (const end of ends) end.abort();
  expect(limits).toEqual(asked.map(() => 30_000));
  for (const one of await reported) expect(one).toMatchObject({ status: 'rejected', reason: { why: 'unreachable' } });
});

test('a file that cannot be read is one that is not written over; every other refusal is reported with its reason', async () => {
  const answer = (status: number, error: string) =>
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(JSON.stringify({ error }), { status }));
  const project = overHttp('http://localhost/');
  answer(503, 'cannotRead');
  expect(await project.read('g/a.sand')).toMatchObject({ lossy: true, unreadable: true });
  for (const [status, why] of [
    [400, 'notPart'],
    [400, 'sameName'],
    [403, 'readOnly'],
    [401, 'token'],
  ] as const) {
    answer(status, why);
    await expect(project.write('g/a.sand', 'x', '1')).rejects.toMatchObject({ why });
  }
});
