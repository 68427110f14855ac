import { compile } from '@sandtable/compiler';
import type { GameInfo } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { ruleOf } from '../src/play/rule-of.ts';
import { latestOnly } from '../src/state/latest-only.ts';

const RULES = `ruleset "bids" version "1.0.0" language 1
kind Side
table Side { id
  red }
seats for Side { one { first {red} } }
procedure bid(s: Side) {                       §4
  step offer {                                 §4.1
    let n = choose one of 0..9 by s
    let luck = roll Coin                       §6
    let friend = random one of Side
    shuffle spoils
    log "offered" (s, n)                       §4.2 §7
  }
  log "over" (s)
}
die Coin { 1, 2 }
pile spoils of Side ordered
procedure rest(s: Side) { log "rested" (s) }
play { for s in Side { bid(s) rest(s) } }
`;

/** The info alone, as it is in the module. */
const infoOf = (text: string): GameInfo => {
  const { javascript = '' } = compile([{ path: 'rules.sand', text }]);
  const line = javascript.split('\n').find((one) => one.includes('"digest"')) ?? '';
  return JSON.parse(line.slice(line.indexOf('{'), line.lastIndexOf('}') + 1));
};

test('a line of the log leads to its statement, question or place of chance, and to what that carries out', () => {
  const info = infoOf(RULES);
  const led = (sort: 'log' | 'decision' | 'roll' | 'chance', path: string) => {
    const rule = ruleOf(info, { sort, path, decision: 1, args: {} });
    return rule && [rule.file, RULES.slice(rule.start, rule.start + 6), rule.sections];
  };
  expect(led('decision', 'bid/n')).toEqual(['rules.sand', 'choose', '§4.1']);
  expect(led('log', 'bid/offered')).toEqual(['rules.sand', 'log "o', '§4.2 §7']);
  expect(led('log', 'bid/over')?.[2]).toBe('§4');
  expect(led('log', 'rest/rested')?.[2]).toBe('');
  expect(led('roll', 'bid/luck')).toEqual(['rules.sand', 'roll C', '§6']);
  expect(led('chance', 'bid/friend')).toEqual(['rules.sand', 'random', '§4.1']);
  expect(led('chance', 'bid/shuffle-spoils')).toEqual(['rules.sand', 'shuffl', '§4.1']);
  expect(led('roll', 'bid/n')).toBeUndefined();
});

test('of values that come while another is worked on, only the newest is', async () => {
  const done: number[] = [];
  const go = latestOnly(async (value: number) => {
    await Promise.resolve();
    done.push(value);
  });
  await Promise.all([0, 1, 2, 3].map(go));
  expect(done).toEqual([0, 3]);
  await go(4);
  expect(done).toEqual([0, 3, 4]);
});
