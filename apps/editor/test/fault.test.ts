import { engine } from '@sandtable/engine';
import { createMatch } from '@sandtable/session';
import { load } from '@sandtable/testkit';
import { afterEach, expect, test, vi } from 'vitest';
import type { CompilerApi } from '../src/workers/compiler-api.ts';
import type { Call } from '../src/workers/rpc.ts';
import { clientOf } from './services.ts';

const RULES = `ruleset "sums" version "1" language 1
kind Side
table Side { id
  red }
kind Town
table Town { id
  aria
  bree }
type Order = rest | go(to: Town)
seats for Side { one { a {red} } }
state sum: 0..10 = 4
play {
  for s in Side { let early = 3  sum = 4 + early }
  let order = choose one of Order by red
  let n = choose one of 0..9 by red
  sum += n
  finish won by {red}
}
`;
const files = [{ path: 'rules.sand', text: RULES }];

afterEach(() => void vi.unstubAllGlobals());

/** The worker without a page: what is posted to it, and what it posts back. */
async function worker() {
  const self: { onmessage?: (event: object) => Promise<void>; postMessage: (data: object) => void } = {
    postMessage: () => undefined,
  };
  vi.stubGlobal('self', self);
  await import('../src/workers/compile.worker.ts');
  return clientOf<CompilerApi>(async (call: Call<CompilerApi>) => {
    let reply: { value?: unknown; error?: Error } = {};
    self.postMessage = (data) => {
      reply = data;
    };
    await self.onmessage?.({ data: { id: 1, call } });
    if (reply.error !== undefined) throw reply.error;
    return reply.value;
  });
}

test('the compile worker tells what a fault met, in words, and that it does not know where the match does not come to it', async () => {
  const compiler = await worker();
  const { javascript = '' } = await compiler.compile({ files, variants: [] }, 'en');
  const create = await load(javascript);
  const match = createMatch(create(engine), { seats: 'one', seed: 1 });
  expect(match.decide('go(bree)').ok && match.decide(7).ok).toBe(true);
  const { fault } = match.view();
  expect(fault?.code).toBe('fault/range');
  const save = match.save();
  const lines = await compiler.faultDetails(save, 'fault/range', 'en');
  expect(lines).toEqual(['The value was 14.', 'Allowed: 0..10.', 'order = go(bree)', 'n = 7']);
  const other = await compiler.faultDetails(save, 'fault/only', 'de');
  expect(other).toEqual([expect.stringContaining('unbekannt')]);
});
