import { describe, expect, it } from 'vitest';
import { checked, findingsOf, HEAD, modelOf } from './support.ts';

const WORLD = `
kind Side { team: 1..2 }
kind Place
kind Army {
  side: Side
  seen by if faceUp then everyone else friends(side) { strength: 0..3, dummy: bool = false }
  state at: Place = north
  state faceUp: bool = false
  state worn: bool = false seen by side
}
kind Card { value: 0..3, mark: 0..3 = 1 seen by nobody }
table Side { id team
  red 1
  blue 2 }
table Place { id
  north
  south }
table Army { id side strength
  r1 red 1
  b1 blue 2 }
table Card { id value
  c1 1
  c2 2 }
kind Token pool 4
kind Scout pool 4 { owner: Side, state goal: Place = north seen by owner }
state open: 0..9 = 0
state plan(s: Side): 0..9 = 0 seen by s
state dark: bool = false seen by nobody
pile hand(s: Side) of Card seen by s
pile spent of Card
function friends(s: Side): set of Side = { x in Side where x.team == s.team }
function leads(p: Place, t: 1..2): Side = only x in Side where x.team == t
function foe(s: Side): Side = only x in Side where x != s
function troops(s: Side, p: Place): set of Army = { a in Army where a.at == p and leads(p, a.side.team) == s }
search held(s: Side) over (at: Place) from north {
  step p in Place where some a in Army where a.at == p and a.side == s and a.strength > 1 to p
}
type Deed = procedure(s: Side)
type Asking = procedure(s: Side, p: Place)
type Odd = procedure(s: Side, n: 0..9)
type Plain = procedure(n: 0..9)
kind Spell { deed: Deed, asks: Asking = pick, odd: Odd = tell, plain: Plain = set, test: function(s: Side): bool = big }
table Spell { id deed
  storm gain(1)
  calm  rest }
procedure gain(n: 0..9, s: Side) { open = n }
procedure rest(s: Side) { }
procedure pick(s: Side, p: Place) { let q = choose one of x in Place by s where x != p }
procedure tell(s: Side, n: 0..9) { open = plan(s) }
procedure set(n: 0..9) { open = n }
function big(s: Side): bool = plan(s) > 3
search free() over (at: Place) from north { step p in Place where p != at to p end where at == south or open > 1 }
seats for Side { two { one {red} two {blue} } }
`;
const play = (body: string) => `${WORLD}play { for s in Side {\n${body}\n} }`;

/** Codes and severities of the leaks in the body of `play`, for each side s. */
const leaks = (body: string): readonly string[] =>
  checked(play(body)).findings.map(({ code, severity }) => `${code} ${severity}`);

describe('audiences', () => {
  it.each<[string, string, readonly string[]]>([
    ['a role', 'state x: bool = false seen by red', []],
    ['a set of roles', 'state x: bool = false seen by {red, blue}', []],
    ['everyone and nobody', 'state x: bool = false seen by nobody state y: bool = false seen by everyone', []],
    ['a role in a branch', 'state x(s: Side): bool = false seen by if open > 3 then s else nobody', []],
    ['an unknown name', 'state x: bool = false seen by somebody', ['name/unknown: somebody']],
    ['no set of roles', 'state x: bool = false seen by north', ['type/mismatch: north']],
    [
      'an audience that is hidden',
      'state x: bool = false seen by if dark then red else blue',
      ['audience/hidden: if dark then red else blue'],
    ],
    [
      'a secret die',
      'die Face { 1, 2 } play { let d = roll Face by red secret }',
      ['audience/chance: roll Face by red secret'],
    ],
    ['concealing what is open', 'play { conceal Place }', ['audience/nothing-hidden: Place']],
    ['concealing in a function', 'function f(): bool { conceal Army return true }', ['function/effect: conceal Army']],
  ])('%s', (_, text, expected) => expect(findingsOf(`${WORLD}${text}`)).toEqual(expected));

  it('need roles', () =>
    expect(findingsOf('kind A { x: bool = false seen by everyone }\ntable A { id\n a }\nplay {}')).toEqual([
      'audience/no-seats: everyone',
    ]));

  it('stand in the model on fields, states and piles', () => {
    const { fields, states, piles } = modelOf(play('pass()').replace('play', 'procedure pass() {}\nplay'));
    const seen = [...fields, ...states, ...piles].flatMap((one) => (one.seen ? [one.name] : []));
    expect(seen).toEqual(['strength', 'dummy', 'worn', 'mark', 'goal', 'plan', 'dark', 'hand']);
  });
});

describe('policies', () => {
  it.each<[string, string, readonly string[]]>([
    ['what is open', 'most a.side.team', []],
    ['what the chooser may see', 'a.side == s and a.strength > 1', []],
    ['what he may not', 'a.side.team != s.team and a.strength > 1', ['leak/offer warning']],
  ])('rank by %s', (_, by, expected) => {
    const policy = `policy p for Side { at play/goal { 1 a: Army prefer ${by} } }`;
    const body = play('let goal = choose one of Army by s');
    expect(checked(`${policy}\n${body}`).findings.map(({ code, severity }) => `${code} ${severity}`)).toEqual(expected);
  });
});

describe('leaks', () => {
  it.each<[string, string, readonly string[]]>([
    ['nothing hidden', 'let p = choose one of Place by s', []],
    ['own pieces, by their side', 'let a = choose one of a in Army by s where a.side == s and a.strength > 1', []],
    ['own pieces, by who leads them', 'let a = choose one of a in troops(s, north) by s where a.strength > 0', []],
    [
      'pieces of others',
      'let a = choose one of a in Army by s where a.side.team != s.team and a.strength > 1',
      ['leak/offer warning'],
    ],
    [
      'what is offered of them',
      'let a = choose one of a in Army by s offering { x in Army where x.strength > 1 }',
      ['leak/offer note'],
    ],
    [
      'what others answer at the same time',
      'simultaneously for x in Side { let n = choose one of 0..9 by x if n > 3 { let m = choose one of 0..n by x open = m } else { open = n } }',
      [],
    ],
    [
      'a secret among what is asked at the same time',
      'simultaneously for x in Side { let n = choose one of k in 0..9 by x where k > plan(foe(x)) otherwise 0 open = n }',
      ['leak/offer warning'],
    ],
    [
      'an earlier secret after what is asked at the same time',
      'let z = choose one of 0..9 by s secret simultaneously for x in Side { let n = choose one of 0..9 by x open = min(n, z) }',
      ['leak/write warning'],
    ],
    [
      'who is asked at the same time hangs on a secret',
      'simultaneously for x in Side where plan(foe(x)) > 3 { let n = choose one of 0..9 by x plan(x) = n }',
      ['leak/asked warning', 'leak/write warning'],
    ],
    ['any pieces', 'let a = choose one of a in Army by s where a.strength > 1', ['leak/offer note']],
    [
      'own pieces while they move',
      'for a in troops(s, north) { let p = choose one of Place by s where a.strength > 0 otherwise south a.at = p }',
      [],
    ],
    ['a search over what is open', 'let p = choose one of free() by s', []],
    ['a search over own pieces', 'let p = choose one of p in held(s) by s where p != north otherwise north', []],
    ['a search over those of others', 'let p = choose one of held(foe(s)) by s', ['leak/offer note']],
    ['open pieces', 'let a = choose one of a in Army by s where a.faceUp and a.strength > 1', []],
    [
      'pieces that were opened',
      'for a in Army { a.faceUp = true } let a = choose one of a in Army by s where a.strength > 1',
      [],
    ],
    [
      'pieces that were turned down',
      'for a in Army { a.faceUp = true } for a in Army { a.faceUp = false } let a = choose one of a in Army by s where a.side.team != s.team and a.strength > 1',
      ['leak/offer warning'],
    ],
    ['pieces that were shown', 'reveal Army to s let a = choose one of a in Army by s where a.strength > 1', []],
    [
      'pieces that were shown to another',
      'reveal Army to foe(s) let a = choose one of a in Army by s where a.side.team != s.team and a.strength > 1',
      ['leak/offer warning'],
    ],
    [
      'pieces that were mixed again',
      'reveal Army to s conceal Army let a = choose one of a in Army by s where a.side.team != s.team and a.strength > 1',
      ['leak/offer warning'],
    ],
    ['the own hand', 'let c = choose one of c in hand(s) by s otherwise c1', []],
    ['the hand of another', 'let c = choose one of c in hand(foe(s)) by s otherwise c1', ['leak/offer warning']],
    ['the size of a hand', 'let n = choose 0..count(hand(foe(s))) of Place by s', []],
    ['cards by what is on them', 'let c = choose one of c in hand(s) by s where c.mark > 1 otherwise c1', []],
    [
      'cards of another by what is on them',
      'let c = choose one of c in Card by s where c.mark > 1 otherwise c1',
      ['leak/offer warning'],
    ],
    [
      'a card that was played',
      'let c = choose one of c in hand(s) by s otherwise c1 put c into spent open = c.mark',
      [],
    ],
    [
      'a card that was not played',
      'let c = choose one of c in hand(s) by s otherwise c1 open = c.mark',
      ['leak/write warning'],
    ],
    ['whether one was drawn', 'let c = draw one from spent to hand(s) if c is Card { open = 1 }', []],
    ['which one was drawn', 'let c = draw one from spent to hand(s) if c == c1 { open = 1 }', ['leak/write warning']],
    ['asked for what one sees', 'if plan(s) > 3 { let p = choose one of Place by s }', []],
    [
      'asked for what one does not see',
      'if plan(foe(s)) > 3 { let p = choose one of Place by s }',
      ['leak/asked warning'],
    ],
    ['asked for what nobody sees', 'if dark { let p = choose one of Place by s }', ['leak/asked warning']],
    ['asked after a way out', 'if dark { return } let p = choose one of Place by s', ['leak/asked warning']],
    ['asked in a called procedure', 'if dark { ask(s) }', ['leak/asked warning']],
    ['made under what is hidden', 'if plan(s) > 2 { create Token() }', ['leak/write warning']],
    ['removed under what is hidden', 'if plan(s) > 2 { remove Token }', ['leak/write warning']],
    [
      'made in the open, with something to hide',
      'create Scout(owner: s, goal: if plan(s) > 2 then south else north)',
      [],
    ],
    [
      'made with what another hides',
      'create Scout(owner: foe(s), goal: if plan(s) > 2 then south else north)',
      ['leak/write warning'],
    ],
    [
      'chosen by what another hides',
      'let x = choose optional one of x in Scout by s where x.goal == south',
      ['leak/offer note'],
    ],
    ['written from what is hidden', 'open = plan(s)', ['leak/write warning']],
    ['written for the same eyes', 'plan(s) = plan(s) - 1 + 1', []],
    ['written under what is hidden', 'if plan(s) > 2 { open = 3 }', ['leak/write warning']],
    ['an open answer', 'let p = choose one of 0..9 by s open = p', []],
    [
      'an open answer that was asked for under what the chooser sees',
      'if plan(s) > 2 { open = choose one of 0..9 by s }',
      [],
    ],
    ['a secret answer', 'let p = choose one of 0..9 by s secret open = p', ['leak/write warning']],
    ['a secret answer for its chooser', 'let p = choose one of 0..9 by s secret plan(s) = p', []],
    ['a secret answer that was revealed', 'let p = choose one of 0..9 by s secret reveal p open = p', []],
    [
      'a secret answer revealed to one',
      'let p = choose one of 0..9 by s secret reveal p to foe(s) plan(foe(s)) = p',
      [],
    ],
    ['a secret result of a procedure', 'let p = bid(s) open = p', ['leak/write warning']],
    ['a secret result that was revealed', 'let p = bid(s) reveal p open = p', []],
    [
      'a value of one of two ways',
      'var x = 0 if plan(s) > 2 { x = 1 } open = max(0, min(9, x))',
      ['leak/write warning'],
    ],
    ['an effect', 'storm.deed(s) storm.asks(s, north)', []],
    ['an effect under what is hidden', 'if dark { storm.deed(s) }', ['leak/write warning']],
    ['an effect that asks under what is hidden', 'if dark { storm.asks(s, south) }', ['leak/asked warning']],
    [
      'which effect, from what is hidden',
      'let e: Deed = if plan(s) > 2 then rest else gain(2) e(s)',
      ['leak/write warning'],
    ],
    ['the effect of a secret', 'let x = choose one of Spell by s secret x.deed(s)', ['leak/write warning']],
    ['the effect of what was revealed', 'let x = choose one of Spell by s secret reveal x x.deed(s)', []],
    ['an effect that tells', 'storm.odd(s, 1)', ['leak/write warning']],
    ['an effect given what is hidden', 'storm.plain(plan(s))', ['leak/write warning']],
    ['a test of what is hidden', 'if storm.test(s) { open = 1 }', ['leak/write warning']],
    ['a log under what is hidden', 'if dark { log "x" }', ['leak/write warning']],
    ['a log of what is hidden', 'log "x" (plan(s))', []],
    ['the end', 'if dark { finish won by s }', []],
  ])('%s', (_, body, expected) => {
    const helpers = `procedure ask(s: Side) { let p = choose one of Place by s }
procedure bid(s: Side): 0..9 { return choose one of 0..9 as bid by s secret }\n`;
    expect(checked(`${helpers}${play(body)}`).findings.map(({ code, severity }) => `${code} ${severity}`)).toEqual(
      expected,
    );
  });

  it('tell views who may know that a choice is asked', () => {
    const { choices } = modelOf(play('if plan(s) > 3 { let p = choose one of Place by s }'));
    expect(choices.at(-1)?.informed?.e).toBe('call');
    expect(leaks('let p = choose one of Place by s')).toEqual([]);
    expect(HEAD).toContain('test');
  });

  it('tell views who may know that something could be chosen, where the question is passed over otherwise', () => {
    const hangs = 'choose one of p in Place by s where plan(s) > 3 else "no"';
    const informed = (clause: string) => modelOf(play(`let p = ${hangs}${clause}`)).choices.at(-1)?.informed;
    expect(informed(' otherwise north')).not.toBe(undefined);
    expect(informed('')).toBe(undefined);
  });
});
