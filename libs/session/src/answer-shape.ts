import type { Answer } from './contract.ts';
import type { Single } from './value.ts';

/** Answers come from saves, links and other processes: whatever their type says, they may be anything. */
export type MenuAnswer = Extract<Answer, { readonly arm: string }>;
/** Assignments by name: a pick per key, in the order of the keys. */
export type EachAnswer = Extract<Answer, { readonly each: unknown }>;

export const isSingle = (value: unknown): value is Single =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
export const isList = (value: unknown): value is readonly Single[] => Array.isArray(value) && value.every(isSingle);

export const isMenu = (value: unknown): value is MenuAnswer =>
  isRecord(value) && typeof value.arm === 'string' && isRecord(value.args) && Object.values(value.args).every(isSingle);

export const isEach = (value: unknown): value is EachAnswer =>
  isRecord(value) && isRecord(value.each) && Object.values(value.each).every((cell) => isSingle(cell) || isList(cell));

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
