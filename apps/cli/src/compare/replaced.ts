import type { Compiled } from '@sandtable/compiler';
import { differences, outlineOf } from '@sandtable/variant';

type Rules = Pick<Compiled, 'files' | 'rows' | 'texts'>;

/** Functions that the second ruleset replaces without calling the original: what these do is counted for nobody. */
export function replacedIn(before: Rules, after: Rules): readonly string[] {
  const names = new Set(
    after.files.flatMap(({ decls }) =>
      decls.flatMap((decl) => ('name' in decl && typeof decl.name === 'object' ? [decl.name.text] : [])),
    ),
  );
  return differences(outlineOf(before), outlineOf(after)).flatMap(({ sort, change, path }) => {
    const name = path.replace(/^\w+\//, '');
    // What is still called goes on existing under a name of its own.
    const isReplaced = sort === 'function' && change === 'changed' && !names.has(`original ${name}`);
    return isReplaced ? [name] : [];
  });
}
