import {
  type Act,
  type ByHand,
  type Course,
  keptCourse,
  type Lost,
  lastTime,
  type Match,
  nextUnforced,
  replay,
} from '@sandtable/session';
import type { ForcedDice, LineSummary } from './game-api.ts';

/** What became of an edit of a match. */
export interface Edited {
  readonly refused?: readonly string[];
  readonly lost?: Lost;
}

/** A step that is to be decided otherwise, and the line that is to follow. */
export interface WhatIf {
  readonly step: number;
  readonly rest: Course;
}

/** Goes back before a step. */
export const whatIfAt = (match: Match, step: number): WhatIf => {
  const rest = match.course.slice(step);
  match.goto(step - 1);
  return { step, rest };
};

/** Lets the others follow, where the step in question was decided otherwise. */
export const followed = (match: Match, meant: WhatIf | undefined): Lost | undefined => {
  // Who decides as before finds what came after where it was.
  const otherwise = match.cursor === meant?.step && match.course.length === match.cursor;
  return meant && otherwise ? match.resume(meant.rest) : undefined;
};

export const put = (match: Match, act: ByHand): Edited => {
  const decided = match.put(act);
  return decided.ok ? {} : { refused: decided.reasons };
};

/** Replaces steps of the match; those after them are tried again. */
export const rewritten = (match: Match, at: number, remove: number, acts: readonly Act[]): Edited => {
  const lost = match.rewrite(Math.max(0, at), remove, acts);
  return lost ? { lost } : {};
};

export const tellDice = (match: Match, { place, role, which, gives }: ForcedDice): Edited => {
  const last = which === 'last' ? lastTime(match, place, role) : undefined;
  if (which === 'last' && last === undefined) return { refused: ['hand/past'] };
  const occurrence = last?.occurrence ?? nextUnforced(match, place, role);
  const act: ByHand = { hand: 'dice', place, ...(role === undefined ? {} : { role }), occurrence, gives };
  return last === undefined ? put(match, act) : rewritten(match, last.before, 0, [act]);
};

/** Returns the line that is followed, and a branch that is played to its end in a match of its own. */
export const branchLines = (match: Match, branch: number): readonly LineSummary[] => {
  const course = match.otherCourses[branch];
  if (course === undefined) return [];
  const line = (of: Course): LineSummary => {
    const { match: other, lost } = replay(match.module, { ...match.save(), ...keptCourse([]), ...keptCourse(of) });
    return { steps: other.steps(), view: other.view(), ...(lost ? { lost } : {}) };
  };
  return [line(match.course), line(course)];
};
