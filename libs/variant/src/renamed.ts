import type { Decl, Stmt } from '@sandtable/syntax';
import { wordsOf } from './fingerprint.ts';
import { declsIn, pathOf } from './paths.ts';
import { find } from './rewrite.ts';
import type { Work } from './work.ts';

/**
 * What something that is gone is called now: a declaration or step that says the same but for its name. `then` is what it
 * said. The answer is what `moved` wants, of a step in a procedure of another name the procedures.
 */
export function renamed(
  { base, textAt }: Pick<Work, 'base' | 'textAt'>,
  path: string,
  then: string,
): readonly [from: string, to: string] | undefined {
  const wanted = nameless(then);
  if (wanted.length < SHORTEST) return undefined;
  const is = (span: Decl['span']): boolean => same(nameless(textAt(span)), wanted);
  for (const decl of declsIn(base)) {
    const own = pathOf(decl);
    if (own !== undefined && own !== path && is(decl.span)) return [path, own];
    const step = find(decl, (node) => node.node === 'label' && is((node as unknown as Label).span)) as
      | Label
      | undefined;
    if (step === undefined) continue;
    const [root = '', name] = path.split('/');
    const now = decl.node === 'play' ? 'play' : (own ?? '');
    return step.name.text === name && now !== root ? [root, now] : [path, `${now}/${step.name.text}`];
  }
  return undefined;
}

type Label = Extract<Stmt, { readonly node: 'label' }>;

/** Of less than this, two that say the same need not be one. */
const SHORTEST = 6;

/** `function name …`, `step name …`: without the name. */
const nameless = (text: string): readonly string[] => wordsOf(text).toSpliced(1, 1);

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((word, i) => word === b[i]);
