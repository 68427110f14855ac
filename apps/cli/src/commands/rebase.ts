import { writeFile } from 'node:fs/promises';
import { type Compiled, compile, type InputFile } from '@sandtable/compiler';
import { comparedLines } from '@sandtable/variant';
import { type Command, type Context, type Outcome, positional, say, textsOption } from '../command.ts';
import { type Game, openGame, placeText, writableAt } from '../game.ts';
import { settled, type Way } from '../rebase/settle.ts';
import { reportFindings } from '../report.ts';
import { UsageError } from '../usage.ts';

type Rebase = Compiled['rebases'][number];

const ALL = 'all';

export const rebase: Command = {
  name: 'rebase',
  options: {
    'keep-mine': { type: 'string', multiple: true },
    'take-theirs': { type: 'string', multiple: true },
    merge: { type: 'string', multiple: true },
    write: { type: 'boolean' },
  },
  async run(context) {
    const game = await openGame(context, positional(context, 0, 'rebase', 'GAME+VARIANT'));
    if (game.compiled.variants.length === 0)
      throw new UsageError('usage/needs', { name: 'rebase', what: 'GAME+VARIANT' });
    const wayOf = wayIn(context, game.compiled.rebases);
    const { sources, done, unsettled } = settled(
      game.sources,
      game.compiled.variants.map(({ name }) => name),
      wayOf,
    );
    const names = game.compiled.variants.map(({ name }) => name);
    const broken = done.length === 0 ? [] : errorsOf(compile(sources, { modelOnly: true, variants: names }));
    const write = context.values.write === true && broken.length === 0;
    const files = changedIn(game.sources, sources);
    if (write) for (const { path, text } of files) await writeFile(writableAt(game, path), text);
    tell(context, game, { done, unsettled, write });
    if (broken.length > 0) {
      say(context, context.messages.text('rebase/broken'));
      reportFindings(context, { ...game, sources, compiled: { ...game.compiled, findings: broken } });
      return { ok: false, findings: broken, result: { game: game.id, done, files: [], written: false } };
    }
    const paths = files.map(({ path }) => path);
    return outcome(game, unsettled, { done, left: unsettled.map(({ path }) => path), files: paths, written: write });
  },
};

/** Errors that a house rule is to blame for, but for what is gone: what does not compile is not settled. */
const errorsOf = ({ findings }: Pick<Compiled, 'findings'>): Compiled['findings'] =>
  findings.filter(
    ({ severity, code, span, labels }) =>
      severity === 'error' &&
      code !== 'variant/path' &&
      [span, ...labels.map((label) => label.span)].some(({ file }) => file.startsWith('variants/')),
  );

/** What is chosen for all gives way to what is chosen for one. */
function wayIn(context: Context, rebases: readonly Rebase[]): (path: string) => Way | undefined {
  const [keep, take] = [textsOption(context, 'keep-mine'), textsOption(context, 'take-theirs')];
  const merge = textsOption(context, 'merge');
  const known = rebases.map(({ path }) => path);
  const wrong = [...keep, ...take, ...merge].find((one) => one !== ALL && !known.includes(one));
  if (wrong !== undefined) throw new UsageError('usage/no-rebase', { path: wrong, known: known.join(', ') || '–' });
  const twice = [...keep, ...merge, ...take].find((one, i, all) => all.indexOf(one) < i);
  if (twice !== undefined) throw new UsageError('usage/two-ways', { path: twice });
  const mergeable = new Set(rebases.filter((one) => one.merge !== undefined).map(({ path }) => path));
  return (path) => {
    if (keep.includes(path)) return 'keep';
    if (take.includes(path)) return 'take';
    if (merge.includes(path) || (merge.includes(ALL) && mergeable.has(path))) return 'merge';
    return keep.includes(ALL) ? 'keep' : take.includes(ALL) ? 'take' : undefined;
  };
}

const changedIn = (before: readonly InputFile[], after: readonly InputFile[]): readonly InputFile[] =>
  after.filter(({ path, text }) => before.find((one) => one.path === path)?.text !== text);

const DONE = { keep: 'kept', merge: 'merged', take: 'taken' } as const;
const SIGNS = { then: '-', now: '+', mine: ' ' } as const;

/** Lines that the other text doesn't have begin with a sign. */
const linesOf = (text: string, other: string | undefined, sign: string): readonly string[] =>
  comparedLines(text, other ?? text).map(({ text: line, isCommon }) => `${isCommon ? ' ' : sign} ${line}`);

interface Settled {
  readonly done: readonly { readonly path: string; readonly way: Way }[];
  readonly unsettled: readonly Rebase[];
  readonly write: boolean;
}
function tell(context: Context, game: Game, { done, unsettled, write }: Settled): void {
  const text = (key: string, values: Record<string, string | number> = {}): string =>
    context.messages.text(`rebase/${key}`, values);
  for (const { path, way } of done) say(context, text(DONE[way], { path }));
  for (const one of unsettled) {
    say(context, `${one.path}  ${text(one.is)}  ${placeText(game, one.patch)}`);
    if (one.moved) say(context, `  ${text('moved', { from: one.moved[0], to: one.moved[1] })}`);
    for (const [key, said, other] of [
      ['then', one.then, one.now],
      ['now', one.now, one.then],
      ['mine', one.mine, undefined],
    ] as const) {
      say(context, `  ${text(key)}`);
      for (const line of linesOf(said ?? text('unknown'), other, SIGNS[key])) say(context, `  ${line}`);
    }
    if (one.merge) say(context, `  ${text('mergeable', { path: one.path })}`);
  }
  if (unsettled.length === 0 && done.length === 0) return say(context, `${game.id}: ${text('fresh')}`);
  if (done.length > 0) say(context, `${game.id}: ${text(write ? 'written' : 'would-write', { count: done.length })}`);
  if (unsettled.length > 0) say(context, `${game.id}: ${text('left', { count: unsettled.length })}`);
}

const outcome = (game: Game, unsettled: readonly Rebase[], result: object): Outcome => ({
  ok: unsettled.length === 0,
  findings: [],
  result: { game: game.id, ...result },
});
