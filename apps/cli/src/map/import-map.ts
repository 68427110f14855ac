import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { firstLayout, type MapFound, type MapProjection, readMapFile } from '@sandtable/board/map-file';
import { createCompiler, type InputFile, type Library } from '@sandtable/compiler';
import { type ImportPlan, type ImportWish, importPlan, importTarget } from '@sandtable/ide';
import { applyEdits } from '@sandtable/text';
import { type Context, numberOption, type Outcome, positional, textOption } from '../command.ts';
import { nonRuleFiles } from '../files.ts';
import { type Game, openGame } from '../game.ts';
import { loadModule } from '../module.ts';
import { UsageError } from '../usage.ts';
import { tellImport } from './tell-import.ts';

const PROJECTIONS = ['equirectangular', 'mercator'] as const;

/** Says what a file has to offer a game, and takes it in with --write. */
export async function importMap(context: Context): Promise<Outcome> {
  const file = positional(context, 1, 'map import', 'FILE.geojson|FILE.svg');
  const into = textOption(context, 'into');
  if (into === undefined) throw new UsageError('usage/needs', { name: 'map import', what: '--into GAME' });
  const text = await mapText(context, file);
  const game = await openGame(context, into);
  const files = [...(await nonRuleFiles(game)), ...game.sources];
  const library = createCompiler({ uses: true }).library(files);
  if (library === undefined) throw new UsageError('map/trouble-layout', { file: game.id });
  const found = readMapFile(text, optionsFrom(context, importTarget(library).isGlobe));
  const wish = wishFrom(context, library);
  const plan = found.places.length === 0 ? undefined : importPlan(library, found, wish, await beginning(game));
  const written = context.values.write === true && plan !== undefined && (await write(game, files, plan));
  tellImport(context, { file, found, plan, layout: importTarget(library).layout, written });
  const ok = plan !== undefined && plan.trouble === undefined;
  return { ok, findings: [], result: { game: game.id, ...resultOf(found, plan), written } };
}

async function mapText(context: Context, file: string): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(resolve(context.io.cwd, file)));
  } catch {
    throw new UsageError('map/no-file', { path: file });
  }
}

function optionsFrom(context: Context, isGlobe: boolean) {
  const asked = textOption(context, 'projection') ?? PROJECTIONS[0];
  const projection = PROJECTIONS.find((one) => one === asked);
  if (projection === undefined)
    throw new UsageError('usage/needs', { name: 'map import', what: `--projection ${PROJECTIONS.join('|')}` });
  const apart = textOption(context, 'apart') === undefined ? undefined : numberOption(context, 'apart', 1);
  const used: MapProjection = isGlobe ? 'none' : projection;
  return { property: textOption(context, 'name'), projection: used, apart };
}

/** A kind or relation that is not there may be made, as long as it has a name of its own. */
function wishFrom(context: Context, library: Library): ImportWish {
  const { kinds, likely, relations } = importTarget(library);
  const [kind, relation] = [textOption(context, 'kind'), textOption(context, 'relation')];
  const isTaken = (name: string): boolean =>
    [...library.files.values()].some(({ decls }) => decls.some((decl) => 'name' in decl && isNamed(decl.name, name)));
  if (kind !== undefined && !kinds.includes(kind) && isTaken(kind))
    throw new UsageError('map/no-kind', { name: kind, known: kinds.join(', ') || '–' });
  const own = kind ?? likely;
  const fitting = relations.filter((one) => own === undefined || one.kinds.includes(own)).map(({ name }) => name);
  if (relation !== undefined && !fitting.includes(relation) && isTaken(relation))
    throw new UsageError('map/no-relation', { name: relation, kind: own ?? '–', known: fitting.join(', ') || '–' });
  return { kind, relation };
}

const isNamed = (name: unknown, sought: string): boolean =>
  typeof name === 'object' && name !== null && 'text' in name && name.text === sought;

async function beginning({ compiled }: Game): Promise<string> {
  return firstLayout(compiled.javascript === undefined ? undefined : (await loadModule(compiled.javascript)).info);
}

/** All of it, or nothing where something stands in the way. */
async function write(
  game: Game,
  files: readonly InputFile[],
  { edits, creates, trouble }: ImportPlan,
): Promise<boolean> {
  if (trouble !== undefined) return false;
  const own = Map.groupBy(edits, ({ span }) => span.file);
  const texts = [...own].map(([path, all]) => ({
    path,
    text: applyEdits(files.find((one) => one.path === path)?.text ?? '', all),
  }));
  for (const { path, text } of [...texts, ...creates]) {
    await mkdir(dirname(join(game.folder, path)), { recursive: true });
    await writeFile(join(game.folder, path), text);
  }
  return texts.length + creates.length > 0;
}

const resultOf = (found: MapFound, plan: ImportPlan | undefined) => ({
  places: found.places.length,
  links: found.links.length,
  problems: found.problems,
  ...(plan === undefined ? {} : { plan: { ...plan, edits: undefined, creates: undefined } }),
});
