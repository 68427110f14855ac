import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile, type InputFile, isSource } from '@sandtable/compiler';
import { migrateRuleset, migrateSave } from '@sandtable/compiler/migrations';
import { type Create, engine } from '@sandtable/engine';
import { readSave, replay } from '@sandtable/session';

/** The saved match beside a ruleset, and how it ended when it was kept. */
export const MATCH = 'match.save';
export const END = 'end.txt';

export const RELEASES = join(import.meta.dirname, '../releases');

/** The folders of all kept rulesets, as `release/name`. */
export const keptRulesets = (): readonly string[] =>
  globSync(`*/*/${MATCH}`, { cwd: RELEASES })
    .map((path) => path.replaceAll('\\', '/').slice(0, -MATCH.length - 1))
    .sort();

/** What stands in the way of a kept match, and how it ends today. */
interface Outcome {
  readonly errors: readonly string[];
  readonly sameRules: boolean;
  readonly lost: string | undefined;
  readonly end: string;
}

/** Brings a kept ruleset and its match forward, compiles it and plays the match again. */
export async function replayed(folder: string): Promise<Outcome> {
  const { save, findings } = readSave(MATCH, savedIn(folder));
  if (save === undefined) return broken(findings.map(({ code }) => code));
  const compiled = compile(rulesIn(folder), { variants: save.variants ?? [] });
  const errors = compiled.findings.filter(({ severity }) => severity === 'error').map(({ code }) => code);
  if (compiled.javascript === undefined) return broken(errors);
  const { match, lost, other } = replay((await loaded(compiled.javascript))(engine), save);
  const { status, reason, winners, decisions, fields, states } = match.view();
  const state = createHash('sha256')
    .update(JSON.stringify([fields, states]))
    .digest('hex')
    .slice(0, 16);
  const end = `${status} ${reason} by ${winners.join(', ')} after ${decisions} decisions, state ${state}\n`;
  return { errors, sameRules: other === undefined, lost: lost?.why, end };
}

const broken = (errors: readonly string[]): Outcome => ({ errors, sameRules: false, lost: undefined, end: '' });

/** The text of the match as the newest format has it. */
function savedIn(folder: string): string {
  const text = readFileSync(join(folder, MATCH), 'utf8');
  const forward = migrateSave(text);
  return forward.is === 'migrated' ? forward.value : text;
}

function rulesIn(folder: string): readonly InputFile[] {
  const files = sourcesIn(folder);
  const forward = migrateRuleset(files);
  return forward.is === 'migrated' ? forward.value : files;
}

export const sourcesIn = (folder: string): readonly InputFile[] =>
  globSync('**/*.{sand,json,csv,map}', { cwd: folder })
    .map((path) => path.replaceAll('\\', '/'))
    .filter(isSource)
    .sort()
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));

/** Emitted code holds only what the language can express. */
async function loaded(javascript: string): Promise<Create> {
  const address = `data:text/javascript;base64,${Buffer.from(javascript).toString('base64')}`;
  const { create } = (await import(address)) as { readonly create: Create };
  return create;
}
