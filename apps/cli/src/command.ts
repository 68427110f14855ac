import type { ParseArgsConfig } from 'node:util';
import type { Diagnostic } from '@sandtable/diagnostics';
import type { Messages } from '@sandtable/messages';
import { languageTag } from '@sandtable/text';
import type { Io } from './io.ts';
import { UsageError } from './usage.ts';

export type OptionSpecs = NonNullable<ParseArgsConfig['options']>;
type OptionValue = string | boolean | (string | boolean)[] | undefined;

/** What a command is given: the world, its arguments, and wording in the language asked for. */
export interface Context {
  readonly io: Io;
  readonly positionals: readonly string[];
  readonly values: Readonly<Record<string, OptionValue>>;
  readonly messages: Messages;
  /** One JSON envelope at the end instead of lines for people. */
  readonly json: boolean;
}

/** What a command found out; `ok` decides between exit codes 0 and 1. */
export interface Outcome {
  readonly ok: boolean;
  readonly findings: readonly Diagnostic[];
  readonly result: unknown;
}

export interface Command {
  /** `help--NAME` in `wording/help.*.ftl` says what it does, and its arguments. */
  readonly name: string;
  readonly options: OptionSpecs;
  /** `--lang` may name a language that there is no wording of ours in. */
  readonly anyLanguage?: boolean;
  run(context: Context): Promise<Outcome>;
}

export function textOption(context: Context, name: string): string | undefined {
  const value = context.values[name];
  return typeof value === 'string' ? value : undefined;
}

/** The language asked for as BCP 47 writes it, or as it was typed where it is none. */
export function languageOption(context: Context): string | undefined {
  const typed = textOption(context, 'lang');
  return typed === undefined ? undefined : (languageTag(typed) ?? typed);
}

export function textsOption(context: Context, name: string): readonly string[] {
  const value = context.values[name];
  return Array.isArray(value) ? value.map(String) : [];
}

/** A whole number, 0 or more; anything else is a mistake in usage. */
export function numberOption(context: Context, name: string, otherwise: number): number {
  const value = textOption(context, name);
  if (value === undefined) return otherwise;
  if (!/^\d{1,15}$/.test(value)) throw new UsageError('usage/number', { name: `--${name}`, value });
  return Number(value);
}

/** More than anybody can play; numbers of games stay exact. */
const MOST_GAMES = 1_000_000_000;

/** How many games to play. */
export function gamesOption(context: Context, otherwise: number): number {
  const games = numberOption(context, 'games', otherwise);
  if (games >= 1 && games <= MOST_GAMES) return games;
  throw new UsageError('usage/number-between', { name: '--games', least: 1, most: MOST_GAMES, value: games });
}

export function positional(context: Context, index: number, command: string, what: string): string {
  const value = context.positionals[index];
  if (value === undefined) throw new UsageError('usage/needs', { name: command, what });
  return value;
}

/** A line for people; nothing in JSON mode, where the envelope is all there is. */
export function say(context: Context, line: string): void {
  if (!context.json) context.io.write(line);
}
