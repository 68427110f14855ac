import { cardOf, type GameCard, rulesetsOf, wantedFor } from '../start/game-cards.ts';
import type { Template } from '../start/templates.ts';
import { variantText } from '../start/variant-text.ts';
import { placed, placeOf, plainName } from '../storage/joined.ts';
import { ABSENT, NotStored, type Project, type Why } from '../storage/port.ts';
import { turnedName } from '../storage/turned-names.ts';
import type { Say } from '../words.ts';
import type { FileList, FileProblem } from './file-list.ts';
import type { Files } from './files.ts';
import { folderOf, isText } from './paths.ts';
import type { PersistedSession } from './persistence.ts';
import { isWhole, sourcesOf } from './sources.ts';
import type { State } from './state.ts';
import type { Store } from './store.ts';

/** Why a ruleset or a house rule was not made. Nothing has happened then. */
export type NewProblem = 'gameTaken' | FileProblem;

export interface Projects {
  /** Rulesets as the start page shows them; those that cannot be read now have names alone. */
  cards(lang: string): Promise<readonly GameCard[]>;
  newGame(typed: string, template: Template, place: 'browser' | undefined): Promise<NewProblem | undefined>;
  /** Makes a house rule that changes nothing yet, opens it and lays it over the rules. */
  newVariant(ruleset: string, typed: string): Promise<NewProblem | undefined>;
  /**
   * Copies the open ruleset, as it stands here, into the browser, and goes on there with the match. Of files that are no
   * text this would not be what is stored: then there is no copy, and the page says why.
   */
  copyToBrowser(): Promise<NewProblem | undefined>;
  /** Takes a ruleset out of the browser. */
  forget(ruleset: string): Promise<NewProblem | undefined>;
}

interface Needs {
  readonly files: Files;
  readonly list: FileList;
  readonly say: Say;
  openRuleset(ruleset: string, match?: PersistedSession): Promise<void>;
  closeRuleset(): void;
  lay(variants: readonly string[]): void;
}

const whyOf = (error: unknown): Why => {
  if (error instanceof NotStored) return error.why;
  throw error;
};

/** Rulesets that are begun here, and those that the browser keeps. */
export const createProjects = (store: Store<State>, project: Project, needs: Needs): Projects => {
  const { files, list, say, openRuleset, closeRuleset, lay } = needs;
  const paths = (): readonly string[] => store.get().files.map(({ path }) => path);
  const relist = async (): Promise<void> => store.set({ files: await project.list() });

  const writeAll = writingAll(project, relist);
  const isTaken = (folder: string): boolean => paths().some((path) => folderOf(path) === folder);
  const freeName = (name: string, place: 'browser'): string => {
    for (let i = 1; ; i++) {
      const folder = placed(i === 1 ? name : `${name}-${i}`, place);
      if (!isTaken(folder)) return folder;
    }
  };

  return {
    cards: (lang) => cardsOf(store.get(), project, lang),
    newGame: async (typed, template, place) => {
      const name = turnedName(typed, 'game');
      if (name === undefined) return 'badName';
      const folder = placed(name, place);
      if (isTaken(folder)) return 'gameTaken';
      const { templateTexts } = await import('../start/templates.ts');
      const problem = await writeAll(folder, templateTexts(template, name, typed));
      if (problem === undefined) await openRuleset(folder);
      return problem;
    },
    newVariant: async (ruleset, typed) => {
      const name = turnedName(typed, 'rule');
      if (name === undefined) return 'badName';
      if (store.get().ruleset !== ruleset) await openRuleset(ruleset);
      const problem = await list.create(ruleset, `variants/${name}.sand`);
      if (problem !== undefined) return problem;
      const rules = sourcesOf(store.get()).flatMap(({ path, text }) => (path.endsWith('.sand') ? [text] : []));
      const path = `${ruleset}/variants/${name}.sand`;
      const about = typed === name ? say('variantAbout') : say('variantAboutOf', { title: typed });
      files.edit(path, variantText(name, rules, { about, first: say('variantFirst') }));
      await files.save(path);
      lay([...store.get().variants, name]);
      return undefined;
    },
    copyToBrowser: async () => {
      const { ruleset, save, at, variants } = store.get();
      if (ruleset === undefined || !isWhole(store, say)) return undefined;
      const folder = freeName(plainName(ruleset), 'browser');
      const problem = await writeAll(
        folder,
        sourcesOf(store.get()).map(({ path, text }) => [path, text] as const),
      );
      if (problem === undefined) await openRuleset(folder, { save, at, variants });
      return problem;
    },
    forget: async (ruleset) => {
      if (placeOf(ruleset) !== 'browser') return 'forbidden';
      if (store.get().ruleset === ruleset) closeRuleset();
      return removeAll(store, project, ruleset)
        .then(relist)
        .then(() => undefined, whyOf);
    },
  };
};

type WriteAll = (folder: string, texts: Iterable<readonly [string, string]>) => Promise<NewProblem | undefined>;

/** All texts or none: what was written before one of them could not be is taken away again. */
const writingAll =
  (project: Project, relist: () => Promise<void>): WriteAll =>
  async (folder, texts) => {
    const written: (readonly [path: string, version: string])[] = [];
    const undo = async (problem: NewProblem): Promise<NewProblem> => {
      for (const [path, version] of written) await project.remove(path, version).catch(() => undefined);
      return problem;
    };
    for (const [inner, text] of texts) {
      const path = `${folder}/${inner}`;
      const made = await project.write(path, text, ABSENT).catch(whyOf);
      if (typeof made === 'string') return undo(made);
      if (!made.ok) return undo('gameTaken');
      written.push([path, made.version]);
    }
    await relist();
    return undefined;
  };

/** Rulesets that cannot be read now have names alone. */
function cardsOf({ files, withoutTexts }: State, project: Project, lang: string): Promise<readonly GameCard[]> {
  const all = files.map(({ path }) => path);
  const textAt = async (path: string): Promise<readonly [string, string]> => {
    const file = await project.read(path).catch(() => undefined);
    return [path, file?.text ?? ''];
  };
  return Promise.all(
    rulesetsOf(all).map(async (ruleset) => {
      const wanted = withoutTexts ? [] : wantedFor(all, ruleset, lang);
      return cardOf(all, ruleset, new Map(await Promise.all(wanted.map(textAt))));
    }),
  );
}

async function removeAll(store: Store<State>, project: Project, ruleset: string): Promise<void> {
  for (const { path, version } of await project.list())
    if (folderOf(path) === ruleset && isText(path)) await project.remove(path, version);
  const buffers = Object.entries(store.get().buffers).filter(([path]) => folderOf(path) !== ruleset);
  store.set({ buffers: Object.fromEntries(buffers) });
}
