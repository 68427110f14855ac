import { compile } from '@sandtable/compiler';
import { engine } from '@sandtable/engine';
import { createMatch } from '@sandtable/session';
import { load } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { sentencesOf } from '../src/explain/claim-words.ts';
import { say } from '../src/words.ts';
import { whyService } from '../src/workers/why.ts';
import type { AskedQuestion } from '../src/workers/why-protocol.ts';
import { replyAs } from './described-as.ts';

const RULES = `ruleset "cards" version "1.0.0" language 1
kind Side
kind Card { good: bool = false }
table Side { id
  red
  blue }
table Card { id good
  ace false
  deuce true
  trey true
  four true }
seats for Side { two { first {red} second {blue} } }
pile hand(s: Side) of Card seen by {s}
pile stock of Card seen by nobody
pile shown of Card
play {
  put ace into hand(red)
  put deuce into hand(blue)
  put trey into stock
  put four into shown
  choose order by red {
    use(c in hand(red) where c.good else "bad") -> put c into shown
    pass
  }
  choose order2 by red { stay }
}
`;

const files = [{ path: 'rules.sand', text: RULES }];
const { javascript = '', findings } = compile(files);
const module = (await load(javascript))(engine);
const match = createMatch(module, { seats: 'two', seed: 1 });
const service = whyService();
const texts = {
  named: () => undefined,
  member: (name: string) => name,
  value: (_: string, value: unknown) => String(value),
};

function against(eyes: AskedQuestion['eyes'], picked: readonly string[], name: string) {
  const at = { files, variants: [], save: match.save(true), at: match.cursor, watches: [], lang: 'en' };
  return replyAs(service.candidate(at, { choice: 'play/order', role: 'red', eyes }, picked, name), 'against').against;
}

const said = (eyes: AskedQuestion['eyes'], name: string): readonly string[] =>
  against(eyes, ['use'], name).flatMap(({ claims }) => sentencesOf(say('en'), texts, claims).map(({ text }) => text));

test('the rules that are asked about are right', () => {
  expect(findings.map(({ code, fields }) => [code, fields])).toEqual([]);
});

test('in which pile a member lies is told only to whoever may see that', () => {
  expect(said(undefined, 'trey')).toEqual(['Trey: in “stock”, but must be in “hand(red)”.']);
  expect(said('asked', 'trey')).toEqual(['Trey: not in “hand(red)”.']);
  expect(said('asked', 'deuce')).toEqual(['Deuce: not in “hand(red)”.']);
  expect(said('asked', 'four')).toEqual(['Four: in “shown”, but must be in “hand(red)”.']);
});

test('where one reason excludes all that could be chosen next, that is the reason', () => {
  expect(against('asked', [], 'use').map(({ what, reason }) => [what, reason])).toEqual([['later', 'play/bad']]);
  expect(against('others', [], 'use').map(({ reason }) => reason)).toEqual([undefined]);
});
