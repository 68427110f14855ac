import type { Name } from '@sandtable/syntax';
import { removing } from '../fixes.ts';
import type { Draft } from './draft.ts';
import { ownNames } from './own-names.ts';
import { duplicate } from './report.ts';

/** One name means one thing, in each of the two name spaces. */
export function checkNames({ world, decls }: Draft): void {
  const first = new Map<string, { readonly name: Name; readonly decl: AnyDecl }>();
  for (const decl of decls.all) {
    for (const name of ownNames(decl)) {
      const before = first.get(name.text);
      if (before === undefined) first.set(name.text, { name, decl });
      else {
        const same = before.decl !== decl && sameText(before.decl, decl);
        duplicate(world, name, before.name.span, same ? [removing(name.text, decl.span)] : []);
      }
    }
  }
}

type AnyDecl = Draft['decls']['all'][number];

/** Whether two declarations say the same, wherever they stand: then one of them can go. */
function sameText(...decls: readonly AnyDecl[]): boolean {
  const [one, other] = decls.map((decl) => JSON.stringify(decl, (key, value) => (key === 'span' ? undefined : value)));
  return one === other;
}
