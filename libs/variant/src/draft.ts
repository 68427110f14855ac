import type { SourceFile } from '@sandtable/syntax';
import type { Scene } from './contract.ts';

/** A patch that could stand in a variant, and leaves everything as it is until its value is written again. */
export interface Draft {
  readonly sort:
    | 'set'
    | 'cell'
    | 'remove'
    | 'replace'
    | 'step'
    | 'before'
    | 'after'
    | 'require'
    | 'again'
    | 'extend'
    | 'text';
  readonly path: string;
  readonly text: string;
  /** What is to be written again, by offsets of the text. */
  readonly value: { readonly start: number; readonly end: number };
}

/** The rules as trees and rows; places are those of the texts. */
export interface Base {
  readonly scene: Scene;
  readonly files: readonly (Pick<SourceFile, 'path' | 'text'> & Partial<Pick<SourceFile, 'citations'>>)[];
}
