import { type Compiled, createCompiler } from '@sandtable/compiler';
import { preventsPlay } from '@sandtable/diagnostics';
import { type Completion, completeAt } from '@sandtable/ide';
import { type Language, renderFinding } from '@sandtable/messages';
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

/** Rules that match those that are asked about; those that have mistakes are passed over for the last that had none. */
export function rulesKept(): {
  /** With a function for each expression that is watched; they are compiled when they are others than last time. */
  watched(asked: Asked): Rules | undefined;
  /** For who asks about nothing that is watched: as they were handed over, so that nothing need be compiled. */
  of(asked: Asked): Rules | undefined;
  complete(asked: Asked, text: string, offset: number): Completion | undefined;
} {
  const compiler = createCompiler({ uses: true });
  let kept: { readonly key: string; readonly rules: Rules } | undefined;
  let given: typeof kept;
  const compile = (asked: Asked, watched: string): Compiled => {
    const watching = watched === '' ? [] : [{ path: FILE, text: watched }];
    return compiler.compile([...asked.files, ...watching], { variants: asked.variants });
  };
  const made = (asked: Asked): Rules | undefined => {
    const first = compile(asked, textOf(asked.watches, new Map()));
    const wrong = mistakesIn(first, asked);
    const compiled = wrong.size === 0 ? first : compile(asked, textOf(asked.watches, wrong));
    if (compiled.model === undefined || compiled.findings.some(preventsPlay)) return undefined;
    const { model } = compiled;
    const watches = asked.watches.map((_, i) => {
      const told = wrong.get(i);
      return told === undefined ? { fn: model.functions.findIndex(({ name }) => name === nameOf(i)) } : { wrong: told };
    });
    return { model, files: asked.files, watches };
  };
  const watched = (asked: Asked): Rules | undefined => {
    const key = watchedKey(asked);
    if (kept?.key === key) return kept.rules;
    const rules = made(asked);
    if (rules) kept = { key, rules };
    return rules ?? kept?.rules;
  };
  return {
    watched,
    of(asked) {
      const { model, files, variants } = asked;
      const key = JSON.stringify([files, variants]);
      if (model) given = { key, rules: { model, files, watches: [] } };
      // One set of rules has one match that goes on from request to request: who watches plays it anyway.
      if (kept?.key === watchedKey(asked)) return kept.rules;
      return given?.key === key ? given.rules : (watched(asked) ?? given?.rules);
    },
    complete({ files, lang }, text, offset) {
      const library = compiler.library([...files, { path: FILE, text: `${headOf(0)}${text}\n` }]);
      if (library === undefined) return undefined;
      const before = headOf(0).length;
      const completion = completeAt(library, FILE, before + offset, languageOf(lang));
      const { start, end } = completion;
      return { ...completion, start: start - before, end: end - before };
    },
  };
}

const watchedKey = ({ files, variants, watches, lang }: Asked): string =>
  JSON.stringify([files, variants, watches, lang]);

const languageOf = (lang: string): Language => (lang === 'de' ? 'de' : 'en');

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
