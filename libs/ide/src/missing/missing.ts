import { lookAtCell, type Sought } from '@sandtable/check';
import type { Library } from '@sandtable/compiler';
import { type Language, messagesIn } from '@sandtable/messages';
import type { Decl, Node } from '@sandtable/syntax';
import type { TextEdit } from '@sandtable/text';
import { caretAt } from '../caret.ts';
import type { Change } from '../change.ts';
import { lookAtCaret } from '../half-typed.ts';
import { textOf } from '../places.ts';
import { nodesAt } from '../tree-path.ts';

/** A name that means nothing, and what is known of its place. */
export interface Missing {
  readonly library: Library;
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly name: string;
  readonly sought: Partial<Sought>;
  /** Undefined in tables in files. */
  readonly decl: Decl | undefined;
  /** The name in the tree. */
  readonly exact: Node | undefined;
  /** The nodes around it, the innermost first; names are none. */
  readonly around: readonly Node[];
  /** Where a declaration that it needs can be written: behind the one it stands in. */
  readonly behind: number | undefined;
  readonly lang: Language;
}

/** Undefined where no name stands. */
export function missingAt(library: Library, file: string, offset: number, lang: Language): Missing | undefined {
  const text = textOf(library, file);
  const { start, end, chunk } = caretAt(text, offset);
  const name = text.slice(start, end);
  if (!/^\p{L}/u.test(name)) return undefined;
  const table = library.tables.find(({ path }) => path === file);
  if (table !== undefined) {
    const sought = lookAtCell(library.basis, table, start);
    const hint = sought !== undefined && 'hint' in sought ? sought.hint : undefined;
    const found = hint === undefined ? {} : { what: 'value' as const, hint };
    const place = { decl: undefined, exact: undefined, around: [], behind: undefined };
    return { library, file, start, end, name, sought: found, ...place, lang };
  }
  const placed = nodesAt(library, file, start, end);
  if (placed === undefined) return undefined;
  const caret = caretAt(text, start);
  const sought = lookAtCaret(library, file, caret)?.sought ?? {};
  const behind = chunk === undefined ? text.length : chunk.start + chunk.text.trimEnd().length;
  const around = placed.path.filter((node) => 'node' in node).toReversed();
  return {
    library,
    file,
    start,
    end,
    name,
    sought,
    decl: placed.decl,
    exact: placed.path.at(-1),
    around,
    behind,
    lang,
  };
}

type Word = 'ide/add-member' | 'ide/add-tag' | 'ide/add-field' | 'ide/declare-as';

/** A change that adds something for the name. */
export const adding = (
  { name, lang }: Missing,
  word: Word,
  fields: Readonly<Record<string, string>>,
  edits: readonly TextEdit[],
): Change => ({ title: messagesIn(lang).text(word, { name, ...fields }), sort: 'fix', edits });

/** A declaration behind the one that needs it; none where there is no place for it. */
export function declaring(missing: Missing, sort: string, text: string): readonly Change[] {
  const { file, behind } = missing;
  if (behind === undefined) return [];
  const edit = { span: { file, start: behind, end: behind }, text: `\n\n${text}` };
  return [adding(missing, 'ide/declare-as', { sort }, [edit])];
}
