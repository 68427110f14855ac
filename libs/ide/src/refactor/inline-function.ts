import { fitOf } from '@sandtable/check';
import type { Library } from '@sandtable/compiler';
import { type Language, messagesIn } from '@sandtable/messages';
import type { Type } from '@sandtable/model';
import type { Expr, FunctionDecl } from '@sandtable/syntax';
import { applyEdits } from '@sandtable/text';
import type { Change } from '../change.ts';
import { source } from '../heads.ts';
import { meaningAt, textOf } from '../places.ts';
import { typeOf } from '../type-of.ts';
import { nodesIn } from '../walk.ts';
import { replaced } from './body-at.ts';
import { type Apply, callsOf } from './calls.ts';
import { bracketed } from './inline-let.ts';
import { cannotFail, isPure, usesWithin } from './pure.ts';
import { addsNothing } from './sound.ts';
import { withDoc, withoutLines } from './without-lines.ts';

/** A function that is called once is written where it is called, if that is sure to mean the same. */
export function inlineFunction(library: Library, file: string, offset: number, lang: Language): readonly Change[] {
  const use = meaningAt(library, file, offset);
  const decl = use?.target.sort === 'function' ? functionNamed(library, use.target.name) : undefined;
  if (use === undefined || decl === undefined || decl.body.node === 'block') return [];
  const calls = callsOf(library, use.target);
  const [call] = calls ?? [];
  if (call === undefined || calls?.length !== 1 || !isSame(library, decl, call)) return [];
  const span = library.today(decl.span);
  const body = bodyWith(library, decl, call);
  if (body === undefined) return [];
  const edits = [
    withoutLines(textOf(library, span.file), withDoc(textOf(library, span.file), span)),
    replaced(library, call, body),
  ];
  const title = messagesIn(lang).text('ide/inline', { name: decl.name.text });
  return addsNothing(library, edits) ? [{ title, sort: 'inline', edits }] : [];
}

const functionNamed = ({ files }: Library, name: string): FunctionDecl | undefined =>
  [...files.values()]
    .flatMap(({ decls }) => decls)
    .find((one): one is FunctionDecl => one.node === 'function' && one.name.text === name);

/** Everything that is given fits as it is, nothing is taken for something else on its way, and nothing is hidden. */
function isSame(library: Library, decl: FunctionDecl, call: Apply): boolean {
  const entry = library.basis.draft.world.functions.get(decl.name.text);
  const isInside =
    call.span.file === decl.span.file && call.span.start >= decl.span.start && call.span.end <= decl.span.end;
  if (entry === undefined || isInside || !isPure(library, decl.body as Expr)) return false;
  if (!fits(typeOf(library, decl.body as Expr), entry.result)) return false;
  return call.args.every(({ value }, i) => {
    const param = decl.params[i]?.name.text;
    const count = [...nodesIn(decl.body)].filter((part) => isName(part, param)).length;
    const isOnce = count === 1 || (value.node === 'name' && count > 0);
    return (
      fits(typeOf(library, value), entry.params[i]) && (isOnce || cannotFail(value)) && !isHidden(library, decl, value)
    );
  });
}

const isName = (part: unknown, name: string | undefined): boolean => {
  const expr = part as Expr;
  return expr.node === 'name' && expr.name.text === name;
};

const fits = (from: Type | undefined, to: Type | undefined): boolean =>
  from !== undefined && to !== undefined && fitOf(from, to) === 'proved';

/** Whether the body gives a name of what is handed to it another meaning. */
function isHidden(library: Library, decl: FunctionDecl, value: Expr): boolean {
  const names = new Set(usesWithin(library, value.span).map(({ target }) => target.name));
  return usesWithin(library, decl.body.span).some(({ target, defines }) => defines && names.has(target.name));
}

/**
 * The body with what is given in the place of the parameters; undefined where a name in it means something else there.
 */
function bodyWith(library: Library, decl: FunctionDecl, call: Apply): string | undefined {
  const given = new Map(decl.params.map(({ name }, i) => [name.text, call.args[i]?.value] as const));
  const { file, start, end } = library.today(decl.body.span);
  const edits = [...nodesIn(decl.body)].flatMap((part) => {
    const expr = part as Expr;
    const value = expr.node === 'name' ? given.get(expr.name.text) : undefined;
    return value === undefined ? [] : [replaced(library, expr, bracketed(library, value))];
  });
  const text = textOf(library, file);
  const outside = [
    { span: { file, start: 0, end: start }, text: '' },
    { span: { file, start: end, end: text.length }, text: '' },
  ];
  const body = edits.length === 0 ? source(library, decl.body) : applyEdits(text, [...outside, ...edits]);
  return bracketed(library, decl.body) === source(library, decl.body) ? body : `(${body})`;
}
