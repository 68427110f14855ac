import type { GameInfo } from '@sandtable/engine';
import { own } from '@sandtable/text';
import type { Save } from './contract.ts';
import { readValue, type Single, writeValue } from './value.ts';

/** How a match begins: seat layout by name, options by name; options left out keep what the rules say. */
export interface Setup {
  readonly seats: string;
  readonly seed: number;
  readonly options?: Save['options'];
  /** Names of the variants that the module was made with, for whoever saves the match. */
  readonly variants?: readonly string[];
  /** It is played for its own sake: nothing is done by hand. */
  readonly real?: boolean;
}

/** What is wrong with a setup, as paths of texts; empty if it can be started. */
export function setupProblems(info: GameInfo, setup: Setup): readonly string[] {
  const problems: string[] = [];
  if (!info.layouts.some((layout) => layout.name === setup.seats)) problems.push('setup/seats');
  for (const [name, value] of Object.entries(setup.options ?? {})) {
    const option = info.options.find((one) => one.name === name);
    if (option === undefined) problems.push('setup/option');
    else if (writeValue(info, option.type, value) === undefined) problems.push('setup/value');
  }
  return problems;
}

export function optionCodes(info: GameInfo, options: Save['options']): Int32Array {
  return Int32Array.from(info.options, (option) => {
    const wanted = own(options, option.name);
    return (wanted === undefined ? undefined : writeValue(info, option.type, wanted)) ?? option.value;
  });
}

/** Every option by name with the value it is played with. */
export function optionNames(info: GameInfo, codes: Int32Array): Save['options'] {
  const named = info.options.map((option, i) => [option.name, readValue(info, option.type, codes[i] ?? option.value)]);
  return Object.fromEntries(named) as Record<string, Single>;
}

export const layoutIndex = (info: GameInfo, name: string): number =>
  info.layouts.findIndex((layout) => layout.name === name);
