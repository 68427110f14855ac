import type { Library } from '@sandtable/compiler';
import { isRecord, type Type } from '@sandtable/model';
import type { Decl, Expr, Node, Stmt } from '@sandtable/syntax';
import type { TextEdit } from '@sandtable/text';
import type { Change } from '../change.ts';
import { textOf } from '../places.ts';
import { roomyType, roomyValue } from '../type-at.ts';
import { wantedAround } from './around.ts';
import { adding, type Missing } from './missing.ts';

/** A field behind a dot, or of what is made: of the kind, record or relation that it would belong to. */
export function fieldsFor(missing: Missing): readonly Change[] {
  const { library, name, sought, around } = missing;
  const owner = ownerOf(library, sought.hint) ?? (sought.what === 'join' ? sought.of : undefined);
  const decl = owner === undefined ? undefined : declaredAs(library, owner);
  if (owner === undefined || decl === undefined || (sought.what !== 'field' && sought.what !== 'join')) return [];
  const holder = holderIn(around as readonly Expr[]);
  const wanted = holder && wantedAround(missing, holder);
  const value = roomyValue(library, wanted);
  if (value === undefined) return [];
  const isState = isAssigned(around, holder);
  const initial = decl.node === 'type' ? '' : ` = ${value}`;
  const written = `${isState && decl.node === 'kind' ? 'state ' : ''}${name}: ${roomyType(wanted)}${initial}`;
  return [adding(missing, 'ide/add-field', { owner }, [fieldIn(library, decl, written)])];
}

/** What has the value of the field: `x.f`, `made(f: …)`, and of a relation the call `r.f(…)`. */
function holderIn(around: readonly Expr[]): Expr | undefined {
  const at = around.findIndex(({ node }) => node === 'field' || node === 'apply');
  const call = around[at + 1];
  return call?.node === 'apply' && call.callee === around[at] ? call : around[at];
}

function ownerOf({ basis }: Library, type: Type | undefined): string | undefined {
  if (type?.t === 'kind') return basis.draft.world.kinds[type.kind]?.name;
  return type !== undefined && isRecord(type) && type.t === 'union' ? type.name : undefined;
}

type Owner = Extract<Decl, { readonly node: 'kind' | 'relation' | 'type' }>;

const declaredAs = ({ files }: Library, name: string): Owner | undefined =>
  [...files.values()]
    .flatMap(({ decls }) => decls)
    .find(
      (decl): decl is Owner =>
        (decl.node === 'kind' ||
          decl.node === 'relation' ||
          (decl.node === 'type' && decl.type.node === 'recordType')) &&
        decl.name.text === name,
    );

/** Behind the last field as the others stand; in braces of its own where there are none. */
export function fieldIn(library: Library, decl: Owner, written: string): TextEdit {
  const fields = decl.node === 'type' ? (decl.type.node === 'recordType' ? decl.type.fields : []) : decl.fields;
  const last = fields.at(-1);
  const { file, end } = library.today(decl.span);
  if (last === undefined) return { span: { file, start: end, end }, text: ` { ${written} }` };
  const at = library.today(last.span);
  const text = textOf(library, file);
  const begin = text.lastIndexOf('\n', at.start - 1) + 1;
  const lead = text.slice(begin, at.start);
  // On lines of their own no comma is needed where none stands.
  const isOwnLine = lead.trim() === '';
  const comma = text[at.end] === ',' ? 1 : 0;
  if (!isOwnLine) return { span: { file, start: at.end, end: at.end }, text: `, ${written}` };
  const after = at.end + comma;
  const rest = /^[^\n]*/.exec(text.slice(after))?.[0] ?? '';
  const lineEnd = /^\s*(?:\/\/|§|$)/.test(rest) ? after + rest.trimEnd().length : after;
  return { span: { file, start: lineEnd, end: lineEnd }, text: `\n${lead}${written}` };
}

function isAssigned(around: readonly Node[], holder: Node | undefined): boolean {
  const parent = around[around.indexOf(holder as Node) + 1] as Stmt | undefined;
  return parent?.node === 'assign' && parent.target === holder;
}
