import type { LinkStore } from '../storage/link-store.ts';
import { placed, placeOf, plainName } from '../storage/mounted-projects.ts';
import type { Project } from '../storage/port.ts';
import { forgetHash } from './address.ts';
import type { LinkContent, Texts } from './link.ts';
import { isLink, isPlayLink } from './link-hash.ts';
import { folderOf, isText } from './paths.ts';
import type { PersistedSession } from './persistence.ts';
import type { ArchiveBytes, Sharing } from './sharing.ts';
import type { LinkState } from './slices/project.ts';
import type { Lang } from './slices/ui.ts';
import type { State } from './state.ts';
import type { Store } from './store.ts';

export interface Linking {
  /** Opens what the address carries; true if it is a link, whatever became of it. */
  open(hash: string): Promise<boolean>;
  /** Offers what the link has otherwise than the folder. */
  keep(from: string): Promise<void>;
  /** Leaves the link. */
  close(): void;
  /** Something was done to it that closing the tab would lose. */
  isChanged(): boolean;
  /** What the link carries as an archive, for somewhere that has its ruleset. */
  archive(): Promise<ArchiveBytes | undefined>;
}

interface Needs {
  readonly sharing: Sharing;
  openRuleset(ruleset: string, match?: PersistedSession): Promise<void>;
  closeRuleset(): void;
  /** The language that the link was made in. */
  suggest(lang: Lang): void;
}

interface Parts extends Needs {
  readonly store: Store<State>;
  readonly project: Project;
  readonly linkStore: LinkStore;
}

/** Links lie over the rulesets of the folder, and never in them. */
export const createLinking = (store: Store<State>, project: Project, linkStore: LinkStore, needs: Needs): Linking => {
  const parts: Parts = { store, project, linkStore, ...needs };
  return {
    open: async (hash) => {
      if (isLink(hash)) await openLink(parts, hash);
      else await layAgain(parts);
      return isLink(hash);
    },
    keep: (from) => keep(parts, from),
    close: () => close(parts),
    isChanged: linkStore.isChanged,
    archive: () => archiveOf(store.get()),
  };
};

/** What was typed into a link earlier in this tab isn't lost because something else was opened. */
async function layAgain(parts: Parts): Promise<void> {
  const last = parts.linkStore.last();
  if (last !== undefined) await lay(parts, last);
}

async function openLink(parts: Parts, hash: string): Promise<void> {
  const { store, suggest, openRuleset } = parts;
  const link = await lay(parts, hash);
  store.set({ link });
  if (!link.ok) return;
  const { ruleset, save, at, variants, lang } = link.content;
  suggest(lang);
  const here = placed(ruleset, 'link');
  // A player must not read what is hidden from them, unless they ask for it.
  const eyes = isPlayLink(hash) ? ({ viewer: 'asked' } as const) : {};
  await openRuleset(here, link.isFresh ? { save, at, variants, ...eyes } : undefined);
  if (link.isFresh) showCarried(store, here, link.content);
}

/** Shows the first file of rules that a link carries. */
function showCarried(store: Store<State>, here: string, { files }: LinkContent): void {
  const [carried] = Object.keys(files).filter((path) => path.endsWith('.sand'));
  const path = `${here}/${carried}`;
  if (store.get().buffers[path]) store.set({ open: [path], active: path });
}

/** Lays out the files of a link, or says why it can't. `isFresh` says that nothing was changed in it yet. */
async function lay(parts: Parts, hash: string): Promise<LinkState & { readonly isFresh?: boolean }> {
  const { store, project, linkStore } = parts;
  // Most visits have no link: what reads one isn't loaded before.
  const { laidOver, readLink, sumOf } = await import('./link.ts');
  const read = readLink(hash);
  if (!read.ok) return read;
  const { content, problems } = read;
  const isWhole = content.what === 'whole';
  const isHere = store.get().files.some(({ path }) => folderOf(path) === content.ruleset);
  if (!isHere && !isWhole) return { ok: false, why: 'noRuleset', content };
  const local = isWhole ? new Map<string, string>() : await textsIn(parts, content.ruleset);
  const isOther = !isWhole && sumOf(local, [...Object.keys(content.files), ...content.gone]) !== content.base;
  const isFresh = linkStore.lay(hash, below(content.ruleset, laidOver(local, content)));
  store.set({ files: await project.list() });
  return { ok: true, content, isOther, problems, isFresh };
}

/** The stored texts of a ruleset, by their paths within it. */
async function textsIn({ store, project }: Parts, ruleset: string): Promise<Texts> {
  const paths = store.get().files.flatMap(({ path }) => (folderOf(path) === ruleset && isText(path) ? [path] : []));
  const read = await Promise.all(paths.map(async (path) => [path, await project.read(path)] as const));
  return new Map(read.flatMap(([path, file]) => (file ? [[path.slice(ruleset.length + 1), file.text] as const] : [])));
}

async function keep(parts: Parts, from: string): Promise<void> {
  const { ruleset, buffers, save, at } = parts.store.get();
  if (ruleset === undefined || placeOf(ruleset) !== 'link') return;
  const name = plainName(ruleset);
  const local = await textsIn(parts, name);
  const other = Object.entries(buffers).flatMap(([path, { text }]) => {
    const inner = path.slice(ruleset.length + 1);
    return folderOf(path) === ruleset && local.get(inner) !== text ? [{ path: `${name}/${inner}`, text }] : [];
  });
  await parts.sharing.offer(from, other, save && { save, at });
}

function close({ store, linkStore, closeRuleset }: Parts): void {
  const { link } = store.get();
  linkStore.clear();
  forgetHash();
  store.set({ link: undefined });
  if (link?.ok) closeRuleset();
}

async function archiveOf({ link }: State): ReturnType<Linking['archive']> {
  if (link === undefined || !('content' in link)) return undefined;
  const { ruleset, files } = link.content;
  const { zipOf } = await import('@sandtable/archive');
  const texts = Object.entries(below(ruleset, Object.entries(files)));
  return { name: `${ruleset}.zip`, bytes: zipOf(texts.map(([path, text]) => ({ path, text }))) };
}

const below = (folder: string, texts: Iterable<readonly [string, string]>): Readonly<Record<string, string>> =>
  Object.fromEntries([...texts].map(([path, text]) => [`${folder}/${path}`, text]));
