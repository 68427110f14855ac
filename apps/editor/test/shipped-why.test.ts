import { compile, isSource } from '@sandtable/compiler';
import { engine } from '@sandtable/engine';
import { createMatch } from '@sandtable/session';
import { load } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { type Sentence, sentencesOf } from '../src/explain/claim-words.ts';
import { headOf } from '../src/explain/objection-words.ts';
import { tellingClaims } from '../src/explain/possible-instead.ts';
import { textsIn } from '../src/play/texts-in.ts';
import { initial, type State } from '../src/state/state.ts';
import { say } from '../src/words.ts';
import { whyService } from '../src/workers/why.ts';
import { replyAs } from './described-as.ts';
import { filesOf, SHIPPED } from './shipped-files.ts';

/** For every change only the games that compile fast are played. */
const GAMES = process.env.LAW_RUNS === undefined ? ['hex-dice', 'longest-trench'] : SHIPPED;
const DECISIONS = 60;
/** Where players talk and write orders, it takes more decisions until so many members of a kind cannot be chosen. */
const FEWEST_REASONS = 30;
const MOST_DECISIONS = 2000;
/** So many of those that cannot be chosen are asked about at each question. */
const ASKED = 3;

const chances = () => {
  let drawn = 7;
  return (n: number): number => {
    drawn = (Math.imul(drawn, 1103515245) + 12345) & 0x7fffffff;
    return (drawn >> 8) % n;
  };
};

const wordsIn = ({ text, more }: Sentence): readonly string[] => [text, ...more.flatMap(wordsIn)];

/** What the page says against members that cannot be chosen, in matches played at random, as whoever is asked may see it. */
async function reasonsIn(game: string): Promise<readonly string[]> {
  const files = filesOf(game);
  const rules = files.filter(({ path }) => isSource(path));
  const module = (await load(compile(rules).javascript ?? ''))(engine);
  const { info } = module;
  const begin = (seed: number) => createMatch(module, { seats: info.layouts[0]?.name ?? '', seed });
  let match = begin(5);
  const random = chances();
  const service = whyService();
  const buffers = Object.fromEntries(
    files.map(({ path, text }) => [`${game}/${path}`, { text, version: '1', dirty: false }]),
  );
  const t = say('en');
  const reasons: string[] = [];
  for (let i = 0; i < DECISIONS || (i < MOST_DECISIONS && reasons.length <= FEWEST_REASONS); i++) {
    if (match.view().status !== 'running') match = begin(6 + i);
    const view = match.view(match.view().waiting[0]?.seat);
    const { ask } = view;
    if (ask === undefined) break;
    const texts = textsIn({ ...initial, ruleset: game, buffers, info, view, lang: 'en' } as unknown as State);
    const at = { files: rules, variants: [], save: match.save(true), at: match.cursor, watches: [], lang: 'en' };
    const question = { choice: ask.choice, role: ask.role, keys: ask.each?.keys, eyes: 'asked' } as const;
    for (const { picked, kind, candidates } of [ask, ...(ask.ways ?? [])]) {
      const members = info.kinds.find(({ name }) => name === kind)?.members ?? [];
      const others = members.filter((member) => !candidates.includes(member));
      for (const name of others.slice(0, ASKED)) {
        const { against } = replyAs(service.candidate(at, question, picked, name), 'against');
        const asked = { of: 'candidate', name, question: { ...ask, picked }, possible: candidates } as const;
        const said = against.map((one) => {
          const { claims, isInstead } = tellingClaims(one, name, texts);
          const reason = one.reason === undefined ? [] : [texts.path(one.reason)];
          const head = isInstead ? [] : [headOf(t, texts, one, asked as never)];
          return [...reason, ...head, ...sentencesOf(t, texts, claims).flatMap(wordsIn)].join(' ').trim();
        });
        reasons.push(`${ask.choice} ${texts.member(name)}: ${said.join(' ').trim()}`);
      }
    }
    match.decide(match.suggest(random) ?? '');
  }
  return reasons;
}

test.each(GAMES)('whatever cannot be chosen has a reason in words: %s', async (game) => {
  const reasons = await reasonsIn(game);
  expect(reasons.length).toBeGreaterThan(FEWEST_REASONS);
  const bodies = reasons.map((text) => ({ text, body: text.slice(text.indexOf(': ') + 2) }));
  expect(bodies.filter(({ body }) => body === '').map(({ text }) => text)).toEqual([]);
  expect(bodies.filter(({ body }) => /\w_\w|\p{Ll}\p{Lu}|\w\(\w/u.test(body)).map(({ text }) => text)).toEqual([]);
});
