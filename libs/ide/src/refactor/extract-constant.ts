import type { Library } from '@sandtable/compiler';
import { type Language, messagesIn } from '@sandtable/messages';
import type { Decl, Expr, Node } from '@sandtable/syntax';
import type { Change } from '../change.ts';
import { freshName } from '../fresh-name.ts';
import { nodesIn } from '../walk.ts';
import { codeAt, declaredBefore, namesOf, replaced } from './body-at.ts';
import { addsNothing } from './sound.ts';

type NumberExpr = Extract<Expr, { readonly node: 'number' }>;

/**
 * A number in code gets a name: here, in all of the declaration, or wherever it stands in code. Its type is the number
 * alone, so that nothing else becomes of what is worked out from it; whoever wants to vary it gives it room.
 */
export function extractConstant(
  library: Library,
  file: string,
  start: number,
  end: number,
  lang: Language,
): readonly Change[] {
  const path = codeAt(library, file, start, end);
  const [decl] = path ?? [];
  const number = path?.at(-1) as Expr | undefined;
  if (decl === undefined || number?.node !== 'number' || number.over !== 1) return [];
  const { value } = number;
  const here = numbersIn(decl, value);
  const all = [...library.files.values()].flatMap(({ decls }) =>
    decls.filter(isCode).flatMap((one) => numbersIn(one, value)),
  );
  const name = freshName(`number${value}`, namesOf(library));
  const words = messagesIn(lang);
  const change = (title: string, places: readonly Node[]): Change => ({
    title,
    sort: 'extract',
    edits: [
      declaredBefore(library, decl, `constant ${name}: ${value}..${value} = ${value}`),
      ...places.map((place) => replaced(library, place, name)),
    ],
  });
  const changes = [change(words.text('ide/extract-constant', { value }), [number])];
  if (here.length > 1)
    changes.push(change(words.text('ide/extract-constant-here', { value, count: here.length }), here));
  if (all.length > here.length)
    changes.push(change(words.text('ide/extract-constant-all', { value, count: all.length }), all));
  return changes.filter(({ edits }) => addsNothing(library, edits));
}

const isCode = ({ node }: Decl): boolean =>
  node === 'function' || node === 'procedure' || node === 'play' || node === 'whenever' || node === 'search';

const numbersIn = (decl: Node, value: number): readonly NumberExpr[] =>
  [...nodesIn(decl)].flatMap((part) => {
    const number = part as Expr;
    return number.node === 'number' && number.over === 1 && number.value === value ? [number] : [];
  });
