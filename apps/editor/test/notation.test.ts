import { layoutFindings } from '@sandtable/board/layout';
import { compile, nonRuleFindings } from '@sandtable/compiler';
import { engine } from '@sandtable/engine';
import { formOf, print } from '@sandtable/notation';
import { createMatch } from '@sandtable/session';
import { loggedLines, paperFor, readLines } from '@sandtable/session/notation';
import { load } from '@sandtable/testkit';
import { expect, it } from 'vitest';
import { pageNotation, writtenFiles } from '../src/play/page-notation.ts';

const RULES = `ruleset "ferry" version "1.0.0" language 1
kind Side
table Side { id
  red
}
kind Town
table Town { id
  aria
  bree
}
kind Cart pool 4 { side: Side  state at: Town }
type Errand = rest | go(to: Town)
notation Errand for c: Cart from "errands"
seats for Side { one { a {red} } }
play {
  let first = create Cart(side: red, at: aria)
  let errands = choose one of Errand for each c in Cart by red
  finish won by {red}
}
`;
const buffers = {
  'ferry/rules.sand': { text: RULES },
  'ferry/l10n/errands.en.txt': {
    text: 'Errand.rest = {c} H\nErrand.go = {c} - {to}\nCart = [Cart ]{at}\nTown.aria = Ari\n',
  },
  'ferry/l10n/names.en.ftl': { text: 'Town_bree_name = Bree\n' },
  'other/l10n/errands.de.txt': { text: 'Errand.rest = {c} XXX\n' },
};

it('reads lines and prints the log with the files of the open ruleset', async () => {
  const { javascript = '' } = compile([{ path: 'rules.sand', text: RULES }]);
  const create = await load(javascript);
  const match = createMatch(create(engine), { seats: 'one', seed: 1 });
  const { info } = match.module;
  const notation = pageNotation(writtenFiles(buffers, 'ferry'), info);
  const ask = match.ask([]);
  if (notation === undefined || ask === undefined) throw new Error('it has a notation, and asks');
  expect(notation.languages).toEqual(['en']);
  const written = { notation, lang: 'de' } as const;
  const paper = paperFor(info, written, match.view(), ask);
  const { answer } = (paper && readLines(paper, ['aria-bree'])) ?? {};
  expect(answer).toEqual({ each: { cart_1: 'go(bree)' } });
  expect(match.decide(answer ?? '').ok).toBe(true);
  const [line] = match.view().log;
  expect(line && loggedLines(info, written, line)).toEqual(['Ari - Bree']);
  expect(line && loggedLines(info, written, { ...line, args: { ...line.args, answer: [] } })).toBeUndefined();
  const form = formOf(notation, ask.choice);
  expect(form && print({ ...written, board: [] }, form, 'rest', { member: 'cart_2' })).toBe('cart_2 H');
});

it('tells what is wrong with patterns among the findings of the page', () => {
  const sources = [
    { path: 'rules.sand', text: RULES },
    { path: 'l10n/errands.en.txt', text: 'Errand.rest = {c} H\nErrand.go = {c} - {goal}\n' },
  ];
  const found = nonRuleFindings(sources, compile(sources), layoutFindings).map(({ code, fields }) => [
    code,
    fields.name,
  ]);
  expect(found).toEqual([['notation/parameter', 'goal']]);
});
