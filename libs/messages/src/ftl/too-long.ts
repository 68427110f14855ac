import { type Diagnostic, finding } from '@sandtable/diagnostics';
import type { Span } from '@sandtable/text';
import { ftlOf, pathToId } from '../id.ts';
import { isMessages } from '../message-check.ts';
import { type TermBase, termBases } from '../terms/check-terms.ts';
import { termPath } from '../terms/term.ts';
import { readFtl, type Said } from './read-ftl.ts';
import { signsIn } from './text-length.ts';

/** Of a kind or type the names of its members are meant. */
const GROUP = /^(?:kind|type)\/(\w+)$/;

/**
 * Texts that are longer than their place has characters. A limit for a path holds for all paths below it without one,
 * and the limit of one language for languages without one.
 */
export function tooLong(all: readonly Said[], bases: readonly TermBase[]): readonly Diagnostic[] {
  const limits = limitsIn(all, bases);
  if (limits.size === 0) return [];
  const reportAt = (id: string, lang: string, length: number, span: Span): readonly Diagnostic[] =>
    overlong({ id, lang, length, span }, limits);
  return [
    ...bases.flatMap(({ lang, terms }) =>
      terms.flatMap((term) =>
        GROUP.test(term.id)
          ? []
          : reportAt(pathToId(termPath(term.id)), lang, signsIn(term.word), term.cells.word ?? term.span),
      ),
    ),
    ...all.flatMap(({ id, lang, length, file, named }) => reportAt(id, lang, length, { file, ...named })),
  ];
}

interface Text {
  readonly id: string;
  readonly lang: string;
  readonly length: number;
  readonly span: Span;
}

/** Texts of others, such as those of variants, that are longer than the files have room for. */
export function tooLongFor(
  texts: readonly { readonly path: string; readonly lang: string; readonly text: string; readonly span: Span }[],
  files: readonly { readonly path: string; readonly text: string }[],
): readonly Diagnostic[] {
  const said = files.filter(({ path, text }) => isMessages(path) && SAYS_ROOM.test(text));
  const limits = limitsIn(
    said.flatMap(({ path, text }) => readFtl(path, text).said),
    termBases(files),
  );
  if (limits.size === 0) return [];
  return texts.flatMap(({ path, lang, text, span }) => {
    const [one] = readFtl('text.ftl', ftlOf([{ path: 'text', text }])).said;
    return overlong({ id: pathToId(path), lang, length: one?.length ?? 0, span }, limits);
  });
}

const SAYS_ROOM = /^[ \t]+\.max[ \t]*=/m;

function overlong({ id, lang, length, span }: Text, limits: Limits): readonly Diagnostic[] {
  const max = limitOf(limits, id, lang);
  if (max === undefined || length <= max) return [];
  return [finding('text/too-long', span, { id, lang, length, max }, { severity: 'warning' })];
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
