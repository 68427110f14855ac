import { partsOf, showType } from '@sandtable/check';
import type { Library } from '@sandtable/compiler';
import type { Type } from '@sandtable/model';
import { type Expr, isReserved, type Node, type Stmt, type TypeDecl } from '@sandtable/syntax';
import type { Change } from '../change.ts';
import { roomyType, roomyValue, someValue } from '../type-at.ts';
import { wantedAround } from './around.ts';
import { adding, declaring, type Missing } from './missing.ts';
import { rowFor } from './table-row.ts';

/** What a bare name in the place of a value can be made: a member, a tag, a constant, a state that is written. */
export function valuesFor(missing: Missing): readonly Change[] {
  const { sought } = missing;
  if (sought.what !== 'value' && sought.what !== 'pattern') return [];
  const named = alternativesFor(missing, sought.hint);
  return sought.what === 'pattern' ? named : [...storedFor(missing), ...named];
}

/** One more member of each kind, and one more tag of the type, that may stand there. */
function alternativesFor(missing: Missing, hint: Type | undefined): readonly Change[] {
  const { library, name } = missing;
  const type = hint?.t === 'set' || hint?.t === 'list' ? hint.of : hint;
  if (type === undefined) return [];
  const kinds = partsOf(type).flatMap((part) => (part.p === 'type' && part.type.t === 'kind' ? [part.type.name] : []));
  const rows = kinds.flatMap((kind): readonly Change[] => {
    const edits = rowFor(library, kind, name);
    return edits === undefined ? [] : [adding(missing, 'ide/add-member', { kind }, edits)];
  });
  return [...rows, ...tagFor(missing, type)];
}

function tagFor(missing: Missing, type: Type): readonly Change[] {
  const { library, name } = missing;
  if (type.t !== 'union') return [];
  const owners = new Set(type.parts.flatMap((part) => (part.p === 'tag' ? [part.of] : [])));
  return [...owners].flatMap((of): readonly Change[] => {
    const decl = unionNamed(library, of);
    if (decl === undefined) return [];
    const { file, end } = library.today(decl.type.span);
    const edit = { span: { file, start: end, end }, text: ` | ${name}` };
    return [adding(missing, 'ide/add-tag', { type: of }, [edit])];
  });
}

const unionNamed = ({ files }: Library, name: string): TypeDecl | undefined =>
  [...files.values()]
    .flatMap(({ decls }) => decls)
    .find(
      (decl): decl is TypeDecl => decl.node === 'type' && decl.name.text === name && decl.type.node === 'unionType',
    );

/** Declarations whose values are not worked out from constants. */
const WITHOUT = new Set(['table', 'seats', 'policy']);

function storedFor(missing: Missing): readonly Change[] {
  const { library, name, decl, around, sought } = missing;
  const [node] = around as readonly (Expr | Stmt)[];
  if (node?.node !== 'name' || decl === undefined || WITHOUT.has(decl.node) || !canBe(name)) return [];
  const wanted = sought.hint ?? wantedAround(missing, node);
  const value = sought.hint === undefined ? roomyValue(library, wanted) : someValue(library, sought.hint);
  if (value === undefined) return [];
  if (isWritten(around)) return declaring(missing, 'state', `state ${name}: ${roomyType(wanted)} = ${value}`);
  const type = sought.hint === undefined ? roomyType(wanted) : showType(sought.hint);
  return declaring(missing, 'constant', `constant ${name}: ${type} = ${value}`);
}

/** Names of constants begin with a small letter. */
const canBe = (name: string): boolean => /^\p{Ll}[\p{L}\p{N}_]*$/u.test(name) && !isReserved(name);

const isWritten = ([node, parent]: readonly Node[]): boolean => {
  const stmt = parent as Stmt | undefined;
  return stmt?.node === 'assign' && stmt.target === node;
};
