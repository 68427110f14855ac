import { compile } from '@sandtable/compiler';
import type { GameInfo } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { ruleOf } from '../src/play/rule-of.ts';
import { newest } from '../src/state/newest.ts';

const RULES = `ruleset "bids" version "1.0.0" language 1
kind Side
table Side { id
  red }
seats for Side { one { first {red} } }
procedure bid(s: Side) {                       §4
  step offer {                                 §4.1
    let n = choose one of 0..9 by s
    log "offered" (s, n)                       §4.2 §7
  }
  log "over" (s)
}
procedure rest(s: Side) { log "rested" (s) }
play { for s in Side { bid(s) rest(s) } }
`;

/** The info alone, as it stands in the module. */
const infoOf = (text: string): GameInfo => {
  const { javascript = '' } = compile([{ path: 'rules.sand', text }]);
  const line = javascript.split('\n').find((one) => one.includes('"digest"')) ?? '';
  return JSON.parse(line.slice(line.indexOf('{'), line.lastIndexOf('}') + 1));
};

test('a line of the log leads to its statement or question, and to what that carries out', () => {
  const info = infoOf(RULES);
  const led = (sort: 'log' | 'decision', path: string) => {
    const rule = ruleOf(info, { sort, path, decision: 1, args: {} });
    return rule && [rule.file, RULES.slice(rule.start, rule.start + 6), rule.sections];
  };
  expect(led('decision', 'bid/n')).toEqual(['rules.sand', 'choose', '§4.1']);
  expect(led('log', 'bid/offered')).toEqual(['rules.sand', 'log "o', '§4.2 §7']);
  expect(led('log', 'bid/over')?.[2]).toBe('§4');
  expect(led('log', 'rest/rested')?.[2]).toBe('');
  expect(ruleOf(info, { sort: 'roll', path: 'bid/n', decision: 1, args: {} })).toBeUndefined();
});

test('of values that come while another is worked on, only the newest is', async () => {
  const done: number[] = [];
  const go = newest(async (value: number) => {
    await Promise.resolve();
    done.push(value);
  });
  await Promise.all([0, 1, 2, 3].map(go));
  expect(done).toEqual([0, 3]);
  await go(4);
  expect(done).toEqual([0, 3, 4]);
});
