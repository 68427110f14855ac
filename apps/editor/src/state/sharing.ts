import { isRulesetFile, MATCH, zipOf } from '@sandtable/archive';
import { mapAmong } from '../import-export/brought-map.ts';
import { type Brought, type Contents, contentsOf, type Offer, type OfferRow, offerOf } from '../import-export/offer.ts';
import { plainName } from '../storage/joined.ts';
import { type FileText, NotStored, type Project } from '../storage/port.ts';
import type { Say } from '../words.ts';
import type { FileList } from './file-list.ts';
import type { Files } from './files.ts';
import { folderOf } from './paths.ts';
import type { PersistedSession } from './persistence.ts';
import type { PreviousGame } from './slices/match.ts';
import { isWhole } from './sources.ts';
import type { State } from './state.ts';
import type { Store } from './store.ts';

export interface Sharing {
  /**
   * The open ruleset with all that belongs to it, and its match, as one archive. Of files that are no text this would not
   * be what is stored: then there is none, and the page says why.
   */
  archive(): { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> } | undefined;
  /** Shows what these files would add and replace. */
  bring(brought: readonly Brought[]): Promise<void>;
  /** The same with texts that have their paths already. */
  offer(from: string, files: Contents['files'], match?: PreviousGame): Promise<void>;
  /** Writes what is new, and of what is other the paths that are named; the rest stays as it is. */
  take(paths: ReadonlySet<string>): Promise<void>;
  refuse(): void;
}

export interface SharingNeeds {
  readonly files: Files;
  readonly list: FileList;
  readonly say: Say;
  openRuleset(ruleset: string, match?: PersistedSession): Promise<void>;
}

/** The way of rulesets into files and out of them. What comes from outside is written through the port like all else. */
export const createSharing = (
  store: Store<State>,
  project: Project,
  { files, list, say, openRuleset }: SharingNeeds,
): Sharing => {
  /** What stands here counts, even where it is not stored yet. */
  const thereAt = async (path: string): Promise<readonly (readonly [string, FileText])[]> => {
    const { buffers, files: listed } = store.get();
    const buffer = buffers[path];
    if (buffer) return [[path, buffer]];
    // A file that is not there would be noted as a failure.
    const stored = listed.some((one) => one.path === path) ? await project.read(path) : undefined;
    return stored ? [[path, stored]] : [];
  };
  const show = async (from: string, contents: Contents): Promise<void> => {
    const there = new Map((await Promise.all(contents.files.map(({ path }) => thereAt(path)))).flat());
    store.set({ dialog: { what: 'import', offer: offerOf(from, contents, there) } });
  };

  /** False where somebody else wrote meanwhile, or it could not be written at all. */
  const write = async ({ path, text, version }: OfferRow): Promise<boolean> => {
    if (store.get().buffers[path] !== undefined) {
      files.edit(path, text);
      await files.save(path);
      return store.get().buffers[path]?.dirty === false;
    }
    return (await project.write(path, text, version)).ok;
  };
  const attempt = async (row: OfferRow): Promise<readonly OfferRow[]> => {
    try {
      return (await write(row)) ? [] : [row];
    } catch (error) {
      if (!(error instanceof NotStored)) throw error;
      store.set({ unsaved: { path: row.path, why: error.why, kept: true } });
      return [row];
    }
  };
  /** The ruleset that came is opened, and its match, if one came with it. */
  const open = async ({ rows, match }: Offer): Promise<void> => {
    const { ruleset } = store.get();
    const came = rows[0] ? folderOf(rows[0].path) : ruleset;
    if (came === undefined || (came === ruleset && match === undefined)) return;
    await openRuleset(came, match && { ...match, variants: match.save.variants });
  };

  return {
    archive: () => {
      const { ruleset, buffers, save } = store.get();
      if (ruleset === undefined || !isWhole(store, say)) return undefined;
      const name = plainName(ruleset);
      const own = Object.entries(buffers)
        .filter(([path]) => folderOf(path) === ruleset && isRulesetFile(path))
        .map(([path, { text }]) => ({ path: `${name}/${path.slice(ruleset.length + 1)}`, text }));
      const match = save === undefined ? [] : [{ path: MATCH, text: `${JSON.stringify(save, undefined, 2)}\n` }];
      return { name: `${name}.zip`, bytes: zipOf([...own, ...match]) };
    },
    bring: async (brought) => {
      const [first] = brought;
      if (first === undefined) return;
      const map = mapAmong(brought);
      if (map !== undefined && store.get().ruleset !== undefined)
        return store.set({ dialog: { what: 'import-map', map } });
      await show(first.name, contentsOf(brought, store.get().ruleset));
    },
    offer: (from, texts, match) => show(from, { files: texts, problems: [], match }),
    take: async (paths) => {
      const { dialog } = store.get();
      if (dialog?.what !== 'import') return;
      const { offer } = dialog;
      const wanted = offer.rows.filter(({ path, what }) => what === 'new' || (what === 'other' && paths.has(path)));
      const left: OfferRow[] = [];
      for (const row of wanted) left.push(...(await attempt(row)));
      await list.again().catch(() => undefined);
      if (left.length > 0) return show(offer.from, { ...offer, files: left, problems: [] });
      store.set({ dialog: undefined });
      await open(offer);
    },
    refuse: () => store.set({ dialog: undefined }),
  };
};
