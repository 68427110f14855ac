import { compile, notationFindings } from '@sandtable/compiler';
import { createMessages } from '@sandtable/messages';
import { compileNotation } from '@sandtable/notation';
import { createMatch, type Match } from '@sandtable/session';
import { answerLines, paperFor, readLines, resultLines, standingsIn } from '@sandtable/session/notation';
import { expect, test } from 'vitest';
import { loadModule } from '../../src/module.ts';
import { de, en, messages, rules } from './carts.ts';

const patterns = [
  { path: 'l10n/errands.en.txt', text: en },
  { path: 'l10n/errands.de.txt', text: de },
];

async function match(): Promise<Match> {
  const { model, javascript, findings } = compile([{ path: 'rules.sand', text: rules }]);
  expect([...findings, ...notationFindings(patterns, model)].filter(({ severity }) => severity !== 'note')).toEqual([]);
  return createMatch(await loadModule(javascript ?? ''), { seats: 'two', seed: 1 });
}

function paper(now: Match, lang: 'en' | 'de' = 'en') {
  // Between the pages each side says whether it is in a hurry.
  if (now.ask([])?.choice === 'play/early') now.decide(false);
  const { info } = now.module;
  const notation = compileNotation(patterns, info, [createMessages('en', [messages])]);
  const ask = now.ask([]);
  const made = ask && paperFor(info, { notation, lang }, now.view(), ask);
  if (made === undefined) throw new Error('the open question is written');
  return made;
}

test('lines answer an open question, and are printed with what became of them', async () => {
  const now = await match();
  const own = paper(now);
  const { answer = '', picks, notes } = readLines(own, ['Cart Ari - Corin', 'bree-dorn']);
  expect(answer).toEqual({ each: { r1: 'go(corin)', r2: 'go(dorn)' } });
  expect(picks).toEqual(['go(corin)', 'go(dorn)']);
  expect(notes.map(({ code }) => code)).toEqual(['notation/read', 'notation/read']);
  expect(answerLines(own, answer)).toEqual(['Ari - Corin', 'Bree - Dorn']);
  expect(now.decide(answer).ok).toBe(true);
  const other = paper(now, 'de');
  const reply = readLines(other, ['Dorn nach Ari', 'Karren Dorn - Corin']);
  expect(reply.notes.map(({ code }) => code)).toEqual(['notation/not-understood', 'notation/read']);
  expect(now.decide(reply.answer ?? '').ok).toBe(true);
  now.decide(true);
  const after = standingsIn(now.module.info, now.view(), 2);
  expect(resultLines(own, answer, after)).toEqual(['Ari - Corin *fails*', 'Bree - Dorn']);
  expect(resultLines(other, reply.answer ?? '', after)).toEqual(['Dorn - Corin *scheitert*']);
});

test('lines without a key make a set', async () => {
  const now = await match();
  for (let i = 0; i < 2; i += 1) now.decide(readLines(paper(now), []).answer ?? '');
  const own = paper(now);
  expect(now.ask([])?.choice).toBe('play/sold');
  const { answer, notes } = readLines(own, ['Sell Bree', 'Sell Dorn']);
  expect(answer).toEqual(['r2']);
  expect(notes.map(({ code }) => code)).toEqual(['notation/read', 'notation/not-there']);
  expect(now.decide(answer ?? '')).toEqual({ ok: true });
});
