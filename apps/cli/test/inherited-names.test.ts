import { mkdir } from 'node:fs/promises';
import { compile } from '@sandtable/compiler';
import { createMatch, readSave, replay } from '@sandtable/session';
import { beforeEach, expect, test } from 'vitest';
import { loadModule } from '../src/module.ts';
import { ownFolder } from './own-folder.ts';

/** Everything that a ruleset may name is called like something that every object of JavaScript has. */
const RULES = `ruleset "inherited" version "1.0.0" language 1
kind Side { state valueOf: 0..99 = 0 }
kind Card { toString: 0..3, state constructor: Side? = none }
table Side {
  id
  constructor
  toString
}
table Card {
  id             toString
  hasOwnProperty 1
  valueOf        2
  isPrototypeOf  3
}
pile toLocaleString of Card ordered seen by nobody
option propertyIsEnumerable: 1..9 = 2
ruling otherOrder: bool = true
state isPrototypeOf(s: Side): 0..9 = 0 seen by s
seats for Side { valueOf { constructor {constructor} toString {toString} } }

play {
  shuffle Card into toLocaleString
  repeat propertyIsEnumerable times {
    for s in Side { valueOf(s) }
  }
  if toString.valueOf >= 2 { finish won by toString because "hasOwnProperty" }
  finish won by constructor because "constructor"
}
procedure valueOf(s: Side) {
  choose constructor by s {
    constructor(valueOf in Card, toString in 0..3) -> {
      valueOf.constructor = s
      s.valueOf += toString
      log "constructor" (s, valueOf, toString)
    }
    toString -> { s.valueOf += 1 }
  }
  let hasOwnProperty = choose one of 0..1 for each toString in Card by s secret
  isPrototypeOf(s) = hasOwnProperty[isPrototypeOf]
}
example "constructor" {
  run valueOf(constructor) {
    valueOf/constructor: toString
    valueOf/hasOwnProperty: (hasOwnProperty, 1), (valueOf, 0), (isPrototypeOf, 0)
  }
  then { constructor.valueOf == 1 }
}
`;
const VARIANT = `variant "constructor" version "1.0.0" of "inherited" "^1.0" {
  set option propertyIsEnumerable = 3
}
`;
const TEXTS = `Side_constructor_name = Builder
Side_toString_name = Printer
valueOf--constructor = Built { $toString } of { $s }
`;

const { at, sandtable, write } = ownFolder();
beforeEach(async () => {
  await mkdir(at('rulesets/inherited/variants'), { recursive: true });
  await mkdir(at('rulesets/inherited/l10n'), { recursive: true });
  await write('rulesets/inherited/rules.sand', RULES);
  await write('rulesets/inherited/variants/constructor.sand', VARIANT);
  await write('rulesets/inherited/l10n/messages.en.ftl', TEXTS);
});

const json = async (...argv: readonly string[]) => JSON.parse((await sandtable(...argv, '--json')).out);

test('they are no findings, and its example holds', async () => {
  expect((await sandtable('check', 'inherited')).code).toBe(0);
  expect((await sandtable('check', 'inherited+constructor')).code).toBe(0);
  expect((await sandtable('test', 'inherited')).out).toMatch(/\b0 failed$/);
});

test('games are counted by the names of roles, and agree with the reference', async () => {
  const { result } = await json('simulate', 'inherited', '--games', '40', '--reference', '10', '--workers', '1');
  expect(Object.keys(result.winners).toSorted()).toEqual(['constructor', 'toString']);
  const wins: readonly number[] = Object.values(result.winners);
  expect(wins.reduce((sum, one) => sum + one, 0)).toBe(40);
  expect(JSON.stringify(result)).toContain('"differences":[]');
  const { out } = await sandtable(
    'simulate',
    'inherited',
    '--games',
    '40',
    '--workers',
    '2',
    '--bot',
    'toString=random',
  );
  expect(out).not.toMatch(/native code|NaN|undefined/);
});

test('two rulesets are compared', async () => {
  const { out, code } = await sandtable('compare', 'inherited', 'inherited+constructor', '--games', '10');
  expect(code).toBe(0);
  expect(out).toContain('constructor');
  expect(out).not.toMatch(/native code|NaN|undefined/);
});

test('texts are made and named', async () => {
  await mkdir(at('rulesets/inherited/text/de'), { recursive: true });
  await write(
    'rulesets/inherited/text/de/1-karten.md',
    '# Karten\n\n{Card.valueOf} und {Card.hasOwnProperty.toString}.\n',
  );
  const { code, out: done } = await sandtable('l10n', 'extract', 'inherited');
  expect([code, done]).toEqual([0, expect.not.stringMatching(/native code|undefined/)]);
  const { out } = await sandtable('play', 'inherited', '--bot', 'all', '--seed', '3');
  expect(out).toContain('Built');
  expect(out).not.toMatch(/native code|\[object|undefined/);
});

test('what may come of an answer is found out', async () => {
  const { out, code } = await sandtable(
    'odds',
    'inherited',
    '--run',
    'valueOf(constructor)',
    '--others',
    'random',
    '--watch',
    'constructor.valueOf',
  );
  expect(code).toBe(0);
  expect(out).not.toMatch(/native code|NaN|undefined/);
});

test('a match is seen by each seat, saved, and goes on from the save', async () => {
  const module = await loadModule(compile([{ path: 'rules.sand', text: RULES }]).javascript ?? '');
  const match = createMatch(module, { seats: 'valueOf', seed: 4 });
  const answer = { arm: 'constructor', args: { valueOf: 'isPrototypeOf', toString: 3 } };
  expect(match.answerOf(['constructor', 'isPrototypeOf', '3'], 'constructor')).toEqual({
    arm: 'constructor',
    args: { valueOf: 'isPrototypeOf', toString: '3' },
  });
  expect(match.decide({ arm: 'constructor', args: {} }, 'constructor').ok).toBe(false);
  expect(match.decide(answer, 'constructor')).toEqual({ ok: true });
  expect(match.view('toString').log.at(-1)?.args).toMatchObject({ valueOf: 'isPrototypeOf', toString: 3 });
  expect(match.decide({ each: { hasOwnProperty: 1, valueOf: 0, isPrototypeOf: 1 } }, 'constructor').ok).toBe(true);
  expect(match.view('constructor').states.isPrototypeOf).toEqual([1, '?']);
  const { save, findings } = readSave('match.json', JSON.stringify(match.save()));
  expect(findings).toEqual([]);
  expect(save && replay(module, save).match.position).toEqual(match.position);
});
