import { plainName } from '../storage/mounted-projects.ts';
import { type FileText, NotStored, type Project } from '../storage/port.ts';
import type { Say } from '../words.ts';
import { mapAmong } from './brought-map.ts';
import type { FileList } from './file-list.ts';
import type { Files } from './files.ts';
import { type Brought, type Contents, type Offer, type OfferRow, offerOf } from './offer.ts';
import { folderOf } from './paths.ts';
import type { PersistedSession } from './persistence.ts';
import type { PreviousGame } from './slices/match.ts';
import { isWhole } from './sources.ts';
import type { State } from './state.ts';
import type { Store } from './store.ts';

/** A ZIP file and its name. */
export interface ArchiveBytes {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface Sharing {
  /**
   * The open ruleset with all that belongs to it, and its match, as one archive. Of files that are no text this would not
   * be what is stored: then there is none, and the page says why.
   */
  archive(): Promise<ArchiveBytes | undefined>;
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

interface Parts extends SharingNeeds {
  readonly store: Store<State>;
  readonly project: Project;
}

/** The way of rulesets into files and out of them. What comes from outside is written through the port like all else. */
export const createSharing = (store: Store<State>, project: Project, needs: SharingNeeds): Sharing => {
  const parts: Parts = { store, project, ...needs };
  return {
    archive: async () => (isWhole(store, needs.say) ? archiveOf(store.get()) : undefined),
    bring: (brought) => bring(parts, brought),
    offer: (from, texts, match) => show(parts, from, { files: texts, problems: [], match }),
    take: (paths) => take(parts, paths),
    refuse: () => store.set({ dialog: undefined }),
  };
};

async function archiveOf({ ruleset, buffers, save }: State): ReturnType<Sharing['archive']> {
  if (ruleset === undefined) return undefined;
  const { isRulesetFile, MATCH, zipOf } = await import('@sandtable/archive');
  const name = plainName(ruleset);
  const own = Object.entries(buffers)
    .filter(([path]) => folderOf(path) === ruleset && isRulesetFile(path))
    .map(([path, { text }]) => ({ path: `${name}/${path.slice(ruleset.length + 1)}`, text }));
  const match = save === undefined ? [] : [{ path: MATCH, text: `${JSON.stringify(save, undefined, 2)}\n` }];
  return { name: `${name}.zip`, bytes: zipOf([...own, ...match]) };
}

async function bring(parts: Parts, brought: readonly Brought[]): Promise<void> {
  const [first] = brought;
  if (first === undefined) return;
  const { ruleset } = parts.store.get();
  const map = ruleset === undefined ? undefined : mapAmong(brought);
  if (map !== undefined) return parts.store.set({ dialog: { what: 'import-map', map } });
  const { contentsOf } = await import('./contents.ts');
  await show(parts, first.name, contentsOf(brought, ruleset));
}

async function show(parts: Parts, from: string, contents: Contents): Promise<void> {
  const there = new Map((await Promise.all(contents.files.map(({ path }) => thereAt(parts, path)))).flat());
  parts.store.set({ dialog: { what: 'import', offer: offerOf(from, contents, there) } });
}

/** The file at a path, as it is on the page, even if it isn't stored yet. */
async function thereAt({ store, project }: Parts, path: string): Promise<readonly (readonly [string, FileText])[]> {
  const { buffers, files: listed } = store.get();
  const buffer = buffers[path];
  if (buffer) return [[path, buffer]];
  // Reading a file that doesn't exist would be logged as a failure.
  const stored = listed.some((one) => one.path === path) ? await project.read(path) : undefined;
  return stored ? [[path, stored]] : [];
}

async function take(parts: Parts, paths: ReadonlySet<string>): Promise<void> {
  const { store, list } = parts;
  const { dialog } = store.get();
  if (dialog?.what !== 'import') return;
  const { offer } = dialog;
  const wanted = offer.rows.filter(({ path, what }) => what === 'new' || (what === 'other' && paths.has(path)));
  const remaining: OfferRow[] = [];
  for (const row of wanted) if (!(await isWritten(parts, row))) remaining.push(row);
  await list.again().catch(() => undefined);
  if (remaining.length > 0) return show(parts, offer.from, { ...offer, files: remaining, problems: [] });
  store.set({ dialog: undefined });
  await open(parts, offer);
}

/** Writes a file; false where someone else wrote meanwhile, or it couldn't be written, which is shown. */
async function isWritten(parts: Parts, row: OfferRow): Promise<boolean> {
  try {
    return await write(parts, row);
  } catch (error) {
    if (!(error instanceof NotStored)) throw error;
    parts.store.set({ unsaved: { path: row.path, why: error.why, kept: true } });
    return false;
  }
}

async function write({ store, project, files }: Parts, { path, text, version }: OfferRow): Promise<boolean> {
  if (store.get().buffers[path] === undefined) return (await project.write(path, text, version)).ok;
  files.edit(path, text);
  await files.save(path);
  return store.get().buffers[path]?.dirty === false;
}

/** Opens the ruleset that came, and its match, if one came with it. */
async function open({ store, openRuleset }: Parts, { rows, match }: Offer): Promise<void> {
  const { ruleset } = store.get();
  const came = rows[0] ? folderOf(rows[0].path) : ruleset;
  if (came === undefined || (came === ruleset && match === undefined)) return;
  await openRuleset(came, match && { ...match, variants: match.save.variants });
}
