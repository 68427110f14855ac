import { finding } from '@sandtable/diagnostics';
import { errorType, type Type } from '@sandtable/model';
import type { NotationDecl } from '@sandtable/syntax';
import { showType } from '../code/show.ts';
import { usesType } from '../uses.ts';
import type { World } from '../world.ts';
import type { Draft } from './draft.ts';
import { duplicate, unknown } from './report.ts';
import { resolveType } from './types.ts';

/** Types whose values are written as text. What the patterns say is evaluated with the texts, not here. */
export function declareNotations(draft: Draft): void {
  const first = new Map<string, NotationDecl>();
  for (const decl of draft.decls.of('notation')) {
    const before = first.get(decl.type.text);
    if (before !== undefined) duplicate(draft.world, decl.type, before.type.span);
    else {
      first.set(decl.type.text, decl);
      declareNotation(draft, decl);
    }
  }
}

function declareNotation({ world, notations, source }: Draft, decl: NotationDecl): void {
  const type = writtenType(world, decl);
  const context = resolveType(world, decl.binderType, decl.binder.text);
  if (context.t !== 'kind' && context.t !== 'error')
    world.findings.push(finding('notation/type', decl.binderType.span, { sort: 'context', found: showType(context) }));
  notations.push({
    name: decl.type.text,
    type,
    context: { name: decl.binder.text, type: context },
    file: decl.from,
    at: source(decl.span, decl.doc),
  });
}

function writtenType(world: World, { type: name }: NotationDecl): Type {
  const type = world.types.get(name.text);
  usesType(world, name);
  if (type === undefined) unknown(world, name, world.types.keys());
  else if (type.t !== 'union' && type.t !== 'kind' && type.t !== 'error')
    world.findings.push(finding('notation/type', name.span, { sort: 'values', found: showType(type) }));
  return type ?? errorType;
}
