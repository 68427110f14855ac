import type { Model, Type } from '@sandtable/model';
import { type JsonSchema, jsonSchema, type TableOf } from '@sandtable/schema';
import type { FieldDecl, KindDecl, TableDecl } from '@sandtable/syntax';
import type { Compiled } from './compiled.ts';

export interface TableSchema {
  /** The table file, as the rules name it. */
  readonly path: string;
  readonly schema: JsonSchema;
}

/** One schema for each table of the rules that stands in a JSON file; none as long as there is no model. */
export function tableSchemas({ model, files }: Pick<Compiled, 'model' | 'files'>): readonly TableSchema[] {
  if (model === undefined) return [];
  const decls = files.flatMap((file) => file.decls);
  const kinds = decls.filter((decl) => decl.node === 'kind');
  return decls.flatMap((decl) => {
    if (decl.node !== 'table' || decl.from === undefined || !decl.from.path.toLowerCase().endsWith('.json')) return [];
    const table = tableOf(model, kinds, decl);
    return table === undefined ? [] : [{ path: decl.from.path, schema: jsonSchema(model, table) }];
  });
}

/** The model keeps the values of fields and not how they came about, so what may be left out is read from the tree. */
function tableOf(model: Model, decls: readonly KindDecl[], { name }: TableDecl): TableOf | undefined {
  const kind = model.kinds.find((one) => one.name === name.text);
  const relation = model.relations.find((one) => one.name === name.text);
  if (kind === undefined) return relation && { relation };
  const own = decls.find((decl) => decl.name.text === name.text)?.fields ?? [];
  const types = new Map(kind.fields.map((index) => [model.fields[index]?.name, model.fields[index]?.type]));
  const free = own.filter((field) => mayBeLeftOut(field, types.get(field.name.text)));
  return { kind, initial: new Set(free.map((field) => field.name.text)) };
}

/** A state begins empty where its type has something empty. */
const mayBeLeftOut = ({ state, initial }: FieldDecl, type: Type | undefined): boolean =>
  initial !== undefined || (state && type !== undefined && hasEmpty(type));

const hasEmpty = (type: Type): boolean =>
  type.t === 'set' || type.t === 'bool' || (type.t === 'union' && type.parts[0]?.p === 'none');
