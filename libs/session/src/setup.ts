import type { GameInfo } from '@sandtable/engine';
import type { Save } from './contract.ts';
import { writeOption } from './option-slots.ts';
import type { Single } from './value.ts';
import { isMisfit, type Misfit } from './wide-value.ts';

/** What a match is started with: a seat layout and options, by name. Options that are left out keep their default. */
export interface Setup {
  readonly seats: string;
  readonly seed: number;
  readonly options?: Save['options'];
  /** Names of the variants that the module was made with, for saving the match. */
  readonly variants?: readonly string[];
  /** Manual edits aren't allowed in this match. */
  readonly real?: boolean;
}

/** Returns what is wrong with a setup, as paths of texts; empty if a match can be started. */
export function setupProblems(info: GameInfo, setup: Setup): readonly string[] {
  const problems: string[] = [];
  if (!info.layouts.some((layout) => layout.name === setup.seats)) problems.push('setup/seats');
  for (const [name, value] of Object.entries(setup.options ?? {})) {
    if (!info.options.some((one) => one.name === name)) problems.push('setup/option');
    else if (optionMisfit(info, name, value) !== undefined) problems.push('setup/value');
  }
  return problems;
}

/** Returns what is wrong with the value chosen for an option. */
export function optionMisfit(info: GameInfo, name: string, value: Single): Misfit | undefined {
  const option = info.options.find((one) => one.name === name);
  const written = option && writeOption(info, option, value);
  return written && isMisfit(written) ? written : undefined;
}

export const layoutIndex = (info: GameInfo, name: string): number =>
  info.layouts.findIndex((layout) => layout.name === name);
