import { type Compiled, compile } from '@sandtable/compiler';
import type { Diagnostic } from '@sandtable/diagnostics';
import { parse, type SourceFile } from '@sandtable/syntax';
import { isVariant, neededFor, readVariants, type Variant } from '@sandtable/variant';
import type { Game } from './game.ts';

type Rules = Pick<Game, 'sources' | 'compiled'>;

/** The variants in the folder of a game, by name. */
export const variantsOf = ({ sources }: Pick<Game, 'sources'>): ReadonlyMap<string, Variant> =>
  readVariants(
    sources.filter(({ path }) => isVariant(path)),
    ({ path, text }): SourceFile => parse(path, text),
  ).variants;

/** What is wrong with each variant of a game, laid over it with those it requires; not what is wrong with the game. */
export function variantFindings(game: Game): readonly Diagnostic[] {
  const names = game.sources.flatMap(({ path }) => (isVariant(path) ? [path.replace(/^variants\/|\.\w+$/g, '')] : []));
  return findingsOfVariants(
    game,
    names.filter((one) => !one.endsWith('.was')),
  );
}

/** The same for those of these names. */
export function findingsOfVariants(game: Rules, names: readonly string[]): readonly Diagnostic[] {
  if (names.length === 0) return [];
  const known = variantsOf(game);
  const own = new Set(game.compiled.findings.map(keyOf));
  const found = new Map<string, Diagnostic>();
  for (const name of names)
    for (const one of withVariants(game, neededFor(name, known)).findings)
      if (!own.has(keyOf(one))) found.set(keyOf(one), one);
  return [...found.values()];
}

const withVariants = ({ sources }: Rules, variants: readonly string[]): Compiled => compile(sources, { variants });

const keyOf = ({ code, span, fields }: Diagnostic): string => JSON.stringify([code, span, fields]);
