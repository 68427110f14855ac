import { mkdtemp, rm } from 'node:fs/promises';
import { createServer as createHttp, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { createServer } from '../src/index.ts';
import { suggesterFrom } from '../src/project/suggest.ts';

const asked = { text: 'Wer gewinnt', from: 'de', to: 'fr' };
const PATIENCE = 2000;
/** A program of the system that runs wherever these tests do. */
const script = (source: string): string => `"${process.execPath}" -e "${source}"`;

let http: Server | undefined;
afterEach(() => void http?.close());

/** An address that answers like this. */
const addressOf = async (answer: (body: string) => { status?: number; body: string; location?: string }) => {
  http = createHttp((request, response) => {
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => {
      const { status = 200, body: said, location } = answer(body);
      response.writeHead(status, location === undefined ? {} : { Location: location }).end(said);
    });
  });
  const server = http;
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
};

describe('a command', () => {
  test('reads the text and knows its languages; each line is a suggestion, once', async () => {
    process.env.SANDTABLE_TOKEN = 'secret';
    const echo =
      "process.stdin.on('data', (d) => console.log(d + ' ' + process.env.SANDTABLE_TO + process.env.SANDTABLE_TOKEN + '\\n\\n' + d + '\\n' + d))";
    expect(await suggesterFrom(script(echo))(asked)).toEqual(['Wer gewinnt frundefined', 'Wer gewinnt']);
    delete process.env.SANDTABLE_TOKEN;
  });

  test.each([
    ['process.exit(3)', 'The command failed (3).'],
    ['setInterval(() => 0, 1000)', 'The command took too long.'],
    ["setInterval(() => console.log('x'.repeat(9999)), 0)", 'The answer is too large.'],
  ])('that does %s is reported: %s', async (source, why) => {
    const patience = why.includes('long') ? 300 : PATIENCE * 5;
    await expect(suggesterFrom(script(source), patience)(asked)).rejects.toThrow(why);
  });
});

describe('an address', () => {
  test('gets the text as JSON; what is no text is left out, and at most five are kept', async () => {
    const list = ['Qui gagne\u0007', '', 7, null, { a: 1 }, ' Qui gagne ', 'x'.repeat(10_001), '2', '3', '4', '5', '6'];
    let got = '';
    const url = await addressOf((body) => {
      got = body;
      return { body: JSON.stringify({ suggestions: list }) };
    });
    expect(await suggesterFrom(url)(asked)).toEqual(['Qui gagne', '2', '3', '4', '5']);
    expect(JSON.parse(got)).toEqual(asked);
  });

  test.each([
    [{ body: '{"translations":[]}' }, /list “suggestions”/],
    [{ body: 'no JSON' }, /JSON/],
    [{ body: '', status: 500 }, /HTTP 500/],
    [{ body: '', status: 302, location: 'http://127.0.0.1:1/' }, /fetch failed/],
    [{ body: ' '.repeat(200_000) }, /too large/],
  ])('that answers %j is reported', async (answer, why) => {
    await expect(suggesterFrom(await addressOf(() => answer), PATIENCE)(asked)).rejects.toThrow(why);
  });
});

test('the server asks only where it is configured to, for texts in languages, and says why nothing came', async () => {
  const tell = async (suggester?: ReturnType<typeof suggesterFrom>) => {
    const folder = await mkdtemp(join(tmpdir(), 'sandtable-suggest-'));
    const server = await createServer(folder, folder, 0, { suggester });
    const api = new URL('api/suggest', server.address);
    const post = async (body: unknown) => {
      const reply = await fetch(api, { method: 'POST', body: JSON.stringify(body) });
      return [reply.status, await reply.json()];
    };
    const said = [await (await fetch(api)).json(), await post(asked), await post({ ...asked, to: '$(ls)' })];
    await server.close();
    await rm(folder, { recursive: true });
    return said;
  };
  expect(await tell()).toEqual([{ available: false }, [404, { error: 'missing' }], [404, { error: 'missing' }]]);
  const malformed = [400, { error: 'malformed' }];
  const found = [200, { suggestions: ['Qui gagne'] }];
  expect(await tell(async () => ['Qui gagne'])).toEqual([{ available: true }, found, malformed]);
  const failing = async () => Promise.reject(new Error('Busy.'));
  expect((await tell(failing))[1]).toEqual([200, { failed: 'Busy.' }]);
});
