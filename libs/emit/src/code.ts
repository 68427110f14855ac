import type { GameInfo, Layout } from '@sandtable/engine';
import type { PlanNote } from './plan-notes.ts';

/**
 * What the emitter builds once and each printer writes in its language: the body of `create(engine)`, as data, functions
 * and constants. Types stand at functions; within them all values are numbers, truth values or names of the module,
 * which show their types themselves, so that statements can be lines of text.
 */
export interface Program {
  readonly info: GameInfo;
  readonly layout: Layout;
  readonly items: readonly Item[];
  /** What the module shows, by the name under which it does. */
  readonly members: readonly Member[];
  /** How the code does what the rules say; no printer writes it. */
  readonly plans: readonly PlanNote[];
}

export type Item = FunctionCode | ConstantCode | TextCode;

/** Written as TypeScript writes it; the printer of JavaScript leaves it out. */
export type TypeText =
  | 'number'
  | 'boolean'
  | 'void'
  | 'unknown'
  | 'never'
  | 'Int32Array'
  | 'readonly number[]'
  | 'readonly number[] | undefined'
  | '(n: number) => number'
  | '() => number'
  | '() => boolean';

export interface Param {
  readonly name: string;
  readonly type: TypeText;
  /** What it is where a caller leaves it out. */
  readonly initial?: string;
}
/** The first line of a function. */
export interface Head {
  readonly name: string;
  readonly params: readonly Param[];
  readonly result: TypeText;
}
export interface FunctionCode extends Head {
  readonly c: 'function';
  readonly body: readonly string[];
}
export interface ConstantCode {
  readonly c: 'constant';
  readonly name: string;
  readonly value: string;
}
export interface TextCode {
  readonly c: 'text';
  readonly lines: readonly string[];
}
interface Member {
  readonly name: string;
  readonly value: string;
}

export const head = (name: string, params: readonly Param[], result: TypeText): Head => ({ name, params, result });
/** A function whose body does not depend on the rules; it is written in place, as deep as it is there. */
export const fn =
  (...first: Parameters<typeof head>) =>
  (strings: TemplateStringsArray, ...values: readonly number[]): FunctionCode => {
    const [, ...lines] = String.raw({ raw: strings }, ...values)
      .trimEnd()
      .split('\n');
    const deep = lines[0]?.search(/\S/) ?? 0;
    return { c: 'function', ...head(...first), body: lines.map((line) => line.slice(deep)) };
  };
export const constant = (name: string, value: string): ConstantCode => ({ c: 'constant', name, value });
export const text = (...lines: readonly string[]): TextCode => ({ c: 'text', lines });

/** Parameters, by what they are. */
export const int = (name: string): Param => ({ name, type: 'number' });
export const flag = (name: string): Param => ({ name, type: 'boolean' });
export const words = (name: string): Param => ({ name, type: 'Int32Array' });

/**
 * Functions that are handed to the engine are given a position, which is that of the module. They don't read it, and have
 * this in its place if they are given more.
 */
export const unread = words('_');

/** Parameters that mean the same wherever they stand: an array to fill, a level of a question, chance. */
export const out = words('out');
export const depth = int('depth');
export const ordinal = int('ordinal');
/** Keys of an assignment that have a value, where these aren't all before the one that is evaluated. */
export const given: Param = { name: 'given', type: 'readonly number[] | undefined', initial: 'undefined' };
export const random: Param = { name: 'random', type: '(n: number) => number' };
