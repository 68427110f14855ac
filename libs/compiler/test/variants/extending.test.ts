import { describe, expect, test } from 'vitest';
import { compile } from '../../src/index.ts';
import { base, codes, failures, over, variantFile } from './base.ts';

const sound = (...patches: readonly string[]): void => {
  const compiled = over(...patches.map((text, i) => variantFile(`v${i + 1}`, text)));
  expect(compiled.findings).toEqual([]);
  expect(failures(compiled)).toEqual([]);
};

describe('a union with one more alternative', () => {
  test('arms are added to a match of the base', () =>
    sound(`extend type Colour | blue
      extend function shade { blue -> 5 }
      expect shade(blue) == 5 and shade(grey) == 1`));

  test('which of several is identified by what it asks about', () => {
    const patch = 'extend function shade match c { blue -> 5 }';
    sound(`extend type Colour | blue  ${patch}  expect shade(blue) == 5`);
    const wrong = over(variantFile('house', `extend type Colour | blue  ${patch.replace('match c', 'match d')}`));
    expect(codes(wrong)).toContain('variant/match');
  });

  test('what is replaced needs no arms for what is new', () =>
    sound(`extend type Colour | blue
      replace function shade(c: Colour): int = match c { grey, red -> original(c)  blue -> 7 }
      expect shade(blue) == 7 and shade(red) == 2`));

  test('two variants add arms to the same match', () =>
    sound(
      'extend type Colour | blue  extend function shade { blue -> 5 }  expect shade(blue) == 5',
      'extend type Colour | green  extend function shade { green -> 6 }  expect shade(green) == 6',
    ));

  test('a missing arm is reported in the variant, with a patch that adds it', () => {
    const [found] = over(variantFile('house', 'extend type Colour | blue')).findings;
    expect(found).toMatchObject({ code: 'match/missing', labels: [{ span: { file: 'rules.sand' } }] });
    expect(found?.fixes[0]?.edits[0]?.text).toContain('extend function shade match c {\n    blue -> 2\n  }');
  });
});

describe('expectations and examples of the base', () => {
  test('counts are relative to what they were, for each of several variants', () =>
    sound(
      'add Stone.slab { weight: 4 }  set expect stones = was + 1',
      'add Stone.plate { weight: 4 }  set expect stones = was + 1  set constant limit = was + 1  expect limit == 4',
    ));

  test('an example has more given, and another outcome', () =>
    sound(`before step lift/grip { lifted += 1 }
      change example/a-pebble { given { moved = 1 }  then { lifted == 3  moved == 4 } }`));

  test('an example has one more answer, and one less', () => {
    const ask = 'before step lift/grip { let extra = roll Coin  lifted += extra }';
    sound(`${ask}  change example/a-pebble { roll extra: 2  then { lifted == 4  moved == 4 } }`);
    const gone = over(
      variantFile('v1', `${ask}  change example/a-pebble { roll extra: 2  then { lifted == 4  moved == 4 } }`),
      variantFile('v2', 'change example/a-pebble { remove lift/extra }', 'of "v1" "*"'),
    );
    expect(failures(gone)).toEqual([expect.stringContaining('example/unanswered')]);
  });

  test('what is not changed fails as before', () => {
    const wrong = over(variantFile('house', 'before step lift/grip { lifted += 1 }'));
    expect(failures(wrong)).toEqual([expect.stringContaining('example/then')]);
  });

  test('a changed example may be left out with another variant, and one that is taken away need not be changed', () => {
    const changed =
      'before step lift/grip { lifted += 1 }  change example/a-pebble without "v2" { then { lifted == 9 } }';
    sound(changed, '');
    sound(
      'before step lift/grip { lifted += 1 }  change example/a-pebble { then { lifted == 9 } }',
      'remove example/a-pebble',
    );
    sound('remove example/a-pebble', 'change example/a-pebble { then { lifted == 9 } }');
  });

  test('an expectation of several comparisons has a value for each', () => {
    const two = 'expect count(Stone) == 2 and count(Track) == 2 as both';
    const files = [
      variantFile('v1', two),
      variantFile(
        'v2',
        'add Stone.slab { weight: 1 }  set expect both = was + 1, was  set expect stones = was + 1',
        'of "v1" "*"',
      ),
    ];
    expect(over(...files).findings).toEqual([]);
    expect(codes(over(...files.slice(0, 1), variantFile('v2', 'set expect both = was', 'of "v1" "*"')))).toContain(
      'variant/expectation',
    );
  });

  test('paths that lead nowhere are reported', () => {
    const nowhere = over(variantFile('house', 'change example/a-pebbel { then { } }  set expect stoens = 4'));
    expect(codes(nowhere)).toEqual(['variant/path', 'variant/path']);
    expect(codes(over(variantFile('house', 'change example/a-pebble { remove lift/extra }')))).toEqual([
      'variant/path',
    ]);
  });

  test('some do not hold together with another variant', () => {
    const scoped = `example "b" without "v2" { run lift(pebble) then { lifted == 9 } }
      expect 1 == 2 as no without "v2"`;
    sound(scoped, '');
    expect(codes(over(variantFile('v1', scoped)))).toContain('expect/failed');
  });
});

describe('hooks of one variant in one procedure', () => {
  const changed = 'change example/a-pebble { then { lifted == 2  moved == 4 } }';

  test('share what they bind', () =>
    sound(`before step lift/grip { let extra = s.weight }  after step lift/carry { moved += extra }  ${changed}`));

  test('of two variants each has its own', () => {
    const own = 'before step lift/grip { let extra = s.weight  moved += extra - extra }';
    sound(`${own}  after step lift/grip { moved += 0 }`, own);
  });
});

test('tables of a variant are beside it, or in the ruleset', () => {
  const patches = 'kind Worker { strength: 0..9 }  table Worker from "workers.csv"  expect count(Worker) == 1';
  const table = { path: 'variants/workers.csv', text: 'id,strength\nann,3\n' };
  const compiled = (path: string) =>
    compile([...base, variantFile('house', patches), { ...table, path }], { variants: ['house'] });
  expect(compiled('variants/workers.csv').findings).toEqual([]);
  expect(compiled('workers.csv').findings).toEqual([]);
  expect(codes(compiled('elsewhere/workers.csv'))).toContain('table/missing-file');
});

const DICE = `
kind Front { state mud: 0..6 = 0 }
table Front { id
  f1
  f2
  f3
}
procedure weather() {
  let thaw = roll Coin for each f in Front
  for f in Front { f.mud = thaw[f] }
}
example "by key" {
  run weather() { roll thaw: (f3, 2), (f1, 2) else 1 }
  then { f1.mud == 2  f2.mud == 1  f3.mud == 2 }
}
example "in order" {
  run weather() { roll thaw: 1, 2, 1 }
  then { f1.mud == 1  f2.mud == 2 }
}
`;

test('dice for each of some are answered by key', () => {
  sound(DICE);
  sound(DICE, 'add Front.f4 {}  change example/in-order { roll thaw: 1, 2, 1, 1 }');
  const none = over(variantFile('house', DICE.replace(' else 1', '')));
  expect(failures(none)).toEqual([expect.stringContaining('example/unanswered')]);
});

describe('policies', () => {
  const RULES = `
    kind Side  table Side { id
      red
    }
    seats for Side { solo { machine by bold {red} } }
    procedure turn(s: Side, n: 1..4) {
      let pick = choose one of Stone by s
      lifted += pick.weight
      let other = choose one of Colour by s
      moved += shade(other)
    }
    policy bold for Side {
      at turn/pick where n > 2 { 1 boulder }
      at turn/pick { 1 pebble }
      at turn/other { 1 grey }
    }
    example "first" { given { seats = solo } run turn(red, 1) { policy turn/pick: pebble  turn/other: red } then { lifted == 2 } }
    example "third" { given { seats = solo } run turn(red, 3) { policy turn/pick: boulder  turn/other: red } then { lifted == 8 } }`;
  const base = (patch: string) => [RULES, patch] as const;
  const onBase = (patch: string) => over(variantFile('v1', RULES), variantFile('v2', patch, 'of "v1" "*"'));

  test('parts come before those of the base', () => {
    sound(...base(''));
    const compiled = onBase(`before policy bold { at turn/pick where n == 1 { 1 boulder } at turn/other { 1 red } }
      change example/first { policy turn/pick: boulder  policy turn/other: red  then { lifted == 8 } }`);
    expect(compiled.findings).toEqual([]);
    expect(failures(compiled)).toEqual([]);
  });

  test('original stands for the lines of the base, under their conditions', () => {
    const compiled = onBase(`before policy bold { at turn/pick { 1 boulder where n == 1  original } }
      change example/first { policy turn/pick: boulder  then { lifted == 8 } }
      example "second" { given { seats = solo } run turn(red, 2) { policy turn/pick: pebble  turn/other: red } then { lifted == 2 } }`);
    expect(compiled.findings).toEqual([]);
    expect(failures(compiled)).toEqual([]);
  });

  test('a policy is replaced, and its lines used', () => {
    const compiled = onBase('replace policy bold { at turn/other { 1 red }  at turn/pick { original } }');
    expect(compiled.findings).toEqual([]);
    expect(failures(compiled)).toEqual([]);
    expect(compiled.model?.policies[0]?.parts.map(({ choice }) => choice)).toEqual([1, 0, 0]);
  });

  describe('original(…) in a line', () => {
    const MENU = `type Small = 1..3
      kind Side  table Side { id
        red
      }
      seats for Side { solo { machine by bold {red} } }
      procedure turn(s: Side) {
        choose pick by s { take(a in Stone, n in Small) -> lifted += a.weight + n  rest }
      }
      procedure turns(s: Side) { let count = choose one of Small by s  lifted = count }
      policy bold for Side {
        at turns/count where moved > 1 { 1 n: Small where n < 3 prefer most n }
        at turns/count { 1 n: Small prefer least n, n > 1 }
        at turn/pick { 1 take(a, b) where a.weight < 8 prefer most a.weight, least b  2 rest }
      }`;
    const played = (patch: string, ...answers: readonly string[]) => {
      const given = (moved: number, answer: string, i: number) =>
        `example "${i}" { given { seats = solo  moved = ${moved} } run turns(red) { policy turns/count: ${answer} } }`;
      const compiled = over(
        variantFile('v1', MENU),
        variantFile('v2', `${patch} ${answers.map((one, i) => given(i * 2, one, i)).join(' ')}`, 'of "v1" "*"'),
      );
      expect(compiled.findings).toEqual([]);
      return failures(compiled);
    };
    const at = (lines: string) => `before policy bold { at turns/count { ${lines} } }`;

    test.each([
      ['what the base says, where it says it', '1 n: Small where original(n) prefer original(n)', '1', '2'],
      ['the value of a criterion', '1 n: Small prefer most original(n) * original(n)', '3', '3'],
      ['a condition that the base does not have', '1 n: Small where not original(n)  2 3', '3', '3'],
      ['another value', '1 n: Small prefer least original(4 - n)', '3', '3'],
    ])('%s', (_, lines, first, second) => expect(played(at(lines), first, second)).toEqual([]));

    test('an arm of a menu, with its values', () => {
      const patch = `before policy bold {
          at turn/pick { 1 take(x, y) where original(x, 4 - y) prefer original(x, 4 - y)  2 rest }
        }
        example "m" { given { seats = solo } run turn(red) { policy turn/pick: take(pebble, 3) } }`;
      const compiled = over(variantFile('v1', MENU), variantFile('v2', patch, 'of "v1" "*"'));
      expect([compiled.findings, failures(compiled)]).toEqual([[], []]);
    });
  });

  test('a policy that there is not is reported', () =>
    expect(codes(onBase('before policy bald { at turn/other { 1 red } }'))).toEqual(['variant/path']));
});

test('a question that no policy covers is reported where a variant asks it', () => {
  const policy = `kind Side  table Side { id
    red
  }
  seats for Side { solo { machine by bold {red} } }
  procedure turn(s: Side) { let pick = choose one of Stone by s  lifted += pick.weight }
  policy bold for Side { at turn/pick { 1 pebble } }`;
  const asking = 'after step lift/carry { let more = choose one of bool by red  if more { moved += 1 } }';
  const found = (patch: string) => codes(over(variantFile('v1', policy), variantFile('v2', patch, 'of "v1" "*"')));
  expect(found(asking)).toEqual(['policy/unasked']);
  expect(found(`${asking}  after policy bold { at lift/more { 1 true } }`)).toEqual([]);
});
