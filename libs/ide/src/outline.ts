import type { Sort } from '@sandtable/check';
import type { Library } from '@sandtable/compiler';
import type { Block, Decl, Name, Node, Stmt } from '@sandtable/syntax';
import type { Span } from '@sandtable/text';

/** A line of the outline of a file. */
export interface OutlineLine {
  readonly name: string;
  /** `table`, `play` and the like are listed by their own words. */
  readonly sort: Sort | Decl['node'] | 'phase' | 'step' | 'question';
  readonly span: Span;
  /** Its name alone. */
  readonly head: Span;
  readonly children: readonly OutlineLine[];
}

/** The declarations of a file with what is in them, in the order of the text. */
export const outlineOf = (library: Library, file: string): readonly OutlineLine[] =>
  (library.files.get(file)?.decls ?? []).map((decl) => inToday(library, lineOf(decl)));

function inToday(library: Library, symbol: OutlineLine): OutlineLine {
  const { span, head, children } = symbol;
  return {
    ...symbol,
    span: library.today(span),
    head: library.today(head),
    children: children.map((child) => inToday(library, child)),
  };
}

function lineOf(decl: Decl): OutlineLine {
  const { span } = decl;
  const name = nameOf(decl);
  const sort = decl.node === 'setting' ? 'setting' : decl.node;
  return { name: name?.text ?? decl.node, sort, span, head: name?.span ?? span, children: childrenOf(decl) };
}

function nameOf(decl: Decl): { readonly text: string; readonly span: Span } | undefined {
  if (decl.node === 'expect') return decl.as;
  if (decl.node === 'seats') return decl.role;
  if (decl.node === 'notation') return decl.type;
  if (!('name' in decl)) return undefined;
  return typeof decl.name === 'string' ? { text: decl.name, span: decl.span } : decl.name;
}

function childrenOf(decl: Decl): readonly OutlineLine[] {
  switch (decl.node) {
    case 'type':
      return decl.type.node === 'recordType' ? decl.type.fields.map(({ name, span }) => leaf('field', name, span)) : [];
    case 'kind':
    case 'relation':
      return decl.fields.map(({ name, span }) => leaf('field', name, span));
    case 'table':
      return decl.rows.slice(1).flatMap(({ cells, span }) => {
        const value = cells[0]?.value;
        return value?.node === 'name' ? [leaf('member', value.name, span)] : [];
      });
    case 'decisions':
      return [
        ...[...decl.decides, ...decl.functions].map(({ name, span }) => leaf('function', name, span)),
        ...decl.searches.map(({ name, span }) => leaf('search', name, span)),
      ];
    case 'seats':
      return decl.layouts.map(({ name, span }) => leaf('layout', name, span));
    case 'procedure':
    case 'play':
    case 'whenever':
      return stepsIn(decl.body);
    default:
      return [];
  }
}

const leaf = (sort: OutlineLine['sort'], name: Name, span: Span): OutlineLine => ({
  name: name.text,
  sort,
  span,
  head: name.span,
  children: [],
});

/** Phases and steps with what is in them; blocks without a name are passed through. */
const stepsIn = ({ stmts }: Block): readonly OutlineLine[] => stmts.flatMap(stepsOf);

function stepsOf(stmt: Stmt): readonly OutlineLine[] {
  switch (stmt.node) {
    case 'label':
      return [{ ...leaf(stmt.sort, stmt.name, stmt.span), children: stepsIn(stmt.body) }];
    case 'menu':
      return [leaf('question', stmt.label, stmt.span)];
    case 'let':
      return isQuestion(stmt.value) ? [leaf('question', stmt.name, stmt.span)] : [];
    case 'if':
      return [...stepsIn(stmt.then), ...(stmt.else === undefined ? [] : stepsIn(stmt.else))];
    case 'for':
    case 'while':
    case 'repeat':
    case 'simultaneously':
      return stepsIn(stmt.body);
    case 'matchStmt':
      return stmt.arms.flatMap(({ body }) => stepsIn(body));
    default:
      return [];
  }
}

const isQuestion = (node: Node & { readonly node: string }): boolean => node.node === 'choose';
