import type { GameInfo } from '@sandtable/engine';
import type { Bot, BotType, NumberParameter } from './bot-type.ts';
import { botType } from './bots.ts';

/** Reads a bot as `formOf` says that it is written: `random`, `search:200`, `policy:NAME`; undefined for anything else. */
export function readBot(text: string): Bot | undefined {
  const [, id, after] = /^([^:]+)(?::(.+))?$/.exec(text) ?? [];
  const type = botType(id);
  return type && (type.parameter?.sort === 'number' ? numbered(type.id, type.parameter, after) : named(type, after));
}

/** A bot as it is read again. */
export function writeBot({ bot, number, name }: Bot): string {
  const after = number ?? name;
  return after === undefined ? bot : `${bot}:${after}`;
}

/** How bots of a type are written: `search[:N]`. */
export function formOf({ id, parameter }: BotType): string {
  if (parameter === undefined) return id;
  return parameter.sort === 'number' ? `${id}[:N]` : `${id}[:NAME]`;
}

/** What a bot of a list is, as it is written: with each of the numbers that are offered of it. */
export function offeredOf({ id, parameter }: BotType): readonly string[] {
  return parameter?.sort === 'number' ? parameter.offered.map((number) => writeBot({ bot: id, number })) : [id];
}

/** Whether the policy that a bot plays by is one of the rules. */
export function hasPolicy({ bot, name }: Bot, { policies = [] }: GameInfo): boolean {
  if (botType(bot)?.parameter?.sort !== 'policy') return true;
  return name === undefined ? policies.length > 0 : policies.includes(name);
}

function numbered(bot: string, { min, max, usual }: NumberParameter, after = String(usual)): Bot | undefined {
  const number = /^\d{1,15}$/.test(after) ? Number(after) : Number.NaN;
  return number >= min && number <= max ? { bot, number } : undefined;
}

function named({ id, parameter }: BotType, name: string | undefined): Bot | undefined {
  if (name === undefined) return { bot: id };
  return parameter?.sort === 'policy' ? { bot: id, name } : undefined;
}
