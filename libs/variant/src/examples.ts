import { finding } from '@sandtable/diagnostics';
import type { Answer, Block, ExampleDecl, ExpectDecl, Expr } from '@sandtable/syntax';
import type { Scene } from './contract.ts';
import { wordsOf } from './fingerprint.ts';
import { declsIn, pathOf, placeIn, put } from './paths.ts';
import { exchange, namesIn, replacingName } from './rewrite.ts';
import { sameLabel } from './same-label.ts';
import { currentPath, isRemoved, noteTouched, type PatchOf, touch, unknownPath, type Work } from './work.ts';

/** The same example with other answers, more that is given, or other demands. */
export function changeExample(work: Work, patch: PatchOf<'examplePatch'>): void {
  const path = currentPath(work, patch.path.text).toLowerCase();
  const place = placeIn(work.now, (decl): decl is ExampleDecl => decl.node === 'example' && pathOf(decl) === path);
  if (place === undefined && isRemoved(work, path)) return;
  if (place === undefined) {
    const paths = declsIn(work.now).flatMap((decl) => (decl.node === 'example' ? (pathOf(decl) ?? []) : []));
    unknownPath(work, patch.path, paths, path);
    return;
  }
  touch(work, path, 'change', patch.span);
  if (patch.demands !== undefined) touch(work, `${path}/then`, 'set', patch.span, demanded(patch.demands, work.textAt));
  noteTouched(work, place.decl, patch.span);
  for (const name of patch.dropped)
    if (!place.decl.answers.some((answer) => sameLabel(answer.path.text, name.text)))
      unknownPath(work, name, new Set(place.decl.answers.map((answer) => answer.path.text)));
  const { decl } = place;
  put(work.now, place, {
    ...decl,
    ...patch.demands,
    without: [...decl.without, ...patch.without],
    given: joined(decl.given, patch.given),
    answers: answersOf(decl, patch, work.textAt),
  });
}

/** What must hold replaces what had to: if two patches of an example demand different things, one would be lost. */
const demanded = ({ endings, then }: Pick<ExampleDecl, 'endings' | 'then'>, textAt: Work['textAt']): string =>
  [...endings, ...then].map(({ span }) => wordsOf(textAt(span)).join(' ')).join(', ');

const joined = (before: Block | undefined, more: Block | undefined): Block | undefined =>
  before && more ? { ...before, stmts: [...before.stmts, ...more.stmts] } : (before ?? more);

/** An answer takes the place of those to the same question; what the base does not answer comes behind. */
function answersOf(
  { answers }: ExampleDecl,
  { answers: own, dropped }: PatchOf<'examplePatch'>,
  textAt: Work['textAt'],
): readonly Answer[] {
  const by = ({ by: asked }: Answer): string => (asked ? wordsOf(textAt(asked.span)).join(' ') : '');
  const isFor = (mine: Answer, other: Answer): boolean =>
    sameLabel(mine.path.text, other.path.text) && (mine.by === undefined || by(mine) === by(other));
  const kept = answers.filter(({ path }) => !dropped.some((name) => sameLabel(path.text, name.text)));
  const taken = new Set<Answer>();
  const replaced = kept.flatMap((answer) => {
    const mine = own.filter((one) => isFor(one, answer));
    const fresh = mine.filter((one) => !taken.has(one));
    for (const one of fresh) taken.add(one);
    return mine.length === 0 ? [answer] : fresh;
  });
  return [...replaced, ...own.filter((one) => !taken.has(one))];
}

// ── expectations ────────────────────────────────────────────────────────────────────────────────────────────────
type Comparison = Extract<Expr, { node: 'binary' }>;
const COMPARES = new Set(['==', '!=', '<', '<=', '>', '>=']);

/** The other sides of the comparisons that an expectation joins by `and`; `was` there is what it said before. */
export function setExpectation(work: Work, { name, value, more, span }: PatchOf<'setPatch'>): void {
  const path = currentPath(work, `expect/${name.text}`);
  const place = placeIn(work.now, (decl): decl is ExpectDecl => decl.node === 'expect' && pathOf(decl) === path);
  if (place === undefined && isRemoved(work, path)) return;
  if (place === undefined) {
    const names = declsIn(work.now).flatMap((decl) => (decl.node === 'expect' ? (decl.as?.text ?? []) : []));
    unknownPath(work, name, names, path);
    return;
  }
  const values = [value, ...more];
  const words = values.map((one) => wordsOf(work.textAt(one.span)).join(' ')).join(', ');
  touch(work, path, values.every(isRelative) ? 'change' : 'set', span, words);
  noteTouched(work, place.decl, span);
  const comparisons = comparisonsIn(place.decl.test);
  if (comparisons.length !== values.length) {
    const fields = { name: name.text, count: comparisons.length, found: values.length };
    work.findings.push(finding('variant/expectation', name.span, fields));
    return;
  }
  const test = comparisons.reduce(
    (all, one, i) => exchange(all, one, { ...one, right: withWas(values[i] ?? value, one.right) }),
    place.decl.test,
  );
  put(work.now, place, { ...place.decl, test });
}

const WAS = 'was';
/** Changes that build on what there is can come one after the other. */
export const isRelative = (value: Expr): boolean => namesIn(value).has(WAS);

/** A value in which `was` stands for another one. */
export const withWas = (value: Expr, before: Expr): Expr =>
  replacingName(
    value,
    WAS,
    before.node === 'number' || before.node === 'name' ? before : { node: 'paren', inner: before, span: before.span },
  );

/** The comparisons that a test joins by `and`; of a quantifier, those it makes for each member. */
function comparisonsIn(test: Expr): readonly Comparison[] {
  if (test.node === 'paren') return comparisonsIn(test.inner);
  if (test.node === 'quantor') return test.quantor === 'all' && test.body ? comparisonsIn(test.body) : [];
  if (test.node !== 'binary') return [];
  if (test.op === 'and') return [...comparisonsIn(test.left), ...comparisonsIn(test.right)];
  return COMPARES.has(test.op) ? [test as Comparison] : [];
}

// ── not with other variants ─────────────────────────────────────────────────────────────────────────────────────
/** Takes away the examples and expectations that say that they don't hold with one of these variants. */
export function leaveOut({ decls }: Scene, variants: ReadonlySet<string>): void {
  for (const [file, all] of decls) {
    const kept = all.filter(
      (decl) =>
        (decl.node !== 'example' && decl.node !== 'expect') || !decl.without.some(({ text }) => variants.has(text)),
    );
    if (kept.length < all.length) decls.set(file, kept);
  }
}
