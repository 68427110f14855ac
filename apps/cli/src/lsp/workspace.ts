import { dirname } from 'node:path';
import { listFiles } from '../files.ts';
import type { Documents } from './documents.ts';
import { type EditedRuleset, openRuleset } from './edited-ruleset.ts';
import { rulesetFolder } from './ruleset-folder.ts';

/** The rulesets that were asked about so far; each folder is its own. */
export interface Workspace {
  /** The ruleset that a file belongs to, read when first asked for. */
  rulesetOf(path: string): Promise<EditedRuleset>;
  /** Those that are open, without reading any. */
  opened(): Promise<readonly EditedRuleset[]>;
  /** Reads all rulesets below a folder. */
  openAll(root: string): Promise<void>;
}

export function createWorkspace({ byPath }: Documents, begun: (ruleset: EditedRuleset) => void): Workspace {
  const known = new Map<string, Promise<EditedRuleset>>();
  const open = (folder: string, whole: boolean): Promise<EditedRuleset> => {
    const there = known.get(folder);
    if (there !== undefined) return there;
    const reading = openRuleset(folder, whole, byPath).then((ruleset) => {
      begun(ruleset);
      return ruleset;
    });
    known.set(folder, reading);
    return reading;
  };
  const rulesetOf = async (path: string): Promise<EditedRuleset> => {
    const folder = await rulesetFolder(path, (one) => byPath.get(one)?.getText());
    return await open(folder ?? dirname(path), folder !== undefined);
  };
  return {
    rulesetOf,
    opened: async () => await Promise.all(known.values()),
    openAll: async (root) => {
      const files = await listFiles(root).catch(() => []);
      const folders = new Set(files.filter((file) => file.endsWith('.sand')).map((file) => dirname(`${root}/${file}`)));
      for (const folder of folders) {
        const ruleset = await rulesetFolder(`${folder}/-`, (one) => byPath.get(one)?.getText());
        if (ruleset !== undefined) await open(ruleset, true);
      }
    },
  };
}
