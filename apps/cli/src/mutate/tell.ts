import type { InputFile } from '@sandtable/compiler';
import {
  caughtBy,
  EQUIVALENTS,
  type Mutant,
  percentOf,
  type Score,
  type Stale,
  type Survivor,
} from '@sandtable/mutate';
import { lineIndex } from '@sandtable/text';
import { type Context, say } from '../command.ts';
import type { Game } from '../game.ts';

/** Survivors with their places, and what is wrong with the list of equivalent changes. */
export function tell(context: Context, sources: readonly InputFile[], score: Score): void {
  for (const survivor of score.survivors) say(context, survivorLine(context, sources, survivor));
  for (const one of score.stale) say(context, staleLine(context, one));
}

function survivorLine(context: Context, sources: readonly InputFile[], { mutant, reached }: Survivor): string {
  const unmet = reached === 0 ? `  (${context.messages.text('mutate/unreached')})` : '';
  return `${placeOf(sources, mutant)}: ${mutant.line}${unmet}`;
}

function staleLine({ messages }: Context, { equivalent: { at, key }, why }: Stale): string {
  return `${EQUIVALENTS}:${at}: ${messages.text(`mutate/${why}`, { key })}`;
}

/** The figures of one or several games, the same in every language, for who looks for them in a log. */
export function figuresOf(scores: readonly Score[]): string {
  const sum = (count: (score: Score) => number): number => scores.reduce((n, score) => n + count(score), 0);
  const [caught, survived] = [sum(caughtBy), sum(({ survivors }) => survivors.length)];
  const equivalent = sum(({ equivalents }) => equivalents.length);
  const all = caught + survived + equivalent;
  return `${all} mutations: ${caught} caught, ${survived} survived, ${equivalent} equivalent`;
}

/** `file:line:column` */
function placeOf(sources: readonly InputFile[], { edit: { span } }: Mutant): string {
  const text = sources.find(({ path }) => path === span.file)?.text ?? '';
  const { line, column } = lineIndex(text).positionAt(span.start);
  return `${span.file}:${line}:${column}`;
}

/** The figures for programs. */
export function resultOf({ id, sources }: Pick<Game, 'id' | 'sources'>, score: Score) {
  const { checker, expectations, examples, survivors, equivalents, stale } = score;
  const described = (mutant: Mutant) => {
    const { kind, line, edit } = mutant;
    return { at: placeOf(sources, mutant), kind, line, span: edit.span, text: edit.text };
  };
  return {
    game: id,
    caught: caughtBy(score),
    checker,
    expectations,
    examples,
    percent: percentOf(score),
    survivors: survivors.map(({ mutant, reached }) => ({ ...described(mutant), reached })),
    equivalents: equivalents.map(({ mutant, reason }) => ({ ...described(mutant), reason })),
    stale: stale.map(({ equivalent, why }) => ({ ...equivalent, why })),
  };
}
