import type { GameInfo } from '@sandtable/engine';
import { type Setup, setupProblems } from '@sandtable/session';
import { type Context, numberOption, type OptionSpecs, textOption, textsOption } from './command.ts';
import { UsageError } from './usage.ts';

/** Options of every command that starts a match. */
export const setupOptions: OptionSpecs = {
  seats: { type: 'string' },
  seed: { type: 'string' },
  option: { type: 'string', multiple: true },
};

/** How the command line wants a match to begin; without --seats the first layout, without --seed this one. */
export function setupFrom(context: Context, info: GameInfo, seed = 1): Setup {
  const setup = {
    seats: textOption(context, 'seats') ?? info.layouts[0]?.name ?? '',
    seed: numberOption(context, 'seed', seed),
    options: optionsFrom(context),
  };
  const [problem] = setupProblems(info, setup);
  if (problem !== undefined) throw new UsageError(problem, { known: layoutNames(info) });
  return setup;
}

export function optionsFrom(context: Context): Readonly<Record<string, string>> {
  const pairs = textsOption(context, 'option').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return [name, value.join('=')] as const;
  });
  return Object.fromEntries(pairs);
}

const layoutNames = (info: GameInfo): string => info.layouts.map((layout) => layout.name).join(', ');
