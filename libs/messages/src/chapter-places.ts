/** A path as it is in a body, and where. */
export interface Asked {
  readonly path: string;
  readonly at: number;
}

/** A place in a body, from `start` to `end`, that something of the rules or of the text is put into. */
export type Place = { readonly start: number; readonly end: number } & (
  | { readonly sort: 'literal'; readonly words: string }
  /** A picture of the board, as a worked example puts it up; without a name as a match begins. */
  | { readonly sort: 'board'; readonly example: Asked | undefined }
  /** `words` are those of a link; they stand in the text in place of the name. */
  | { readonly sort: 'section'; readonly asked: Asked; readonly words: string }
  /** Words with a `key`, `[each player](ruling.by=player)`, are only said while the value is that one. */
  | {
      readonly sort: 'value';
      readonly asked: Asked;
      readonly words: string | undefined;
      readonly key?: Asked | undefined;
    }
  | {
      readonly sort: 'table';
      readonly asked: Asked;
      /** A column with several paths, `effect+also`, prints what each of them says. */
      readonly columns: readonly (readonly Asked[])[];
      readonly sortedBy: Asked | undefined;
    }
);

const PLACE = /\{([^{}\n]*)\}|\[([^[\]\n]*)\]\(([^()\s]+)\)/g;
/** Targets with `:` or `/` lead out of the rules and are left alone. */
const OUTWARD = /[:/]/;

export const placesIn = (body: string): readonly Place[] =>
  [...body.matchAll(PLACE)].flatMap((match) => {
    const [all, braced, words = '', target = ''] = match;
    const where = { start: match.index, end: match.index + all.length };
    if (braced !== undefined) return [bracedPlace(braced, where)];
    if (OUTWARD.test(target)) return [];
    const at = where.end - 1 - target.length;
    if (target.startsWith('#'))
      return [{ ...where, sort: 'section', asked: { path: target.slice(1), at: at + 1 }, words }];
    const [path = '', key] = target.split('=');
    const asked = { path, at };
    return [
      { ...where, sort: 'value', asked, words, key: key === undefined ? key : { path: key, at: at + path.length + 1 } },
    ];
  });

function bracedPlace(inner: string, where: { readonly start: number; readonly end: number }): Place {
  const at = where.start + 1;
  if (inner.startsWith('=')) return { ...where, sort: 'literal', words: inner.slice(1) };
  const board = /^board(?::\s*(.*\S))?\s*$/.exec(inner);
  if (board !== null) {
    const name = board[1];
    return {
      ...where,
      sort: 'board',
      example: name === undefined ? undefined : { path: name, at: at + inner.indexOf(name) },
    };
  }
  const table = /^table:(.*)$/.exec(inner)?.[1];
  if (table === undefined) return { ...where, sort: 'value', asked: { path: inner, at }, words: undefined };
  const [first, ...rest] = wordsIn(table, at + 'table:'.length);
  const order = rest.findIndex(({ path }, i) => path === 'sorted' && rest[i + 1]?.path === 'by');
  const columns = (order < 0 ? rest : rest.slice(0, order)).map(partsOf);
  const sortedBy = order < 0 ? undefined : rest[order + 2];
  return { ...where, sort: 'table', asked: first ?? { path: '', at }, columns, sortedBy };
}

const partsOf = ({ path, at }: Asked): readonly Asked[] =>
  [...path.matchAll(/[^+]+/g)].map(({ 0: part, index }) => ({ path: part, at: at + index }));

const wordsIn = (text: string, base: number): readonly Asked[] =>
  [...text.matchAll(/\S+/g)].map(({ 0: path, index }) => ({ path, at: base + index }));
