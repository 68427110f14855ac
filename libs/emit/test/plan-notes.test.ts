import { check } from '@sandtable/check';
import { parse } from '@sandtable/syntax';
import { describe, expect, it } from 'vitest';
import { emit } from '../src/module.ts';
import type { Planned } from '../src/plan-notes.ts';
import { writer } from '../src/writer.ts';

const rules = `ruleset "notes" version "1" language 1
kind Side { }
kind Hex on hexes pointed { rough: bool, state on: Army? }
kind Army { side: Side, state at: Hex?, state tired: bool }
table Side { id
red
blue
}
table Hex { id q r rough
a 0 0 true
b 1 0 false
c 2 0 true
}
table Army { id side at
x red a
y blue b
}
seats for Side { two { first {red} second {blue} } }
state round: 1..9 = 1
state fights: 0..9 = 0

function free(): set of Hex = { h in Hex where h.on is none and h.rough }
function foes(h: Hex, s: Side): set of Hex = { n in neighbours(h) where n.on is foe: Army and foe.side != s }
function late(s: Side): int = count a in Army where round > 3 and a.side == s and 9 div round > 2
function twice(n: 1..9): 1..18 = 2 * n
function room(h: Hex): int = count n in reach(h) where n.rough
search reach(origin: Hex) over (at: Hex) from (origin) {
  step n in neighbours(at) where n.on is none to (n)
}

play {
  repeat 5 times {
    for s in Side { turn(s) }
  }
  finish drawn by Side because "over"
}
procedure turn(s: Side) {
  fights = (count(free()) + late(s) + twice(round)) mod 10
  choose act by s {
    go(a in Army where a.side == s and not a.tired, to in (if a.at is h: Hex then reach(h) else {})) -> {
      if a.at is h: Hex { h.on = none }
      a.at = to
      to.on = a
    }
    hit(a in Army where a.side == s, to in (if a.at is h: Hex then foes(h, s) else {})) -> { a.tired = true }
    pass -> { round = round mod 9 + 1 }
  }
}
policy roomy for Side {
  at turn/act { 1 go(a, to) where room(to) > 0 }
}`;

const { findings, model } = check([parse('notes.sand', rules)], []);

/** What was decided about each place, as its text. */
const notes = new Map<string, Planned[]>();
if (model) {
  for (const { at, plan } of emit(model).plans) {
    const text = rules.slice(at.start, at.end);
    notes.set(text, [...(notes.get(text) ?? []), plan]);
  }
}
const of = (text: string): readonly Planned[] => notes.get(text) ?? [];

describe('decisions about the code are noted at their place', () => {
  it('in rules without errors', () => expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]));

  it('sets that are kept, with where they are updated', () => {
    const writes = ['h.on = none', 'to.on = a'].map((text) => ({
      file: 'notes.sand',
      start: rules.indexOf(text),
      end: rules.indexOf(text) + text.length,
    }));
    expect(of('state on: Army?')).toContainEqual({
      is: 'groups',
      field: 'Hex.on',
      fact: 'Army.side',
      values: 3,
      writes,
    });
  });

  it('conditions that are found by kept sets, bits and tables', () => {
    expect(of('h.on is none')).toContainEqual({ is: 'by-groups', field: 'Hex.on', fact: 'Army.side' });
    expect(of('foe.side != s')).toContainEqual({ is: 'by-groups', field: 'Hex.on', fact: 'Army.side' });
    expect(of('a.tired')).toContainEqual({ is: 'by-bits', field: 'Army.tired' });
    expect(of('h.rough')).toContainEqual({ is: 'by-table', entries: 1 });
    expect(of('{ h in Hex where h.on is none and h.rough }')).toContainEqual({ is: 'no-loop', sets: 2 });
  });

  it('functions that are tables, and conditions that are the same for all members', () => {
    expect(of('function twice(n: 1..9): 1..18 = 2 * n')).toEqual([{ is: 'table', name: 'twice', entries: 9 }]);
    expect(of('round > 3')).toEqual([{ is: 'hoisted' }]);
  });

  it('functions that search and that policies call for one candidate after the other', () => {
    const text = 'function room(h: Hex): int = count n in reach(h) where n.rough';
    expect(of(text)).toContainEqual({ is: 'memo-function', name: 'room', entries: 3, reads: 'Hex.on' });
  });

  it('searches, and how questions are counted and drawn', () => {
    const search = [...notes.values()].flat().find(({ is }) => is === 'search');
    expect(search).toEqual({ is: 'search', name: 'reach', order: 'queue', states: 3, early: true });
    const [question] = [...notes.values()].flat().filter(({ is }) => is === 'question');
    expect(question).toMatchObject({ path: 'turn/act', count: 'tuples', checked: true });
    const arms = [...notes.values()].flat().flatMap((plan) => (plan.is === 'arm' ? [[plan.name, plan.last]] : []));
    expect(arms).toEqual([
      ['turn/act.go', 'set'],
      ['turn/act.hit', 'set'],
      ['turn/act.pass', 'alone'],
    ]);
  });
});

it('what was noted about lines that are given up is forgotten', () => {
  const w = writer();
  const at = { file: 'a', start: 0, end: 1 };
  const lines = w.capture(() => {
    w.capture(() => w.note(at, { is: 'by-union' }));
    const kept = w.capture(() => w.note(at, { is: 'hoisted' }));
    w.lines(kept);
  });
  expect(w.notesIn(lines)).toEqual([{ at, plan: { is: 'hoisted' } }]);
});
