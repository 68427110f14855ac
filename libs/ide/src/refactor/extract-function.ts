import { showType, type Use } from '@sandtable/check';
import type { Library } from '@sandtable/compiler';
import { type Language, messagesIn } from '@sandtable/messages';
import type { Decl, Expr, Node } from '@sandtable/syntax';
import type { Change } from '../change.ts';
import { freshName } from '../fresh-name.ts';
import { textOf } from '../places.ts';
import { codeAt, declaredBehind, namesOf, replaced } from './body-at.ts';
import { isPure, usesWithin } from './pure.ts';
import { addsNothing } from './sound.ts';

/** What is selected becomes the body of a function; what it names of its surroundings is handed to it. */
export function extractFunction(
  library: Library,
  file: string,
  start: number,
  end: number,
  lang: Language,
): readonly Change[] {
  const text = textOf(library, file).slice(start, end);
  const from = start + (text.length - text.trimStart().length);
  const to = start + text.trimEnd().length;
  const path = from < to ? codeAt(library, file, from, to) : undefined;
  const selected = path?.findLast((node) => isAt(library, node, from, to)) as Expr | undefined;
  const [decl] = (path ?? []) as readonly Decl[];
  if (decl === undefined || selected === undefined || !isWorthwhile(selected) || !isPure(library, selected)) return [];
  const params = paramsOf(library, selected);
  if (params === undefined) return [];
  const name = freshName('extracted', namesOf(library));
  const heads = params.map(({ target, type }) => `${target.name}: ${type === undefined ? 'int' : showType(type)}`);
  const body = dedented(text.trim(), textOf(library, file), from);
  const edits = [
    replaced(library, selected, `${name}(${params.map(({ target }) => target.name).join(', ')})`),
    declaredBehind(library, decl, `function ${name}(${heads.join(', ')}) = ${body}`),
  ];
  if (!addsNothing(library, edits)) return [];
  return [{ title: messagesIn(lang).text('ide/extract-function', {}), sort: 'extract', edits }];
}

function isAt(library: Library, node: Node, start: number, end: number): boolean {
  const span = library.today(node.span);
  return 'node' in node && EXPRESSIONS.has(String(node.node)) && span.start === start && span.end === end;
}

const EXPRESSIONS = new Set([
  'paren',
  'field',
  'apply',
  'index',
  'unary',
  'binary',
  'is',
  'otherwise',
  'ifExpr',
  'matchExpr',
  'quantor',
  'set',
  'list',
  'comprehension',
]);

/** What has a name already needs no other one. */
const isWorthwhile = ({ node }: Expr): boolean => node !== 'paren';

/** Each local from outside once; undefined where one is known as two things, or is only there where it stands. */
function paramsOf(library: Library, selected: Expr): readonly Use[] | undefined {
  const uses = usesWithin(library, selected.span);
  const own = new Set(uses.flatMap(({ target, defines }) => (defines ? [keyOf(target)] : [])));
  const params = new Map<string, Use>();
  for (const use of uses) {
    const { target, type } = use;
    if (target.sort === 'builtin' && BOUND.has(target.name)) return undefined;
    // Labels of arguments are noted as locals of what is called; they have no type.
    if (target.sort !== 'local' || type === undefined || own.has(keyOf(target))) continue;
    const before = params.get(target.name);
    if (before === undefined) params.set(target.name, use);
    else if (keyOf(before.target) !== keyOf(target) || shown(before.type) !== shown(type)) return undefined;
  }
  return [...params.values()];
}

const keyOf = ({ sort, name, of }: Use['target']): string => `${sort} ${name} ${of}`;
const shown = (type: Use['type']): string => (type === undefined ? '' : showType(type));

/** Names that the language gives a meaning in one place alone. */
const BOUND = new Set(['spent']);

/** Further lines stand as far in as they stood behind the first one's line. */
function dedented(body: string, text: string, from: number): string {
  const line = text.slice(text.lastIndexOf('\n', from - 1) + 1, from);
  const indent = /^[ \t]*/.exec(line)?.[0] ?? '';
  return body.replaceAll(`\n${indent}`, '\n');
}
