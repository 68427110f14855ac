import type { Chance, Choice } from '@sandtable/model';
import type { Span } from '@sandtable/text';
import type { AnswerCodes } from './answer.ts';
import type { Reference } from './reference.ts';
import type { Cue } from './script.ts';
import type { EachRolled, Wanted } from './setup.ts';

/**
 * What is put in where an example says nothing: the same example goes on with it. Without it, that is where it stops.
 * It notes what it put in, which answers of the example were used, and the result otherwise.
 */
export interface Improviser {
  face(place: Chance, faces: readonly number[], each: EachRolled | undefined): number;
  picks(place: Chance, wanted: Wanted): readonly number[];
  answer(choice: Choice, match: Reference): AnswerCodes | undefined;
  used(cue: Cue): void;
  unused(cue: Cue): void;
  /** A demand, and what is so instead in those of its parts that are not met. */
  demanded(demand: { readonly span: Span }, instead: readonly Instead[]): void;
}
export interface Instead {
  readonly span: Span;
  /** The ending of the match, the value of the left side, or that the condition is not true. */
  readonly is: { readonly ending: string } | { readonly value: string } | 'untrue';
}
