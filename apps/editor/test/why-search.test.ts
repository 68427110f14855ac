import { createTexts } from '@sandtable/board/texts';
import { compile } from '@sandtable/compiler';
import { engine } from '@sandtable/engine';
import { createMatch } from '@sandtable/session';
import { load } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { sentencesOf } from '../src/explain/claim-words.ts';
import { fetchWords, say } from '../src/words.ts';
import { whyService } from '../src/workers/why.ts';
import { replyAs } from './described-as.ts';

/** From the gate, the moor is too far, the mill lies behind a guarded bridge, the cave is closed and the den is full. */
const RULES = `ruleset "hike" version "1.0.0" language 1
kind Side { state steps: 0..9 = 0 }
kind Spot { rough: 1..9, guarded: bool, closed: bool, full: bool }
relation path: Spot -- Spot
table Side { id
  red
  blue }
table Spot { id rough guarded closed full
  gate 1 false false false
  hill 2 false false false
  moor 3 false false false
  bridge 1 true false false
  mill 1 false false false
  cave 1 false true false
  den 1 false false true }
table path {
  gate -- hill
  hill -- moor
  gate -- bridge
  bridge -- mill
  gate -- cave
  gate -- den }
constant stamina: 0..9 = 4
seats for Side { two { first {red} second {blue} } }
search hike(from: Spot) over (at: Spot, seen: bool) from (from, false) {
  limit stamina
  step s in path(at) where not s.closed cost s.rough to (s, s.guarded) stop when s.guarded
  end where not at.full
}
play {
  choose order by red { go(s in hike(gate)) -> red.steps += 1 }
}
`;

const files = [{ path: 'rules.sand', text: RULES }];
const { javascript = '', findings } = compile(files);
const match = createMatch((await load(javascript))(engine), { seats: 'two', seed: 1 });
const service = whyService();

function described(lang: string, name: string): readonly string[] {
  const at = { files, variants: [], save: match.save(true), at: match.cursor, watches: [], lang };
  const { against } = replyAs(service.candidate(at, { choice: 'play/order', role: 'red' }, ['go'], name), 'against');
  const words = { yes: 'yes', no: 'no', none: 'none' };
  const texts = createTexts(
    () => undefined,
    () => undefined,
    words,
  );
  return against.flatMap(({ claims }) => sentencesOf(say(lang), texts, claims).map(({ text }) => text));
}

test('why a search does not have a place is described by what keeps it from there', async () => {
  await fetchWords('fr');
  expect(findings.map(({ code }) => code)).toEqual([]);
  expect(described('en', 'hill')).toEqual([]);
  expect(described('en', 'moor')).toEqual(['Movement cost to get there: 5; must be at most 4 (stamina).']);
  expect(described('en', 'mill')).toEqual(['You must stop at Bridge on the way there.']);
  expect(described('en', 'cave')).toEqual(['“closed” is true for Cave, but must be false.']);
  expect(described('en', 'den')).toEqual(['“full” is true for Den, but must be false.']);
  expect(described('de', 'mill')).toEqual(['Auf dem Weg dorthin muss bei Bridge angehalten werden.']);
  expect(described('fr', 'mill')).toEqual(['Sur le chemin, il faut s’arrêter à Bridge.']);
});
