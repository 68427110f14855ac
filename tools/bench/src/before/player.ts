// Plays games with the libraries of one tree, as it is asked: `node player.ts ROOT`, then questions as messages.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Series } from '@sandtable/bots';
import type { Create, GameModule } from '@sandtable/engine';
import type { Answers, Question } from './questions.ts';

const [, , root = '.'] = process.argv;

/** A library of that tree; what is used of it has the types of today. */
const library = async <T>(name: string): Promise<T> =>
  (await import(pathToFileURL(join(root, 'libs', name, 'src/index.ts')).href)) as T;

const { compile } = await library<typeof import('@sandtable/compiler')>('compiler');
const { engine, readCanonical, RUNNING, STATUS } = await library<typeof import('@sandtable/engine')>('engine');
const { startGame, playout } = await library<typeof import('@sandtable/bots')>('bots');

/** Decisions in one go while a whole game is played for its time: as many as there are. */
const NO_LIMIT = 1_000_000;
/** Milliseconds between two looks at the processor time, each of which takes as long as a hundred decisions of a fast game. */
const LOOKED_AFTER = 50;
/** Decisions between two looks at the clock, which takes as long as a tenth of a short game. */
const LOOKED_AT = 2_000;
/** Of each game a position is evaluated somewhere before this decision, and the last one. */
const EARLY = 251;

let game: GameModule | undefined;
let S = new Int32Array(0);
let played = 0;

const answers: { readonly [K in Question['ask']]: (question: Extract<Question, { ask: K }>) => Promise<Answers[K]> } = {
  async load({ files }) {
    const { javascript } = compile(files);
    if (javascript === undefined) throw new Error('does not compile');
    const address = `data:text/javascript;base64,${Buffer.from(javascript).toString('base64')}`;
    game = ((await import(address)) as { create: Create }).create(engine);
    game.events.enabled = false;
    S = new Int32Array(game.layout.size);
    return { bytes: javascript.length };
  },
  async digest({ first, games, seed, most }) {
    const hash = createHash('sha256');
    for (let number = first; number < first + games; number++)
      for (const text of twice(number, seed, most)) hash.update(text);
    return hash.digest('hex').slice(0, 16);
  },
  async course({ number, seed, most }) {
    const random = startGame(seriesOf(seed), number, S);
    const course = [digestNow()];
    while (S[STATUS] === RUNNING && course.length <= most) {
      playout(loaded(), S, random, 1);
      course.push(digestNow());
    }
    return course;
  },
  async speed({ ms, seed, most = NO_LIMIT }) {
    const began = process.cpuUsage();
    let spent = 0;
    let games = 0;
    let decisions = 0;
    while (spent < ms) {
      for (const enough = performance.now() + LOOKED_AFTER; performance.now() < enough; )
        for (const some = decisions + LOOKED_AT; decisions < some; games++)
          decisions += playout(loaded(), S, startGame(seriesOf(seed), played++, S), most);
      const { user, system } = process.cpuUsage(began);
      spent = (user + system) / 1000;
    }
    return { games: (games / spent) * 1000, decisions: (decisions / spent) * 1000 };
  },
};

process.on('disconnect', () => process.exit());
process.on('message', async (question: Question) => {
  const answer = answers[question.ask] as (asked: Question) => Promise<unknown>;
  process.send?.(await answer(question).catch((error: unknown) => ({ error: String(error) })));
});

function loaded(): GameModule {
  if (game === undefined) throw new Error('no game is loaded');
  return game;
}

function seriesOf(seed: number): Series {
  const module = loaded();
  const seats = [...module.info.layouts.keys()];
  return { module, seed, first: 0, games: 1, seats, options: 'random', maxDecisions: NO_LIMIT };
}

/** A position somewhere in the game and the last one, without what a plan keeps beside them. */
function twice(number: number, seed: number, most: number): readonly string[] {
  const random = startGame(seriesOf(seed), number, S);
  const early = Math.min(most, (number * 17) % EARLY);
  const taken = playout(loaded(), S, random, early);
  const before = position();
  const rest = playout(loaded(), S, random, most - taken);
  return [before, position(), `${taken + rest}`];
}

const position = (): string => JSON.stringify(readCanonical(loaded(), S));
const digestNow = (): string => createHash('sha256').update(position()).digest('hex').slice(0, 16);
