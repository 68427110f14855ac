import type { Diagnostic } from '@sandtable/diagnostics';
import type { Span } from '@sandtable/text';
import type { Cell } from '../cell.ts';

/**
 * A map drawn with one sign per cell. The head says how cells lie and what they are called, a legend what the signs mean;
 * then comes the drawing. Further drawings of the same size say more of the same cells.
 */
export interface MapText {
  readonly lies: Lies | undefined;
  readonly id: IdPattern | undefined;
  /** Numbers of the first column and row. */
  readonly columns: number;
  readonly rows: number;
  readonly source: string;
  readonly drawings: readonly Drawing[];
  readonly findings: readonly Diagnostic[];
}

/** `words` are those of the grid that the drawing is of; `shifted`: whether odd or even lines lie half a cell further. */
export interface Lies {
  readonly words: 'hexes flat' | 'hexes pointed' | 'squares';
  readonly shifted: 'odd' | 'even';
  readonly span: Span;
}

/** What an id is put together from: text as it is, and numbers or letters of the column or row. */
export interface IdPattern {
  readonly parts: readonly (string | IdPart)[];
  readonly span: Span;
}
interface IdPart {
  readonly axis: 'column' | 'row';
  /** The least number of digits, or letters instead of digits. */
  readonly form: number | 'a' | 'A';
}

export interface Drawing {
  readonly span: Span;
  readonly legend: ReadonlyMap<string, Sign>;
  /** One per line; signs that take no room are left out. */
  readonly lines: readonly DrawnLine[];
}
interface DrawnLine {
  readonly span: Span;
  readonly signs: readonly DrawnSign[];
}
export interface DrawnSign {
  readonly sign: string;
  readonly span: Span;
}

/** `nothing`: there is no cell; `skip`: the sign takes no room. */
export interface Sign {
  readonly sign: string;
  readonly span: Span;
  readonly means: 'cell' | 'nothing' | 'skip';
  readonly fields: readonly { readonly name: string; readonly key: Span; readonly cell: Cell }[];
  /** It must be drawn once, no more and no less. */
  readonly once: boolean;
}
