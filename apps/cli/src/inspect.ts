import { layoutFindings } from '@sandtable/board/layout';
import { guarded, nonRuleFindings, quieted, tableSchemas, variantFindings } from '@sandtable/compiler';
import type { Diagnostic } from '@sandtable/diagnostics';
import { nonRuleFiles, patternsIn } from './files.ts';
import { type Game, isWhole } from './game.ts';
import { withUnreadable } from './unreadable.ts';

/** The game with what is wrong beyond its rules: in layout and text, and in the eyes of a second reader of tables. */
export async function inspected(game: Game): Promise<Game> {
  // Of house rules whose ruleset is missing that is all that can be reported.
  if (!isWhole(game.sources) && game.compiled.findings.some(({ code }) => code.startsWith('package/'))) return game;
  const files = [...game.sources, ...(await nonRuleFiles(game)), ...(await patternsIn(game))];
  const more = [
    ...nonRuleFindings(files, game.compiled, layoutFindings),
    // Of a game without variants over it each is evaluated; a second reader gets tables as they stand in files.
    ...(game.compiled.variants.length > 0
      ? []
      : [...(await secondOpinion(game)), ...variantFindings(files, game.compiled)]),
  ];
  const findings = quieted([...game.compiled.findings, ...more], game.compiled.files);
  const compiled = { ...game.compiled, findings: withUnreadable(findings, files) };
  return { ...game, compiled, sources: files };
}

/**
 * Ajv reads the tables again, by the schemas that `build` hands to editors. It has a say only where our own reader
 * found nothing in the file, so that nothing is reported twice; what it then finds is a mistake of ours.
 */
async function secondOpinion({ compiled, sources }: Game): Promise<readonly Diagnostic[]> {
  const withFindings = new Set(compiled.findings.map((one) => one.span.file));
  const schemas = tableSchemas(compiled).filter(({ path }) => !withFindings.has(path));
  if (schemas.length === 0) return [];
  // Loaded only here: it takes longer to load than most commands take to run.
  const { schemaCheck, schemaFindings } = await import('@sandtable/schema/ajv');
  return schemas.flatMap(({ path, schema }) => {
    const file = sources.find((one) => one.path === path);
    return file === undefined ? [] : guarded(path, () => schemaFindings(path, file.text, schemaCheck(schema)));
  });
}
