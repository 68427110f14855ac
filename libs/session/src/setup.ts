import type { GameInfo } from '@sandtable/engine';
import type { Save } from './contract.ts';
import { writeOption } from './option-slots.ts';
import type { Single } from './value.ts';
import { isMisfit, type Misfit } from './wide-value.ts';

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
    if (!info.options.some((one) => one.name === name)) problems.push('setup/option');
    else if (optionMisfit(info, name, value) !== undefined) problems.push('setup/value');
  }
  return problems;
}

/** What is wrong with the value that somebody chose for an option. */
export function optionMisfit(info: GameInfo, name: string, value: Single): Misfit | undefined {
  const option = info.options.find((one) => one.name === name);
  const written = option && writeOption(info, option, value);
  return written && isMisfit(written) ? written : undefined;
}

export const layoutIndex = (info: GameInfo, name: string): number =>
  info.layouts.findIndex((layout) => layout.name === name);
