import { type Place, placed, placeOf, plainName } from '../storage/mounted-projects.ts';
import { ABSENT, NotStored, type Project, type Why } from '../storage/port.ts';
import { turnedName } from '../storage/turned-names.ts';
import type { Say } from '../words.ts';
import type { Covers } from './covers.ts';
import type { FileList, FileProblem } from './file-list.ts';
import type { Files } from './files.ts';
import { cardOf, type GameCard, rulesetsOf, wantedFor } from './game-cards.ts';
import { folderOf, isText } from './paths.ts';
import type { PersistedSession } from './persistence.ts';
import { isWhole, sourcesOf } from './sources.ts';
import type { State } from './state.ts';
import type { StorageProviders } from './storage-providers.ts';
import type { Store } from './store.ts';
import type { Template } from './templates.ts';
import { variantText } from './variant-text.ts';

/** Why a ruleset or a house rule was not made. Nothing has happened then. */
export type NewProblem = 'gameTaken' | FileProblem;

/** Where a ruleset can be made besides the folder of all. */
export type NewPlace = Exclude<Place, 'link'>;

export interface Projects {
  /** Rulesets as the start page shows them; those that cannot be read now have names alone. */
  cards(files: State['files'], lang: string): Promise<readonly GameCard[]>;
  newGame(typed: string, template: Template, place: NewPlace | undefined): Promise<NewProblem | undefined>;
  /** Makes a house rule that changes nothing yet, opens it and lays it over the rules. */
  newVariant(ruleset: string, typed: string): Promise<NewProblem | undefined>;
  /**
   * Copies the open ruleset, as it is here, to another place, and goes on there with the match. Of files that are no
   * text this would not be what is stored: then there is no copy, and the page says why.
   */
  copyTo(place: NewPlace): Promise<NewProblem | undefined>;
  /** Takes a ruleset out of the browser; one that came with the page is again as it came. */
  forget(ruleset: string): Promise<NewProblem | undefined>;
}

interface Needs {
  readonly files: Files;
  readonly list: FileList;
  readonly say: Say;
  openRuleset(ruleset: string, match?: PersistedSession): Promise<void>;
  closeRuleset(): void;
  lay(variants: readonly string[]): Promise<void>;
  readonly covers: Pick<Covers, 'forget'>;
  readonly shipped?: StorageProviders['shipped'];
}

const whyOf = (error: unknown): Why => {
  if (error instanceof NotStored) return error.why;
  throw error;
};

interface Parts extends Needs {
  readonly store: Store<State>;
  readonly project: Project;
}

/** Rulesets that are begun here, and those that the browser keeps. */
export const createProjects = (store: Store<State>, project: Project, needs: Needs): Projects => {
  const parts: Parts = { store, project, ...needs };
  return {
    cards: (files, lang) => cardsOf({ ...store.get(), files }, parts, lang),
    newGame: (typed, template, place) => newGame(parts, typed, template, place),
    newVariant: (ruleset, typed) => newVariant(parts, ruleset, typed),
    copyTo: (place) => copyTo(parts, place),
    forget: (ruleset) => forget(parts, ruleset),
  };
};

async function newGame(
  parts: Parts,
  ...[typed, template, place]: Parameters<Projects['newGame']>
): Promise<NewProblem | undefined> {
  const name = turnedName(typed, 'game');
  if (name === undefined) return 'badName';
  const folder = placed(name, place);
  if (isTaken(parts.store.get(), folder)) return 'gameTaken';
  const { templateTexts } = await import('./templates.ts');
  const problem = await writeAll(parts, folder, templateTexts(template, name, typed));
  if (problem === undefined) await parts.openRuleset(folder);
  return problem;
}

async function newVariant(parts: Parts, ruleset: string, typed: string): Promise<NewProblem | undefined> {
  const { store, list, files, openRuleset, lay } = parts;
  const name = turnedName(typed, 'rule');
  if (name === undefined) return 'badName';
  if (store.get().ruleset !== ruleset) await openRuleset(ruleset);
  const problem = await list.create(ruleset, `variants/${name}.sand`);
  if (problem !== undefined) return problem;
  const path = `${ruleset}/variants/${name}.sand`;
  files.edit(path, newVariantText(parts, name, typed));
  await files.save(path);
  void lay([...store.get().variants, name]);
  return undefined;
}

function newVariantText({ store, say }: Parts, name: string, typed: string): string {
  const rules = sourcesOf(store.get()).flatMap(({ path, text }) => (path.endsWith('.sand') ? [text] : []));
  const about = typed === name ? say('variantAbout') : say('variantAboutOf', { title: typed });
  return variantText(name, rules, { about, first: say('variantFirst') });
}

async function copyTo(parts: Parts, place: NewPlace): Promise<NewProblem | undefined> {
  const { store, say, openRuleset } = parts;
  const { ruleset, save, at, variants } = store.get();
  if (ruleset === undefined || !isWhole(store, say)) return undefined;
  const folder = freeName(store.get(), plainName(ruleset), place);
  const texts = sourcesOf(store.get()).map(({ path, text }) => [path, text] as const);
  const problem = await writeAll(parts, folder, texts);
  if (problem === undefined) await openRuleset(folder, { save, at, variants });
  return problem;
}

async function forget(parts: Parts, ruleset: string): Promise<NewProblem | undefined> {
  const { store, project, covers, shipped, closeRuleset } = parts;
  const place = placeOf(ruleset);
  const isOverShipped = place === undefined && shipped !== undefined;
  if (place !== 'browser' && !isOverShipped) return 'forbidden';
  if (store.get().ruleset === ruleset) closeRuleset();
  await covers.forget(ruleset);
  return (isOverShipped ? shipped.reset(ruleset) : removeAll(project, ruleset))
    .then(() => dropBuffers(store, ruleset))
    .then(() => relist({ store, project }))
    .then(() => undefined, whyOf);
}

const isTaken = ({ files }: State, folder: string): boolean => files.some(({ path }) => folderOf(path) === folder);

/** A name that no folder has yet: the one that is wanted, or that with a number. */
function freeName(state: State, name: string, place: NewPlace): string {
  for (let i = 1; ; i++) {
    const folder = placed(i === 1 ? name : `${name}-${i}`, place);
    if (!isTaken(state, folder)) return folder;
  }
}

type Stored = Pick<Parts, 'store' | 'project'>;

const relist = async ({ store, project }: Stored): Promise<void> => store.set({ files: await project.list() });

/** Writes all texts or none: what was written before one of them couldn't be is removed again. */
async function writeAll(
  parts: Stored,
  folder: string,
  texts: Iterable<readonly [string, string]>,
): Promise<NewProblem | undefined> {
  const { project } = parts;
  const written: (readonly [path: string, version: string])[] = [];
  for (const [inner, text] of texts) {
    const path = `${folder}/${inner}`;
    const made = await writeNew(project, path, text);
    if ('problem' in made) {
      for (const [one, version] of written) await project.remove(one, version).catch(() => undefined);
      return made.problem;
    }
    written.push([path, made.version]);
  }
  await relist(parts);
  return undefined;
}

type Made = { readonly version: string } | { readonly problem: NewProblem };

async function writeNew(project: Project, path: string, text: string): Promise<Made> {
  const made = await project.write(path, text, ABSENT).catch(whyOf);
  if (typeof made === 'string') return { problem: made };
  return made.ok ? { version: made.version } : { problem: 'gameTaken' };
}

/** Rulesets that cannot be read now have names alone. */
async function cardsOf(
  { files, withoutTexts }: State,
  { project, shipped }: Pick<Parts, 'project' | 'shipped'>,
  lang: string,
): Promise<readonly GameCard[]> {
  const changed = await shipped?.changed().catch(() => undefined);
  const all = files.map(({ path }) => path);
  return await Promise.all(
    rulesetsOf(all).map(async (ruleset) => {
      // What is as it came needs none of its texts, which would be megabytes.
      const asItCame = changed?.has(ruleset) === false ? await shipped?.card(ruleset, lang) : undefined;
      if (asItCame !== undefined) return { ruleset, ...asItCame };
      const wanted = withoutTexts ? [] : wantedFor(all, ruleset, lang);
      const read = await project.readAll(wanted).catch(() => []);
      const card = cardOf(all, ruleset, new Map(wanted.map((path, i) => [path, read[i]?.text ?? ''])));
      return { ...card, here: changed?.get(ruleset) };
    }),
  );
}

async function removeAll(project: Project, ruleset: string): Promise<void> {
  for (const { path, version } of await project.list())
    if (folderOf(path) === ruleset && isText(path)) await project.remove(path, version);
}

function dropBuffers(store: Store<State>, ruleset: string): void {
  const buffers = Object.entries(store.get().buffers).filter(([path]) => folderOf(path) !== ruleset);
  store.set({ buffers: Object.fromEntries(buffers) });
}
