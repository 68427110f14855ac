import type { GameInfo } from '@sandtable/engine';
import { type Notation, roleIn } from '@sandtable/notation';

/** What all roles wrote at one time; `name` says for which questions, if it names any. */
interface Round {
  readonly name: string;
  readonly pages: ReadonlyMap<string, readonly string[]>;
}

/**
 * Files of orders in the order of their names. A file whose name names a role is a page of that role, and files whose
 * names differ in nothing else belong together; in others the roles stand as headings.
 */
export function roundsOf(
  notation: Notation,
  files: readonly { readonly path: string; readonly text: string }[],
): readonly Round[] {
  const rounds = new Map<string, Map<string, readonly string[]>>();
  for (const { path, text } of files) {
    const named = roleIn(notation, path);
    const name = named ? path.slice(0, named.start) + path.slice(named.end) : path;
    const pages = rounds.get(name) ?? new Map<string, readonly string[]>();
    for (const [role, lines] of pagesIn(notation, text, named?.role))
      pages.set(role, [...(pages.get(role) ?? []), ...lines]);
    rounds.set(name, pages);
  }
  return [...rounds].map(([name, pages]) => ({ name, pages }));
}

function pagesIn(notation: Notation, text: string, first: string | undefined): ReadonlyMap<string, readonly string[]> {
  const pages = new Map<string, string[]>();
  let role = first;
  for (const line of text.split(/\r?\n/)) {
    const heading = roleIn(notation, line);
    if (heading && (heading.whole || /:\s*$/.test(line))) role = heading.role;
    else if (role !== undefined) pages.set(role, [...(pages.get(role) ?? []), line]);
  }
  if (role !== undefined && !pages.has(role)) pages.set(role, []);
  return pages;
}

/** The last part of a path, which names of files are compared with. */
const last = (path: string): string => path.slice(path.lastIndexOf('/') + 1).toLowerCase();

/** Hands out pages, one round after the other. */
export class Pages {
  readonly #rounds: readonly Round[];
  /** Names of questions and phases that a file can name. */
  readonly #known: readonly string[];
  readonly #taken = new Set<string>();
  #at = 0;

  constructor(info: GameInfo, rounds: readonly Round[]) {
    this.#rounds = rounds;
    this.#known = [...info.phases, ...info.choices.map(({ path }) => path)].map(last);
  }

  /** The lines of a role for a question; none if it wrote nothing then, undefined where there are no more pages. */
  take(role: string, choice: string, phase: string | undefined): readonly string[] | undefined {
    const here = this.#rounds[this.#at];
    if (here === undefined) return undefined;
    const fits = (round: Round) => this.#isFor(round, [choice, phase ?? ''].map(last));
    if (!this.#taken.has(role) && fits(here)) return this.#open(here, role);
    const next = this.#rounds[this.#at + 1];
    if (next === undefined) return this.#taken.has(role) ? undefined : [];
    if (!fits(next)) return [];
    this.#at += 1;
    this.#taken.clear();
    return this.#open(next, role);
  }

  #open(round: Round, role: string): readonly string[] {
    this.#taken.add(role);
    return round.pages.get(role) ?? [];
  }

  /** A name that names no question is for any. */
  #isFor({ name }: Round, wanted: readonly string[]): boolean {
    const words = name.toLowerCase().split(/[^\p{L}\p{N}]+/u);
    const named = this.#known.filter((word) => words.includes(word));
    return named.length === 0 || named.some((word) => wanted.includes(word));
  }
}
