import { inked } from '../../screen/ink.ts';

/** A part of the position: what it is about, and lines that fit the terminal. */
export interface Section {
  readonly title: string;
  readonly lines: readonly string[];
}

export const sectionLines = ({ title, lines }: Section): readonly string[] =>
  title === '' ? lines : [inked('bold', title), ...lines];
