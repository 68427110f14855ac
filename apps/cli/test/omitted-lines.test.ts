import { expect, test } from 'vitest';
import { ownFolder } from './own-folder.ts';
import { typing } from './sandtable.ts';

const RULES = `ruleset "bids" version "1.0.0" language 1
kind Side
table Side { id
  red
}
seats for Side { one { all {red} } }
play {
  repeat 2 times { bid(red) }
  finish won by {red}
}
procedure bid(s: Side) {
  let wants = choose one of bool by s
  if wants { log "bid" (s) }
  log "done" (s)
}
`;
const FTL = `Side_red_name = Red
bid--wants = A card? It costs a coin.
bid--wants--true--log = { "" }
bid--wants--false--log = { $role } passes.
bid--bid = { $s } buys a card.
bid--done = { "" }
`;
const { at, sandtable, write } = ownFolder({ 'rules.sand': RULES });

test('a line whose text is empty is left out, and the next one about its decision stands in its place', async () => {
  await write('l10n/messages.en.ftl', FTL);
  const typed = ['yes', 'log', 'why', 'no'];
  const { out } = await typing(typed, at('.'), 'play', '.', '--seed', '1', '--lang', 'en');
  const lines = out.split('\n').filter((line) => /buys|passes|happened/.test(line));
  const said = 'Red buys a card.';
  expect(lines).toEqual([said, said, 'What happened last:', `  ${said}`, 'Red passes.']);
  expect(out).not.toMatch(/Bid|Done|^\s*$/m);
});

test('a text that is empty in one language isn’t missing there, whatever the other one says', async () => {
  await write('l10n/messages.de.ftl', FTL.replace('{ $role } passes.', '{ "" }').replace('log = { "" }', 'log = Ja.'));
  const { out } = await sandtable('l10n', 'missing', '.');
  expect(out).not.toContain('bid--');
  expect((await sandtable('check', '.')).out).toContain('No findings');
});
