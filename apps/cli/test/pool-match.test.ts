import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile } from '@sandtable/compiler';
import type { GameModule } from '@sandtable/engine';
import { createMatch, linesBetween, type Match, poolMember, replay } from '@sandtable/session';
import { expect, test } from 'vitest';
import { run } from '../src/index.ts';
import { loadModule } from '../src/module.ts';

const rules = `ruleset "pieces" version "1.0.0" language 1
kind Player
kind Spot
kind Piece pool 4 { owner: Player, state at: Spot, state aim: Piece? }
table Player { id
ann
bob
}
table Spot { id
s1
s2
}
seats for Player { two { first {ann} second {bob} } }
play {
  create Piece(owner: bob, at: s1)
  while true {
    choose act by ann {
      make(s: Spot) -> { let x = create Piece(owner: ann, at: s)  log "made" (x) }
      lose(x: Piece) -> { remove x  log "lost" (x) }
      move(x: Piece, s: Spot) -> { x.at = s }
      send -> {
        let goals = choose one of Spot for each x in Piece by ann
        for x in goals.keys { x.at = goals[x] }
      }
    }
  }
}
`;

async function matchOf(): Promise<{ module: GameModule; match: Match }> {
  const { javascript, findings } = compile([{ path: 'rules.sand', text: rules }]);
  expect(findings).toEqual([]);
  const module = await loadModule(javascript ?? '');
  return { module, match: createMatch(module, { seats: 'two', seed: 1 }) };
}
const menu = (arm: string, args: Record<string, string> = {}) => ({ arm, args });

test('members of pools have names in questions, answers, lines and saves', async () => {
  const { module, match } = await matchOf();
  expect(match.ask(['lose'])?.candidates).toEqual(['piece_1']);
  expect(match.decide(menu('make', { s: 's2' })).ok).toBe(true);
  expect(match.ask(['lose'])?.candidates).toEqual(['piece_1', 'piece_2']);
  expect(match.decide(menu('lose', { x: 'piece_3' })).ok).toBe(false);
  expect(match.decide(menu('send')).ok).toBe(true);
  expect(match.ask([])?.each).toMatchObject({ keys: ['piece_1', 'piece_2'], kind: 'Piece' });
  expect(match.decide({ each: { piece_1: 's2', piece_2: 's1' } }).ok).toBe(true);
  const view = match.view();
  expect(view.fields['Piece.at']?.slice(0, 2)).toEqual(['s2', 's1']);
  expect(poolMember(module.info, view.fields, 'piece_2')).toEqual({
    kind: 'Piece',
    fields: { owner: 'ann', at: 's1', aim: 'none' },
  });
  expect(poolMember(module.info, view.fields, 's1')).toBeUndefined();
  const again = replay(module, match.save());
  expect(again.match.view().fields).toEqual(view.fields);
});

test('old lines tell of members as they were', async () => {
  const { match } = await matchOf();
  match.decide(menu('make', { s: 's2' }));
  match.decide(menu('lose', { x: 'piece_2' }));
  match.decide(menu('make', { s: 's1' }));
  const made = match.view().log.flatMap(({ path, members }) => (/\/(made|lost)$/.test(path) ? [members] : []));
  expect(made.map((members) => members?.['piece_2']?.['at'])).toEqual(['s2', 's2', 's1']);
  expect(match.view('second').log.at(-1)?.members?.['piece_2']).toMatchObject({ at: 's1', owner: 'ann' });
});

test('a line reads only the fields of the members it tells of', async () => {
  const { module, match } = await matchOf();
  const before = match.position.slice();
  const position = before.slice();
  const { codes, ofPiece } = logged(module, position);
  const read = new Set<string>();
  const watched = new Proxy(position, {
    get: (target, key) => {
      read.add(String(key));
      return Reflect.get(target, key, target) as unknown;
    },
  });
  const [line] = linesBetween(module, before, watched, [codes]);
  expect(line?.members).toEqual({ piece_1: { owner: 'bob', at: 's1', aim: 'none' } });
  expect([...read].toSorted()).toEqual(ofPiece.toSorted());
});

/** The code of `log "lost" (piece_1)`, and where the fields of this piece are. */
function logged({ info, layout }: GameModule, position: Int32Array) {
  const log = info.logs.findIndex(({ path }) => path.endsWith('/lost'));
  const ofPiece = layout.fields.flatMap(({ path, at }) =>
    path.startsWith('Piece.') && !path.includes('$') ? [String(at)] : [],
  );
  expect(position.length).toBeGreaterThan(2 * ofPiece.length);
  return { codes: { log, args: [0] }, ofPiece };
}

test('who is made comes from nowhere, who is lost goes nowhere', async () => {
  const { match } = await matchOf();
  match.decide(menu('make', { s: 's2' }));
  const at = () => match.view().changes.filter(({ path }) => path === 'Piece.at');
  expect(at()).toEqual([{ path: 'Piece.at', member: 1, from: 'none', to: 's2' }]);
  match.decide(menu('lose', { x: 'piece_2' }));
  expect(at()).toEqual([{ path: 'Piece.at', member: 1, from: 's2', to: 'none' }]);
});

test('the terminal says what they are', async () => {
  const cwd = await mkdtemp(join(tmpdir(), 'sandtable-'));
  await mkdir(join(cwd, 'rulesets', 'sample'), { recursive: true });
  await writeFile(join(cwd, 'rulesets', 'sample', 'rules.sand'), rules);
  await writeFile(join(cwd, 'rulesets', 'sample', 'texts.en.ftl'), 'Piece_name = one of { $owner } at { $at }\n');
  const out: string[] = [];
  const typed = ['make', 's2', 'send', 's1', 's1', 'lose', '2', 'q'].values();
  const io = { write: (text: string) => void out.push(text), readLine: async () => typed.next().value };
  await run(['play', 'sample', '--people', 'all', '--lang', 'en'], {
    ...io,
    cwd,
    complain: io.write,
    seconds: () => 0,
    seed: () => 1,
    interrupted: () => new Promise(() => undefined),
  });
  await rm(cwd, { recursive: true });
  expect(out.join('\n')).toContain('Ann: Goals · One of Ann at S2\n  1  S1');
  expect(out.join('\n')).toContain('2  one of Ann at S1');
  expect(out.join('\n')).toMatch(/lost x piece_2 \(one of ann at s1\)/);
});
