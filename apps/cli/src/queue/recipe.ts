import type { InputFile } from '@sandtable/compiler';
import { digestOf } from './digest.ts';
import { decode, encode } from './wire.ts';

/** What a module was made of: compiling it again gives the same module. */
export interface Recipe {
  readonly sources: readonly InputFile[];
  readonly variants: readonly string[];
  /** Whether the module counts what ran. */
  readonly watched: boolean;
}

/** A module, and what it was made of. */
export interface Made {
  readonly javascript: string;
  readonly recipe: Recipe;
}

/** A module in a message: the digests of its recipe and of what has to come of it. */
export interface ModuleName {
  readonly recipe: string;
  readonly javascript: string;
}

/** A plan in which each module is only named, and the recipes of these by digest. */
export interface PackedPlan {
  readonly text: string;
  readonly recipes: ReadonlyMap<string, string>;
}

/**
 * Code is never sent: whoever gets a plan compiles the rules again, so nothing runs there but what the emitter writes,
 * whatever someone has put into the queue. Modules are the texts called `javascript` in a plan.
 */
export function packPlan(plan: unknown, made: readonly Made[]): PackedPlan {
  const recipes = new Map<string, string>();
  const text = encode(plan, (key, value) => {
    if (key !== 'javascript' || typeof value !== 'string') return value;
    const found = made.find(({ javascript }) => javascript === value);
    if (found === undefined) throw new Error('a plan has a module that nobody knows the rules of');
    const recipe = recipeText(found.recipe);
    const name: ModuleName = { recipe: digestOf(recipe), javascript: digestOf(value) };
    recipes.set(name.recipe, recipe);
    return { $: 'module', v: name };
  });
  return { text, recipes };
}

const recipeText = ({ sources, variants, watched }: Recipe): string =>
  encode({ sources: sources.map(({ path, text }) => ({ path, text })), variants, watched });

/** Modules that a packed plan names. */
export function modulesIn(text: string): readonly ModuleName[] {
  const found: ModuleName[] = [];
  decode(text, (tag, v) => void found.push(moduleName(tag, v)));
  return found;
}

/** A plan as it was, with each module as it is given. */
export const unpackPlan = (text: string, moduleOf: (name: ModuleName) => string): unknown =>
  decode(text, (tag, v) => moduleOf(moduleName(tag, v)));

function moduleName(tag: string, v: unknown): ModuleName {
  const { recipe, javascript } = Object(v) as Partial<Record<keyof ModuleName, unknown>>;
  if (tag !== 'module' || typeof recipe !== 'string' || typeof javascript !== 'string')
    throw new TypeError(`unknown tag “${tag}”`);
  return { recipe, javascript };
}

/** Reads a recipe that someone sent. */
export function readRecipe(text: string): Recipe {
  const { sources, variants, watched } = Object(decode(text)) as Partial<Record<keyof Recipe, unknown>>;
  const isFile = (one: unknown): boolean => {
    const { path, text: content } = Object(one) as Partial<InputFile>;
    return typeof path === 'string' && typeof content === 'string';
  };
  const isSound =
    Array.isArray(sources) &&
    sources.every(isFile) &&
    Array.isArray(variants) &&
    variants.every((one) => typeof one === 'string') &&
    typeof watched === 'boolean';
  if (!isSound) throw new TypeError('not a recipe');
  return { sources, variants, watched };
}
