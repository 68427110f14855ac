import {
  type Act,
  type ByHand,
  type Changeable,
  type Course,
  changeables,
  type DicePlace,
  dicePlaces,
  keptCourse,
  type Lost,
  lastTime,
  type Match,
  type MatchView,
  nextUntold,
  replay,
  type StepTold,
} from '@sandtable/session';

/** What an author does to a match beside deciding. Numbers of steps are those of the view that shows everything. */
export type HandRequest =
  | { readonly op: 'put'; readonly act: ByHand }
  /** What chance gives at a place the next time, or what it gave there the last time. */
  | {
      readonly op: 'dice';
      readonly place: string;
      readonly role: string | undefined;
      readonly which: 'next' | 'last';
      readonly gives: readonly string[];
    }
  /** The last decision once more, with other chance. */
  | { readonly op: 'again'; readonly seed: number }
  /** Leaves out a step; those after it are tried again. */
  | { readonly op: 'skip'; readonly step: number }
  /** Goes back before a step; once it is decided otherwise, those after it are tried again. */
  | { readonly op: 'what-if'; readonly step: number }
  | AskedByHand;
/** What is only looked at. */
export type AskedByHand =
  | { readonly op: 'by-hand' }
  | { readonly op: 'steps' }
  | { readonly op: 'phases' }
  | { readonly op: 'glance'; readonly decisions: number }
  /** The line that is followed beside one that was left. */
  | { readonly op: 'lines'; readonly branch: number };

const OPS: ReadonlySet<string> = new Set<HandRequest['op']>([
  'put',
  'dice',
  'again',
  'skip',
  'what-if',
  'by-hand',
  'steps',
  'phases',
  'glance',
  'lines',
]);
export const isByHand = (request: { readonly op: string }): request is HandRequest => OPS.has(request.op);

export interface LineTold {
  readonly steps: readonly StepTold[];
  readonly view: MatchView;
  readonly lost?: Lost | undefined;
}
export interface HandReply {
  readonly places?: readonly DicePlace[];
  readonly changeable?: readonly Changeable[];
  readonly steps?: readonly StepTold[];
  readonly phases?: ReturnType<Match['phases']>;
  readonly glance?: MatchView | undefined;
  readonly lines?: readonly LineTold[];
  readonly refused?: readonly string[];
  readonly lost?: Lost | undefined;
  /** The match is another than before. */
  readonly moved?: boolean;
}

/** A step that is to be decided otherwise, and the line that is to follow. */
export interface WhatIf {
  readonly step: number;
  readonly rest: Course;
}

export interface HandWork {
  readonly whatIf: WhatIf | undefined;
  handle(match: Match, request: HandRequest, seat: string | undefined): HandReply;
  /** Something was decided: where that was the step in question, the others follow. */
  decided(match: Match): Lost | undefined;
  forget(): void;
}

export const handWork = (): HandWork => {
  let whatIf: WhatIf | undefined;
  return {
    get whatIf() {
      return whatIf;
    },
    handle(match, request, seat) {
      if (request.op !== 'what-if') return done(match, request, seat);
      whatIf = { step: request.step, rest: match.course.slice(request.step) };
      match.goto(request.step - 1);
      return { moved: true };
    },
    decided(match) {
      const meant = whatIf;
      whatIf = undefined;
      // Who decides as before finds what came after where it was.
      const otherwise = match.cursor === meant?.step && match.course.length === match.cursor;
      return meant && otherwise ? match.resume(meant.rest) : undefined;
    },
    forget() {
      whatIf = undefined;
    },
  };
};

function done(match: Match, request: Exclude<HandRequest, { op: 'what-if' }>, seat: string | undefined): HandReply {
  switch (request.op) {
    case 'put':
      return put(match, request.act);
    case 'dice':
      return tell(match, request);
    case 'again':
      return rewritten(match, match.cursor - 1, 0, [{ hand: 'seed', seed: request.seed }]);
    case 'skip':
      return rewritten(match, request.step - 1, 1, []);
    case 'by-hand':
      return { places: dicePlaces(match), changeable: changeables(match.module.info) };
    case 'steps':
      return { steps: match.steps(seat) };
    case 'phases':
      return { phases: match.phases(seat) };
    case 'glance':
      return { glance: match.glance(request.decisions, seat) };
    case 'lines':
      return { lines: linesBeside(match, request.branch) };
  }
}

function put(match: Match, act: ByHand): HandReply {
  const decided = match.put(act);
  return decided.ok ? { moved: true } : { refused: decided.reasons };
}

function rewritten(match: Match, at: number, remove: number, acts: readonly Act[]): HandReply {
  const lost = match.rewrite(Math.max(0, at), remove, acts);
  return { moved: true, ...(lost ? { lost } : {}) };
}

function tell(match: Match, { place, role, which, gives }: Extract<HandRequest, { op: 'dice' }>): HandReply {
  const last = which === 'last' ? lastTime(match, place, role) : undefined;
  if (which === 'last' && last === undefined) return { refused: ['hand/past'] };
  const occurrence = last?.occurrence ?? nextUntold(match, place, role);
  const act: ByHand = { hand: 'dice', place, ...(role === undefined ? {} : { role }), occurrence, gives };
  return last === undefined ? put(match, act) : rewritten(match, last.before, 0, [act]);
}

/** The branch is played to its end in a match of its own. */
function linesBeside(match: Match, branch: number): readonly LineTold[] {
  const course = match.left[branch];
  if (course === undefined) return [];
  const line = (of: Course): LineTold => {
    const { match: other, lost } = replay(match.module, { ...match.save(), ...keptCourse([]), ...keptCourse(of) });
    return { steps: other.steps(), view: other.view(), ...(lost ? { lost } : {}) };
  };
  return [line(match.course), line(course)];
}
