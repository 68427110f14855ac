import { join } from 'node:path';
import { watchFolder } from '../project/watch.ts';
import type { EditedRuleset } from './edited-ruleset.ts';

/** Looks again at what changes on disk; not every editor tells. Returns how to stop. */
export const watchRuleset = (ruleset: EditedRuleset, touched: (ruleset: EditedRuleset) => void): (() => void) =>
  watchFolder(ruleset.folder, (paths) => {
    const changed = paths.length === 0 ? ruleset.files().map(({ path }) => path) : paths;
    const known = changed.map((path) => join(ruleset.folder, path));
    if (!known.some((path) => ruleset.fileOf(path) !== undefined)) return;
    void ruleset.reread(known).then(() => touched(ruleset));
  });
