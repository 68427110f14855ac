import type { Span } from '@sandtable/text';

/**
 * What a cell says, before it is known which type it must have. Rows in the language, JSON and CSV all come down to
 * this, so that one reader (`value.ts`) decides what a cell may be.
 */
export type Cell = { readonly span: Span } /** `value / over`, exact. */ & (
  | { readonly c: 'number'; readonly value: number; readonly over: number }
  | { readonly c: 'bool'; readonly value: boolean }
  | { readonly c: 'none' }
  | { readonly c: 'name'; readonly text: string }
  /** `labels` say which part each argument is, where the author wrote that. */
  | {
      readonly c: 'tag';
      readonly name: string;
      readonly args: readonly Cell[];
      readonly labels?: readonly (string | undefined)[];
    }
  /** Several values; in `braces` a set, else a list wherever one is wanted. */
  | { readonly c: 'set'; readonly items: readonly Cell[]; readonly braces?: boolean }
  /** A string; one from JSON or CSV may also be the spelling of something else. */
  | { readonly c: 'string'; readonly text: string; readonly spelled: Cell | undefined }
  | { readonly c: 'arith'; readonly op: '+' | '-' | '*'; readonly left: Cell; readonly right: Cell }
  /** Something that no cell can be: a record in JSON, a call in the language. */
  | { readonly c: 'other'; readonly text: string }
);

/** The cell as its author would write it, for findings. */
export function spell(cell: Cell): string {
  switch (cell.c) {
    case 'number':
      return String(cell.value / cell.over);
    case 'bool':
      return String(cell.value);
    case 'none':
      return 'none';
    case 'name':
      return cell.text;
    case 'tag':
      return `${cell.name}(${cell.args.map(spell).join(', ')})`;
    case 'set':
      return cell.braces === false ? `[${cell.items.map(spell).join(', ')}]` : `{${cell.items.map(spell).join(', ')}}`;
    case 'string':
      return JSON.stringify(cell.text);
    case 'arith':
      return `${spell(cell.left)} ${cell.op} ${spell(cell.right)}`;
    default:
      return cell.text;
  }
}
