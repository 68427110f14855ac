import type { Use } from '@sandtable/check';
import type { Library } from '@sandtable/compiler';
import { type Language, messagesIn } from '@sandtable/messages';
import type { Block, Expr, Node, Stmt } from '@sandtable/syntax';
import type { Change } from '../change.ts';
import { source } from '../heads.ts';
import { meaningAt, textOf, usesIn } from '../places.ts';
import { nodesIn } from '../walk.ts';
import { codeAt, replaced } from './body-at.ts';
import { cannotFail, isAsking, isPure, usesWithin } from './pure.ts';
import { addsNothing } from './sound.ts';
import { withoutLines } from './without-lines.ts';

type Let = Extract<Stmt, { readonly node: 'let' }>;

/** A `let` that is used once is written where it is used, if that is sure to mean the same. */
export function inlineLet(library: Library, file: string, offset: number, lang: Language): readonly Change[] {
  const use = meaningAt(library, file, offset);
  const owner = use?.target.sort === 'local' ? definedBy(library, use) : undefined;
  if (use === undefined || owner === undefined || owner.stmt.mutable || !isPure(library, owner.stmt.value)) return [];
  const { block, stmt } = owner;
  const places = usesIn(library).filter(({ target, defines }) => !defines && sameLocal(target, use.target));
  const starts = new Set(places.map(({ span }) => span.start));
  const [place] = places;
  if (place === undefined || starts.size !== 1 || !isSame(library, block, stmt, place)) return [];
  const name = nodeOf(block, place);
  if (name === undefined) return [];
  const text = textOf(library, file);
  const edits = [withoutLines(text, library.today(stmt.span)), replaced(library, name, bracketed(library, stmt.value))];
  const title = messagesIn(lang).text('ide/inline', { name: stmt.name.text });
  return addsNothing(library, edits) ? [{ title, sort: 'inline', edits }] : [];
}

const sameLocal = (a: Use['target'], b: Use['target']): boolean =>
  a.sort === b.sort && a.name === b.name && a.of === b.of;

/** The statement that a local comes from, with the block that it stands in. */
function definedBy(library: Library, { target }: Use): { readonly block: Block; readonly stmt: Let } | undefined {
  const definition = usesIn(library).find(({ target: other, defines }) => defines && sameLocal(other, target));
  if (definition === undefined) return undefined;
  const { file, start } = library.today(definition.span);
  const path = codeAt(library, file, start, start) ?? [];
  const stmt = path.findLast((node) => isNode(node, 'let')) as Let | undefined;
  const block = stmt && (path[path.indexOf(stmt) - 1] as Block | undefined);
  return stmt?.name.span.start === definition.span.start && block?.node === 'block' ? { block, stmt } : undefined;
}

const isNode = (node: Node, what: string): boolean => (node as { readonly node?: string }).node === what;

const nodeOf = (block: Block, { span }: Use): Expr | undefined =>
  [...nodesIn(block)].find((part) => isNode(part as Node, 'name') && (part as Expr).span.start === span.start) as
    | Expr
    | undefined;

/**
 * Between the `let` and its use nothing happens, so that what it looks at is the same; its names mean the same there;
 * and it is worked out there as often, or it does not matter.
 */
function isSame(library: Library, block: Block, stmt: Let, place: Use): boolean {
  const rest = block.stmts.slice(block.stmts.indexOf(stmt) + 1);
  const at = rest.findIndex(({ span }) => holds(span, place.span));
  const using = rest[at];
  if (using === undefined || stmt.type !== undefined) return false;
  const isSafe = rest.slice(0, at).every((one) => one.node === 'let' && isPure(library, one.value));
  const { always, first } = wayTo(using, place);
  return isSafe && first && (always || cannotFail(stmt.value)) && !isHidden(library, using, stmt, place);
}

const holds = (span: Node['span'], inner: Node['span']): boolean =>
  span.file === inner.file && span.start <= inner.start && span.end >= inner.end;

/** Parts that a statement looks at before it does anything. */
const HEADS: Partial<Record<string, readonly string[]>> = {
  let: ['value'],
  assign: ['value'],
  call: ['call'],
  if: ['test'],
  matchStmt: ['subject'],
  return: ['value'],
  log: ['args'],
  repeat: ['times'],
};

/** Whether a use stands where its statement looks first, and is evaluated whatever else is the case. */
function wayTo(using: Stmt, { span }: Use): { readonly first: boolean; readonly always: boolean } {
  const parts = (HEADS[using.node] ?? []).map((key) => (using as unknown as Record<string, unknown>)[key]);
  const within = parts
    .flatMap((part) => [...nodesIn(part)] as unknown as readonly Expr[])
    .filter((part) => holds(part.span, span));
  // Answers to questions come between what is evaluated before and after them.
  const first = within.length > 0 && within.every((part) => !isAsking(part));
  return { first, always: within.every((part) => isAlways(part, span)) };
}

function isAlways(part: Expr, span: Use['span']): boolean {
  switch (part.node) {
    case 'quantor':
    case 'comprehension':
      return false;
    case 'ifExpr':
      return holds(part.test.span, span);
    case 'matchExpr':
      return holds(part.subject.span, span);
    case 'otherwise':
      return holds(part.of.span, span);
    case 'binary':
      return (part.op !== 'and' && part.op !== 'or') || holds(part.left.span, span);
    default:
      return true;
  }
}

/** Whether a name of the value means something else at the use: something around that is called the same. */
function isHidden(library: Library, using: Stmt, stmt: Let, { span }: Use): boolean {
  const names = new Set(usesWithin(library, stmt.value.span).map(({ target }) => target.name));
  const around = ([...nodesIn(using)] as unknown as readonly Expr[]).filter((part) => holds(part.span, span));
  const bound = around.flatMap((part) => usesWithin(library, part.span).filter(({ defines }) => defines));
  return bound.some(({ target }) => names.has(target.name));
}

/** In brackets where it would else be taken apart. */
export function bracketed(library: Library, value: Node): string {
  const text = source(library, value);
  return WHOLE.has((value as Expr).node) ? text : `(${text})`;
}

const WHOLE = new Set<string>([
  'number',
  'string',
  'bool',
  'none',
  'name',
  'tuple',
  'paren',
  'field',
  'apply',
  'index',
  'set',
  'list',
  'comprehension',
]);
