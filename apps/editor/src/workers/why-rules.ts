import { type Compiled, createCompiler } from '@sandtable/compiler';
import { preventsPlay } from '@sandtable/diagnostics';
import { type Completion, completeAt } from '@sandtable/ide';
import { type Language, renderFinding, wordedLanguage } from '@sandtable/messages';
import type { Model } from '@sandtable/model';
import type { SourceText } from './protocol.ts';
import type { MatchAt } from './why-protocol.ts';

/** The rules of a match as a model, with a function for each expression that is watched. */
export interface Rules {
  readonly model: Model;
  readonly files: readonly SourceText[];
  /** By expression: what is wrong with it, or the number of its function. */
  readonly watches: readonly { readonly wrong?: string; readonly fn?: number }[];
}

/** No ruleset has a file of this name, and no author a function of that. */
const FILE = 'sandtable-watched.sand';
const nameOf = (i: number): string => `sandtableWatched${i}`;
const headOf = (i: number): string => `function ${nameOf(i)}() = `;

type Asked = Pick<MatchAt, 'files' | 'variants' | 'watches' | 'lang' | 'model'>;

/** Rules that were asked about last; those that have mistakes are passed over for the last that had none. */
export interface KeptRules {
  readonly compiler: ReturnType<typeof createCompiler>;
  /** With a function for each expression that is watched. */
  watched?: Keyed | undefined;
  /** As they were handed over. */
  given?: Keyed | undefined;
}
interface Keyed {
  readonly key: string;
  readonly rules: Rules;
}

export const createKeptRules = (): KeptRules => ({ compiler: createCompiler({ uses: true }) });

/** With a function for each expression that is watched; they are compiled when they are others than last time. */
export function watchedRules(kept: KeptRules, asked: Asked): Rules | undefined {
  const key = watchedKey(asked);
  if (kept.watched?.key === key) return kept.watched.rules;
  const rules = compiledRules(kept, asked);
  if (rules) kept.watched = { key, rules };
  return rules ?? kept.watched?.rules;
}

/** For who asks about nothing that is watched: as they were handed over, so that nothing need be compiled. */
export function rulesFor(kept: KeptRules, asked: Asked): Rules | undefined {
  const { model, files, variants } = asked;
  const key = JSON.stringify([files, variants]);
  if (model) kept.given = { key, rules: { model, files, watches: [] } };
  // One set of rules has one match that goes on from request to request: who watches plays it anyway.
  if (kept.watched?.key === watchedKey(asked)) return kept.watched.rules;
  return kept.given?.key === key ? kept.given.rules : (watchedRules(kept, asked) ?? kept.given?.rules);
}

/** What could be typed at an offset of an expression that is watched. */
export function completed(
  { compiler }: KeptRules,
  { files, lang }: Asked,
  text: string,
  offset: number,
): Completion | undefined {
  const library = compiler.library([...files, { path: FILE, text: `${headOf(0)}${text}\n` }]);
  if (library === undefined) return undefined;
  const before = headOf(0).length;
  const completion = completeAt(library, FILE, before + offset, languageOf(lang));
  const { start, end } = completion;
  return { ...completion, start: start - before, end: end - before };
}

/** Compiles rules with what is watched; expressions that have mistakes are left out then. */
function compiledRules(kept: KeptRules, asked: Asked): Rules | undefined {
  const first = compiled(kept, asked, textOf(asked.watches, new Map()));
  const wrong = mistakesIn(first, asked);
  const { model, findings } = wrong.size === 0 ? first : compiled(kept, asked, textOf(asked.watches, wrong));
  if (model === undefined || findings.some(preventsPlay)) return undefined;
  const watches = asked.watches.map((_, i) => {
    const problem = wrong.get(i);
    return problem === undefined
      ? { fn: model.functions.findIndex(({ name }) => name === nameOf(i)) }
      : { wrong: problem };
  });
  return { model, files: asked.files, watches };
}

function compiled({ compiler }: KeptRules, { files, variants }: Asked, watched: string): Compiled {
  const watching = watched === '' ? [] : [{ path: FILE, text: watched }];
  return compiler.compile([...files, ...watching], { variants });
}

const watchedKey = ({ files, variants, watches, lang }: Asked): string =>
  JSON.stringify([files, variants, watches, lang]);

const languageOf: (lang: string) => Language = wordedLanguage;

/** A line for each expression; one that has a mistake stands empty, so that lines stay where they are. */
const textOf = (watches: readonly string[], wrong: ReadonlyMap<number, string>): string =>
  watches.length === wrong.size
    ? ''
    : watches.map((text, i) => (wrong.has(i) ? '' : `${headOf(i)}${text.replaceAll(/\s+/g, ' ')}`)).join('\n');

/** What is wrong with expressions, by their number. */
function mistakesIn({ findings }: Compiled, { watches, lang }: Asked): ReadonlyMap<number, string> {
  const text = textOf(watches, new Map());
  const wrong = new Map<number, string>();
  for (const one of findings) {
    if (one.span.file !== FILE || one.severity !== 'error') continue;
    const line = text.slice(0, one.span.start).split('\n').length - 1;
    if (!wrong.has(line)) wrong.set(Math.min(line, watches.length - 1), renderFinding(one, languageOf(lang)));
  }
  return wrong;
}
