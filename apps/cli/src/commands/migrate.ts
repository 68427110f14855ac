import { stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { type InputFile, isSource } from '@sandtable/compiler';
import {
  type Forward,
  type Known,
  migrateRuleset,
  migrateSave,
  RULESET_STEPS,
  type RulesetStep,
  SAVE_STEPS,
  type SaveStep,
} from '@sandtable/compiler/migrations';
import { type Command, type Context, say } from '../command.ts';
import { listFiles, readText } from '../files.ts';
import { findFolder, namedGames } from '../game.ts';
import { changedLines } from '../migrate/changed-lines.ts';

interface Steps {
  readonly rules: Known<RulesetStep>;
  readonly saves: Known<SaveStep>;
}

/** A ruleset or a save that was looked at, and the files that change, by their place on the disk. */
interface Looked {
  readonly name: string;
  readonly what: 'rules' | 'save';
  readonly forward: Forward<unknown>;
  readonly newest: number;
  readonly changed: readonly (InputFile & { readonly before: string })[];
}

/** Matches that the workbench saves in a ruleset, and files that are called saves. */
const SAVED = /^sessions\/[^/]+\.json$|\.save$/;

/** Tests bring steps of their own, because nothing is older than the first version. */
export const migrating = ({ rules, saves }: Steps): Command => ({
  name: 'migrate',
  options: { write: { type: 'boolean' } },
  async run(context) {
    const write = context.values.write === true;
    const all: Looked[] = [];
    for (const name of await namedGames(context)) all.push(...(await lookedAt(context.io.cwd, name, { rules, saves })));
    for (const one of all) tell(context, one);
    const changed = all.flatMap((one) => one.changed);
    if (write) for (const { path, text } of changed) await writeFile(path, text);
    const count = { count: changed.length };
    if (changed.length > 0)
      say(context, context.messages.text(write ? 'migrate/written' : 'migrate/would-write', count));
    const ok = all.every(({ forward: { is } }) => is === 'current' || is === 'migrated');
    return { ok, findings: [], result: { looked: all.map(resultOf), written: write ? changed.length : 0 } };
  },
});

export const migrate: Command = migrating({ rules: RULESET_STEPS, saves: SAVE_STEPS });

async function lookedAt(cwd: string, name: string, steps: Steps): Promise<readonly Looked[]> {
  const path = resolve(cwd, name);
  if ((await stat(path).catch(() => undefined))?.isFile()) return [await lookAtSave(cwd, path, steps)];
  const folder = await findFolder(cwd, name);
  const paths = await listFiles(folder);
  const saves = paths.filter((one) => SAVED.test(one)).map((one) => lookAtSave(cwd, join(folder, one), steps));
  return [await lookAtRules(folder, paths, steps), ...(await Promise.all(saves))];
}

async function lookAtRules(folder: string, paths: readonly string[], { rules }: Steps): Promise<Looked> {
  const files = (await Promise.all(paths.filter(isSource).map(async (path) => await fileAt(folder, path)))).flat();
  const forward = migrateRuleset(files, rules);
  const changed = forward.is === 'migrated' ? changesOf(folder, files, forward.value) : [];
  return { name: basename(folder), what: 'rules', forward, newest: rules.newest, changed };
}

/** A file that is no text is left alone. */
async function fileAt(folder: string, path: string): Promise<readonly InputFile[]> {
  const text = await readText(join(folder, path));
  return text === undefined ? [] : [{ path, text }];
}

const changesOf = (folder: string, before: readonly InputFile[], after: readonly InputFile[]): Looked['changed'] =>
  after.flatMap(({ path, text }) => {
    const old = before.find((one) => one.path === path)?.text ?? '';
    return old === text ? [] : [{ path: join(folder, path), text, before: old }];
  });

async function lookAtSave(cwd: string, path: string, { saves }: Steps): Promise<Looked> {
  const before = (await readText(path)) ?? '';
  const forward = migrateSave(before, saves);
  const changed = forward.is === 'migrated' ? [{ path, text: forward.value, before }] : [];
  return { name: relative(cwd, path).replaceAll('\\', '/'), what: 'save', forward, newest: saves.newest, changed };
}

function tell(context: Context, { name, what, forward, newest, changed }: Looked): void {
  const version = 'version' in forward ? forward.version : 0;
  say(
    context,
    context.messages.text(`migrate/${forward.is}`, { name, what, version: `${version}`, newest: `${newest}` }),
  );
  for (const { path, before, text } of changed) {
    say(context, `  ${basename(dirname(path))}/${basename(path)}`);
    for (const line of changedLines(before, text)) say(context, `    ${line}`);
  }
}

const resultOf = ({ name, what, forward, changed }: Looked) => ({
  name,
  what,
  is: forward.is,
  version: 'version' in forward ? forward.version : undefined,
  files: changed.map(({ path }) => path),
});
