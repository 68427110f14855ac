import { parse, type SourceFile } from '@sandtable/syntax';
import { isVariant, readVariants, type Variant } from '@sandtable/variant';
import type { Game } from './game.ts';

/** The variants in the folder of a game, by name. */
export const variantsOf = ({ sources }: Pick<Game, 'sources'>): ReadonlyMap<string, Variant> =>
  readVariants(
    sources.filter(({ path }) => isVariant(path)),
    ({ path, text }): SourceFile => parse(path, text),
  ).variants;
