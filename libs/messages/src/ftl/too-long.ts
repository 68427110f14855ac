import { type Diagnostic, finding } from '@sandtable/diagnostics';
import type { Span } from '@sandtable/text';
import { pathToId } from '../id.ts';
import type { TermBase } from '../terms/check-terms.ts';
import { termPath } from '../terms/term.ts';
import type { Said } from './read-ftl.ts';
import { signsIn } from './text-length.ts';

/** Of a kind or type the names of its members are meant. */
const GROUP = /^(?:kind|type)\/(\w+)$/;

/**
 * Texts that are longer than the place for which somebody said how many signs it has. What is said of a path holds for
 * all below it that say nothing themselves, and what one language says, for those that say nothing.
 */
export function tooLong(all: readonly Said[], bases: readonly TermBase[]): readonly Diagnostic[] {
  const limits = limitsIn(all, bases);
  if (limits.size === 0) return [];
  const told = (id: string, lang: string, length: number, span: Span): readonly Diagnostic[] => {
    const max = limitOf(limits, id, lang);
    if (max === undefined || length <= max) return [];
    return [finding('text/too-long', span, { id, lang, length, max }, { severity: 'warning' })];
  };
  return [
    ...bases.flatMap(({ lang, terms }) =>
      terms.flatMap((term) =>
        GROUP.test(term.id)
          ? []
          : told(pathToId(termPath(term.id)), lang, signsIn(term.word), term.cells.word ?? term.span),
      ),
    ),
    ...all.flatMap(({ id, lang, length, file, named }) => told(id, lang, length, { file, ...named })),
  ];
}

/** How many signs a place has, by `LANGUAGE ID`, and by ` ID` as the first language says it. */
type Limits = ReadonlyMap<string, number>;

function limitsIn(all: readonly Said[], bases: readonly TermBase[]): Limits {
  const limits = new Map<string, number>();
  const put = (lang: string, id: string, max: number | undefined): void => {
    if (max === undefined) return;
    limits.set(`${lang} ${id}`, max);
    if (!limits.has(` ${id}`)) limits.set(` ${id}`, max);
  };
  for (const { lang, terms } of bases)
    for (const term of terms) put(lang, GROUP.exec(term.id)?.[1] ?? pathToId(termPath(term.id)), term.max);
  for (const { lang, id, max } of all) put(lang, id, max);
  return limits;
}

function limitOf(limits: Limits, id: string, lang: string): number | undefined {
  for (const one of above(id)) {
    const max = limits.get(`${lang} ${one}`) ?? limits.get(` ${one}`);
    if (max !== undefined) return max;
  }
  return undefined;
}

/** The id itself, the questions and steps it stands below, and the kind of a member. */
function above(id: string): readonly string[] {
  const parts = id.split('--');
  const kind = /^([A-Za-z]\w*?)_\w+_name$/.exec(id)?.[1];
  return [...parts.map((_, i) => parts.slice(0, parts.length - i).join('--')), ...(kind === undefined ? [] : [kind])];
}
