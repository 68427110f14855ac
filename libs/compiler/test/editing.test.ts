import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compile, createCompiler } from '../src/index.ts';

const RULES = `ruleset "test" version "1.0.0" language 1
kind Clan { strength: 1..4, state score: 0..9 = 0 }
table Clan {
  id    strength
  red   2
  blue  3
}
constant limit: 1..9 = 3
seats for Clan { two { one {red} other {blue} } }

/// The sum of all.
function total() = sum c in Clan: c.strength
function strong(c: Clan): bool = c.strength > limit
kind Site on hexes flat
table Site { id q r
  hill 0 0
  lake 1 0
}
relation road: Site -- Site { length: 0..9 by 1/2 = 1 }
table road { hill -- lake }
search reach(s: Site, far: 0..9) over (at: Site) from s {
  limit far
  step n in road(at) where n != s else "back" cost road.length(at, n) to n
}
function near(s: Site): int = count(reach(s, 2)) + (direction(s, lake) otherwise 0)
function past(s: Site): Site? = if opposite(s, hex(0, 0), hex(1, 0)) then toward(s, near(s)) else hex(near(s), 1)
function dear(s: Site): 0..9 by 1/2 = reach(s, 9).cost(lake) otherwise 9
policy bold for Clan {
  at turn/target where c == red { 1 d: Clan where strong(d) prefer most d.score, near(hill) > 1 ties random }
}
play {
  phase one { for c in Clan { turn(c) } }
  finish won by {red}
}
procedure turn(c: Clan)
  requires total() > 1 else "weak"
{
  let target = choose one of d in Clan by c where d != c else "own"
  let luck = roll Face by c
  if strong(target) and luck > 2 { target.score += 1 }
  log "struck" (target)
}
type Span = { from: 1..3, to: 1..4 }
function wide(s: Span): bool = s.to - s.from > 1 and Span(to: 2, from: 1) != s
kind Guard pool 4 { owner: Clan, state post: 1..3 = 1 }
procedure relieve(c: Clan) {
  let fresh = create Guard(owner: c, post: 2)
  for g in Guard where g.owner == c and g != fresh { remove g }
}
die Face { 1, 2, 3, 4 }
procedure auction(most: 1..9) {
  let rich = { c in Clan where c.strength > 1 }
  simultaneously for bidder in rich where seated(bidder) {
    let bid = choose one of 0..most by bidder
    if bid > 2 { let proof = choose one of bool by bidder }
    bidder.score = bid
  }
}
example "all bid" { run auction(4) { bid by red: 2  bid by blue: 3  proof: true } then { blue.score == 3 } }
decisions alliance {
  decide allied(c: Clan) = strong(c) or others(c) > 0
  function others(c: Clan): int = count d in Clan where d != c and allied(d)
  circle { else -> all = false }
}
state march: list of Site max 4
function way() = [s for s in Site sorted by near(s)]
function goal() = way()[1] otherwise hill
procedure plan(c: Clan) {
  let order = choose 1..2 of s in Site in order by c where s != goal() such that order[1] != lake else "wet"
  march = way() + order
  let throws = roll Face count(order) times by c
  if (max t in throws: t) == 4 { c.score = rank(march[1] otherwise lake) }
}
notation Clan for c: Clan from "clans"
type Deed = procedure(c: Clan)
kind Card { deed: Deed, when: function(c: Clan): bool = strong }
table Card { id    deed           when
  feast  gain(2)  _
  brawl  hold(2)  above(1)
}
procedure gain(n: 0..9, c: Clan) { c.score += n }
procedure hold(n: 0..9, c: Clan) {
  let wins = choose one of bool by c
  if wins { gain(n, c) }
}
function above(n: 0..9, c: Clan): bool = c.score > n
procedure draw(card: Card, c: Clan) {
  if card.when(c) and card.deed != gain(3) { card.deed(c) }
}
procedure repay(c: Clan) {
  let deed: Deed = gain(5)
  deed(c)
}
example "one blow" {
  run turn(red) { target: blue  roll luck: 4 }
  then { blue.score == 0 }
}
`;

const file = (text: string) => [{ path: 'main.sand', text }];
const described = (findings: readonly { code: string; span: { start: number; end: number } }[]) =>
  findings.map(({ code, span }) => `${span.start}-${span.end} ${code}`).toSorted();
const whole = (text: string) => described(compile(file(text)).findings.filter(({ code }) => code !== 'expect/failed'));
const wholeRules = whole(RULES);

describe('findings after edits', () => {
  it('are those of the whole text', () => {
    const compiler = createCompiler();
    const steps = [
      '+ 1',
      'sum',
      'limit',
      '} ',
      '{',
      'log',
      'score',
      'target',
      '"',
      'two',
      'play',
      'd != c',
      '\n',
      'simultaneously',
      'by bidder',
      'rich where',
      'bid > 2',
      'bidder.score',
      'bid by',
      'pool 4',
      'allied',
      'others',
      'decide',
      'else -> all',
      'post',
      'fresh',
      'from',
      's.to',
      'far\n',
      'at)',
      'n != s',
      'length(at',
      'count(',
      '.cost',
      'limit far',
      'turn/target',
      'strong(d)',
      'most d',
      'c: Clan)\n  requires',
      '(2)  _',
      'above(1)',
      'n, c) }',
      'card.when(c) and',
      'gain(3)',
      'card.deed(c)',
      '= gain(5)',
      'deed(c)\n',
    ];
    for (const word of steps) {
      const at = RULES.indexOf(word, 60);
      const without = RULES.slice(0, at) + RULES.slice(at + word.length);
      for (const next of [without, `${RULES.slice(0, at)}x${RULES.slice(at)}`]) {
        expect(described(compiler.findings(file(next))), `${word} → ${next.slice(at - 20, at + 20)}`).toEqual(
          whole(next),
        );
        expect(described(compiler.findings(file(RULES)))).toEqual(wholeRules);
      }
    }
    expect(compiler.findings(file(RULES))).toEqual([]);
  });

  it('tell what a policy no longer finds in the procedure that it looks from', () => {
    const rules = RULES.replace('  let target =', '  let mood = c.strength\n  let target =').replace(
      'where c == red {',
      'where mood > 1 {',
    );
    const compiler = createCompiler();
    expect(compiler.findings(file(rules))).toEqual([]);
    for (const [now, codes] of [
      ['let mood = c.strength + 1', []],
      ['let mind = c.strength', ['name/unknown']],
      ['let mood = c', ['type/mismatch']],
      ['let mood = c.strength * 2', []],
    ] as const) {
      const next = rules.replace('let mood = c.strength', now);
      expect(described(compiler.findings(file(next))), now).toEqual(whole(next));
      expect(whole(next).map((one) => one.replace(/^\S+ /, ''))).toEqual(codes);
      expect(described(compiler.findings(file(rules)))).toEqual([]);
    }
  });

  it('tell of circles that an edit of one body closes, and of none when it is undone', () => {
    const compiler = createCompiler();
    expect(compiler.findings(file(RULES))).toEqual([]);
    for (const [old, now] of [
      ['= c.strength > limit', '= near(hill) > 1'],
      ['n != s else', 'near(n) > 1 else'],
      ['n != s else', 'dear(n) > 1 else'],
      ['sum c in Clan: c.strength', 'near(hill) + total()'],
      ['c.score += n }', 'draw(feast, c) }'],
      ['{ gain(n, c) }', '{ brawl.deed(c) }'],
      ['= c.score > n', '= some x in Card where x.when(c)'],
      ['Deed = gain(5)', 'Deed = repay'],
      ['!= gain(3)', '!= draw(feast)'],
      ['log "struck" (target)', 'feast.deed(target)'],
    ] as const) {
      const text = RULES.replace(old, now);
      expect(described(compiler.findings(file(text)))).toEqual(whole(text));
      expect(compiler.findings(file(RULES))).toEqual([]);
    }
  });

  it('tell of a reason for the end of a match that an example demands and an edit takes away', () => {
    const compiler = createCompiler();
    const text = `${RULES}procedure resign(c: Clan) { finish won by { d in Clan where d != c } because "resigned" }
example "who resigns loses" { run resign(red) then { finished won by { blue } because "resigned" } }
`;
    expect(compiler.findings(file(text))).toEqual([]);
    for (const next of [
      text.replace('because "resigned" }', 'because "left" }'),
      text.replace(' because "resigned"', ''),
    ]) {
      expect(described(compiler.findings(file(next)))).toEqual([expect.stringMatching('example/unknown-reason')]);
      expect(compiler.findings(file(text))).toEqual([]);
    }
  });

  it('tells of a missing head only where everything could be read', () => {
    const compiler = createCompiler();
    for (const text of [`// ${RULES}`, `}// ${RULES}`, `// ${RULES}`])
      expect(described(compiler.findings(file(text)))).toEqual(whole(text));
  });

  it('law: any row of edits', () => {
    const edit = fc.record({
      at: fc.nat(RULES.length),
      cut: fc.nat(12),
      put: fc.constantFrom(
        '',
        ' ',
        '\n',
        'x',
        '{',
        '}',
        '1',
        'limit',
        'function f() = 2\n',
        '// note\n',
        'red',
        'remove g\n',
        'create Guard(owner: red)\n',
        '§1 ',
        'near(hill) ',
        'feast.deed(red)\n',
        'feast.when(red) and ',
        'gain(7)',
        'repay',
        'spent',
        '"',
      ),
    });
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 6 }), (edits) => {
        const compiler = createCompiler();
        let text = RULES;
        compiler.findings(file(text));
        for (const { at, cut, put } of edits) {
          text = text.slice(0, at) + put + text.slice(at + cut);
          expect(described(compiler.findings(file(text))), JSON.stringify(text)).toEqual(whole(text));
        }
      }),
      { numRuns: 60 },
    );
  }, 90_000);
});
