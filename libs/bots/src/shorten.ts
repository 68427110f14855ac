import { type Course, isByHand, keptCourse, type Match, type Playable, replay, type Save } from '@sandtable/session';
import { createRandom, type Random } from './random.ts';

/** What a shorter match is still to do: asked again of each match that is tried, after its beginning and after every act. */
export type Goal = () => (match: Match) => boolean;

/** Acts that are played altogether before it is enough. */
const ACTS = 2_000_000;
/** Ways to go on that are tried in a row without finding a shorter one. */
const WANDERINGS = 60;

/**
 * Looks for a shorter match that still does what this one does. Stretches of it are left out, long ones first, and what
 * does not fit any more is passed over; then it is left somewhere and gone on from there at random. Tells every shorter
 * match it finds; the last one does it as well, and nothing can be left out of it alone, unless the acts were used up
 * before all of it had been tried. The same match is always shortened in the same way.
 */
export function* shorten(module: Playable, save: Save, goal: Goal, acts = ACTS): Generator<Save | undefined, Save> {
  const random = createRandom(save.seed);
  const { branches: _, ...rest } = save;
  const asSave = (course: Course): Save => {
    const { hand: __, ...bare } = rest;
    return { ...bare, ...keptCourse(course) };
  };
  const tries = trying(module, asSave([]), goal, acts);
  let best = tries.along(replay(module, save).match.course);
  if (best === undefined) return save;
  yield asSave(best);
  for (let wandered = 0; wandered < WANDERINGS && best.length > 0 && !tries.isEnough(); ) {
    for (let length = Math.ceil(best.length / 2); length >= 1; length = length === 1 ? 0 : Math.ceil(length / 2))
      for (let at = 0; at < best.length && !tries.isEnough(); ) {
        const shorter: Course | undefined = tries.along(best.toSpliced(at, length));
        if (shorter === undefined || shorter.length >= best.length) at += length;
        else best = shorter;
        yield shorter === best ? asSave(best) : undefined;
      }
    for (let found = false; !found && wandered < WANDERINGS && !tries.isEnough(); ) {
      const other: Course | undefined = tries.wandering(best, random);
      found = other !== undefined;
      wandered = found ? 0 : wandered + 1;
      if (other) best = other;
      yield other && asSave(other);
    }
  }
  return asSave(best);
}

interface Trying {
  /** Goes along a course, past what does not fit; what was done up to the goal. */
  along(course: Course): Course | undefined;
  /** Leaves a course somewhere and goes on at random, to the goal before as much is done as in all of it. */
  wandering(course: Course, random: Random): Course | undefined;
  isEnough(): boolean;
}

function trying(module: Playable, bare: Save, goal: Goal, acts: number): Trying {
  let remaining = acts;
  /** Plays on as long as there is something to do and the goal is not reached. */
  const reached = (match: Match, isDone: (match: Match) => boolean, next: () => boolean): Course | undefined => {
    while (!isDone(match)) {
      remaining -= 1;
      if (remaining < 0 || !next()) return undefined;
    }
    return match.course;
  };
  const along = (course: Course): Course | undefined => {
    const { match } = replay(module, bare);
    let at = 0;
    const next = (): boolean => {
      while (at < course.length) if (done(match, course[at++])) return true;
      return false;
    };
    return reached(match, goal(), next);
  };
  return {
    along,
    isEnough: () => remaining <= 0,
    wandering: (course, random) => {
      const { match } = replay(module, bare);
      const leaves = random(course.length);
      let at = 0;
      const next = (): boolean => {
        if (match.cursor >= course.length - 1) return false;
        while (at < leaves) if (done(match, course[at++])) return true;
        const open = match.asks();
        const role = open[random(Math.max(1, open.length))]?.role;
        const answer = match.suggest(random, undefined, role);
        return answer !== undefined && match.decide(answer, undefined, role, 'bot').ok;
      };
      return reached(match, goal(), next);
    },
  };
}

function done(match: Match, act: Course[number] | undefined): boolean {
  if (act === undefined) return false;
  if (isByHand(act)) return match.put(act).ok;
  const isAsked = match.asks().some(({ choice, role }) => choice === act.choice && role === act.role);
  return isAsked && match.decide(act.answer, undefined, act.role, act.by).ok;
}
