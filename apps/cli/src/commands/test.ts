import { playTwins } from '@sandtable/analysis/interpreter';
import { finding } from '@sandtable/diagnostics';
import { renderPlain } from '@sandtable/messages';
import type { Model } from '@sandtable/model';
import { type ExampleResult, runExample } from '@sandtable/reference';
import { optionCodes } from '@sandtable/session';
import { type Command, type Context, say } from '../command.ts';
import { type Game, namedGames, openGame, placeText } from '../game.ts';
import { loadModule } from '../module.ts';
import { faultText } from '../play/fault.ts';
import { hasErrors, isPlayable, reportFindings } from '../report.ts';
import { leakText } from '../simulate/leak-text.ts';

interface Result {
  readonly game: string;
  readonly name: string;
  readonly passed: boolean;
  readonly detail: string;
}

export const test: Command = {
  name: 'test',
  options: {},
  async run(context) {
    const games = [];
    const results: Result[] = [];
    for (const name of await namedGames(context)) {
      const game = await openGame(context, name);
      games.push(game);
      results.push(...testGame(context, game), ...(await twins(context, game)));
    }
    for (const result of results) tell(context, result);
    const failed = results.filter((result) => !result.passed).length;
    say(context, context.messages.text('test/total', { passed: results.length - failed, failed }));
    const findings = games.flatMap((game) => game.compiled.findings);
    return { ok: failed === 0 && !games.some(hasErrors), findings, result: results };
  },
};

function testGame(context: Context, game: Game): readonly Result[] {
  const { model } = game.compiled;
  if (hasErrors(game)) reportFindings(context, game);
  return model === undefined ? [] : [...expectations(game, model), ...examples(context, game, model)];
}

/** Of rules that hide something a few games are played beside twins. */
async function twins(context: Context, game: Game): Promise<readonly Result[]> {
  const { model, javascript } = game.compiled;
  if (!isPlayable(game) || model === undefined || javascript === undefined) return [];
  if (!hasSecrets(model)) return [];
  const module = await loadModule(javascript);
  const seats = module.info.layouts.map((_, i) => i);
  const plan = {
    javascript,
    games: TWINS,
    seed: 1,
    seats,
    options: optionCodes(module.info, {}),
    maxDecisions: QUESTIONS,
  };
  const { leaks, rests, games } = playTwins(module, model, plan, TWINS);
  const { messages } = context;
  if (leaks.length === 0)
    return [{ game: game.id, name: messages.text('test/twins', { rests, games }), passed: true, detail: '' }];
  return leaks.map((leak) => ({
    game: game.id,
    name: leak.choice,
    passed: false,
    detail: leakText(messages, module.info, leak),
  }));
}

/** Whether a twin could differ at all: what is answered at the same time nobody can ask for before all have answered. */
function hasSecrets({ fields, states, piles, choices, procedures }: Model): boolean {
  const lanes = procedures.flatMap(({ name, lane }) => (lane === undefined ? [] : [`${name}/`]));
  return (
    [...fields, ...states, ...piles].some(({ seen }) => seen !== undefined) ||
    choices.some(({ path, secret }) => secret === true && !lanes.some((lane) => path.startsWith(lane)))
  );
}

/** Games per ruleset, and questions in each; `simulate --twins` plays as many as one likes. */
const TWINS = 4;
const QUESTIONS = 250;

/** Expectations are evaluated while checking; one that failed has a finding where it stands. */
function expectations(game: Game, model: Model): readonly Result[] {
  const failures = game.compiled.findings.filter((one) => one.code.startsWith('expect/'));
  return model.expectations.map(({ name, at: { span } }) => {
    const failure = failures.find(
      (one) => one.span.file === span.file && one.span.start >= span.start && one.span.end <= span.end,
    );
    return { game: game.id, name: name ?? placeText(game, span), passed: failure === undefined, detail: '' };
  });
}

const examples = (context: Context, game: Game, model: Model): readonly Result[] =>
  model.examples.map((example) => {
    const outcome = attempt(context, game, () => runExample(model, example));
    return { game: game.id, name: example.name, ...outcome };
  });

/** An example that breaks the interpreter has failed; the others are run all the same. */
function attempt(context: Context, game: Game, example: () => ExampleResult): Pick<Result, 'passed' | 'detail'> {
  try {
    const outcome = example();
    if (outcome.ok) return { passed: true, detail: '' };
    const found = finding(outcome.code, outcome.span, outcome.fields);
    const said = renderPlain(found, (path) => textOf(game, path), context.messages.lang);
    const met = faultText(context, game, outcome.values).map((line) => `\n    ${line}`);
    return { passed: false, detail: said + met.join('') };
  } catch (error) {
    return { passed: false, detail: String(error) };
  }
}

const textOf = (game: Game, path: string): string | undefined => game.sources.find((file) => file.path === path)?.text;

function tell(context: Context, result: Result): void {
  const name = `${result.game}: ${result.name}`;
  say(context, context.messages.text(result.passed ? 'test/passed' : 'test/failed', { name }));
  if (result.detail !== '') say(context, `  ${result.detail}`);
}
