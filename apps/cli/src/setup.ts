import type { GameInfo } from '@sandtable/engine';
import type { Values } from '@sandtable/messages';
import { optionMisfit, type Setup, setupProblems, valuesOf } from '@sandtable/session';
import { near } from '@sandtable/text';
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
    options: optionsFrom(context, info),
  };
  const [problem] = setupProblems(info, setup);
  if (problem !== undefined) throw new UsageError(problem, { known: layoutNames(info) });
  return setup;
}

/** Values of options by name; one that the rules don't have is reported, with those they have. */
export function optionsFrom(context: Context, info: GameInfo): Readonly<Record<string, string>> {
  const pairs = textsOption(context, 'option').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return [name, value.join('=')] as const;
  });
  for (const [name, value] of pairs) checkOption(info, name, value);
  return Object.fromEntries(pairs);
}

function checkOption(info: GameInfo, name: string, value: string): void {
  const names = info.options.map((one) => one.name);
  if (!names.includes(name))
    throw new UsageError('setup/no-option', {
      name,
      near: near(name, names) ?? 'none',
      known: names.join(', ') || 'none',
    });
  const misfit = optionMisfit(info, name, value);
  if (misfit === undefined) return;
  const { part, how, type } = misfit;
  const { form, fields } = wantedOf(info, type);
  throw new UsageError('setup/misfit', { name, part, how, form, ...fields });
}

/** What a value may be, for people. */
function wantedOf(info: GameInfo, index: number): { readonly form: string; readonly fields: Values } {
  const type = info.types[index];
  if (type?.t === 'int') return { form: 'range', fields: { low: type.min / type.den, high: type.max / type.den } };
  if (type?.t === 'list') return { form: 'list', fields: { most: type.max } };
  const known = type && valuesOf(info, index);
  return known === undefined
    ? { form: type?.t ?? '', fields: {} }
    : { form: 'words', fields: { known: known.join(', ') } };
}

const layoutNames = (info: GameInfo): string => info.layouts.map((layout) => layout.name).join(', ');
