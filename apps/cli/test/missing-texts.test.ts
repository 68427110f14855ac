import { expect, test } from 'vitest';
import { ownFolder } from './own-folder.ts';

const RULES = `ruleset "game" version "1.0.0" language 1
kind Side { state points: 0..9 = 0 }
table Side {
  id
  red
  blue
}
kind Chip pool 9 { owner: Side }
option quick: bool = false
constant most: 1..9 = 3
die D6 { 1..6 }
state round: 1..3 = 1

seats for Side { two { first {red}  second {blue} } }
play {
  phase bidding { bid(red) }
  finish won by {red} because "over"
}
procedure bid(s: Side) {
  let die = roll D6 by s
  choose what by s {
    pay(n: 1..3 where n <= s.points else "too-poor") -> log "paid" (n)
    pass
  }
}
example "passing" {
  run bid(red) { roll die: 3  what: pass }
  then { red.points == 0 }
}
`;
const FTL = `bid--what = What now?
bid--what--pay--log = { $role } pays { $n }.
`;
const { sandtable, write } = ownFolder({ 'rules.sand': RULES });

test('what players read and nobody has written is listed, ready to be filled in', async () => {
  const { out, code } = await sandtable('l10n', 'missing', '.');
  expect(code).toBe(0);
  expect(out.split('\n')[0]).toMatch(/^# .+ \(en\): (\d+) of \1 texts are missing\.$/);
  for (const id of ['ruleset--name', 'seats--two--first', 'play--bidding', 'play--over', 'bid--die', 'bid--what--pass'])
    expect(out).toMatch(new RegExp(`^${id} = `, 'm'));
  for (const id of [
    'bid--what--pay--n',
    'bid--too-poor',
    'bid--paid',
    'Side_red_name',
    'option--quick',
    'state--round',
  ])
    expect(out).toMatch(new RegExp(`^${id} = `, 'm'));
  expect(out).toContain('bid--too-poor = too poor');
  expect(out).not.toMatch(/short|--log|--title|constant--most|Side_points|example|procedure|Chip_chip/);
});

test('what a language has is missing in the other only; a sentence for the log will do', async () => {
  await write('l10n/messages.en.ftl', FTL);
  await write('l10n/messages.de.ftl', 'bid--die = Würfel\n');
  const { out } = await sandtable('l10n', 'missing', '.');
  const [, german = '', english = ''] = out.split(/^# .+ texts (?:is|are) missing.*$/m);
  expect(german).toContain('bid--what = what');
  expect(german).not.toContain('bid--die');
  expect(english).toContain('bid--die = die');
  expect(english).not.toMatch(/bid--what =|bid--what--pay =/);
  expect((await sandtable('l10n', 'missing', '.', 'fr')).out).toMatch(/^# .+ \(fr\): /);
});

test('with --all, texts that something else stands in for are listed too', async () => {
  const { out } = await sandtable('l10n', 'missing', '.', '--all');
  for (const id of ['bid--what--pass--log', 'Side_red_short', 'Side_points', 'constant--most'])
    expect(out).toMatch(new RegExp(`^${id} = `, 'm'));
  expect(out, 'what is said in addition, and what the layout says').not.toMatch(/_letter|what--about/);
});

test('a map full of nameless places is one line', async () => {
  const rows = Array.from({ length: 30 }, (_, n) => `  h${n}`).join('\n');
  await write('hexes.sand', `kind Hex\ntable Hex {\n  id\n${rows}\n}\n`);
  const { out } = await sandtable('l10n', 'missing', '.');
  expect(out).toContain('# Hex: 30 members have no name. Use --all to list them.');
  expect(out).not.toContain('Hex_h3_name');
  expect((await sandtable('l10n', 'missing', '.', '--all')).out).toContain('Hex_h3_name = h3');
});

test('a house rule is asked for what it adds, in its own form; nothing is written into the texts of the game', async () => {
  await write(
    'variants/more.sand',
    `variant "more" version "1.0.0" of "game" "^1.0" {
  add Side.green {}
  add Side.grey {}
  text Side.grey.name en = "Grey"
}
`,
  );
  const { out } = await sandtable('l10n', 'missing', '.+more', 'en');
  expect(out.split('\n').slice(1)).toEqual(['text Side.green.name en = "green"']);
});
