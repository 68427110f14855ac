import { endOf, eventsIn, layoutFor, type MatchEvent, timed } from '@sandtable/board';
import { infoSeen, type LogLine, type MatchView } from '@sandtable/session';
import { layoutIn } from '../play/layout-in.ts';
import type { LookingUp } from './match/client.ts';
import type { ShownMotion } from './slices/motion.ts';
import type { State } from './state.ts';
import type { Store } from './store.ts';

/** Shows what came of decisions, one event after another. */
export interface Motions {
  /** Shows once more what came of the moves since a person decided last. */
  showAgain(): Promise<void>;
  /** Shows at once how the match stands. */
  skip(): void;
  /** Whether the reader's system asks for stillness. */
  isStill(): boolean;
}

/** How long words and dice stay when all is over, and how long what only moved does. */
const READ = 900;
const SEEN = 120;
/** Moves of bots are shown faster. */
const QUICK = 0.6;
/** So many moves are shown again at most. */
const MOST = 12;

interface Needs extends Pick<Motions, 'isStill'> {
  readonly lookUp: LookingUp;
}

export const createMotions = (store: Store<State>, { lookUp, isStill }: Needs): Motions => {
  const wantsMotion = ({ animated }: State): boolean => animated && !isStill();
  let isShowingAgain = false;
  let shownSoFar = 0;
  const next = (before: MatchView | undefined, after: MatchView | undefined): ShownMotion | undefined => {
    shownSoFar += 1;
    return motionOf(store.get(), shownSoFar, before, after);
  };
  const skip = (): void => {
    isShowingAgain = false;
    store.set({ motion: undefined });
  };
  store.subscribe((now, was) => {
    if (now.view === was.view) return;
    isShowingAgain = false;
    const motion = wantsMotion(now) && isNext(now, was) ? next(was.view, now.view) : undefined;
    if (motion !== now.motion) begin(store, motion);
  });
  return {
    ...{ skip, isStill },
    showAgain: async () => {
      const views = wantsMotion(store.get()) ? await viewsOf(store.get().view, lookUp) : [];
      isShowingAgain = true;
      for (const [i, after] of views.entries()) {
        if (i === 0 || !isShowingAgain) continue;
        begin(store, next(views[i - 1], after));
        await shown(store);
      }
    },
  };
};

/** Shows it until it is over. */
const begin = (store: Store<State>, motion: ShownMotion | undefined): void => {
  store.set({ motion });
  if (motion === undefined) return;
  const rest = motion.events.some(({ event }) => 'line' in event) ? READ : SEEN;
  setTimeout(
    () => store.set((now) => (now.motion === motion ? { motion: undefined } : {})),
    endOf(motion.events) + rest * paceOf(motion.after),
  );
};

/** Resolves when nothing is being shown. */
export const shown = (store: Pick<Store<State>, 'get' | 'subscribe'>): Promise<void> =>
  new Promise((done) => {
    if (store.get().motion === undefined) return done();
    const end = store.subscribe(({ motion }) => {
      if (motion !== undefined) return;
      end();
      done();
    });
  });

/** Whether one decision was made since, seen through the same eyes: to all else the reader has jumped. */
const isNext = (now: State, was: State): boolean =>
  now.view !== undefined &&
  was.view !== undefined &&
  !now.running &&
  now.ruleset === was.ruleset &&
  now.javascript === was.javascript &&
  now.save?.seed === was.save?.seed &&
  now.view.viewer === was.view.viewer &&
  now.view.decisions === was.view.decisions + 1;

function motionOf(
  state: State,
  number: number,
  before: MatchView | undefined,
  after: MatchView | undefined,
): ShownMotion | undefined {
  if (state.info === undefined || before === undefined || after === undefined) return undefined;
  const [infoBefore, info] = [infoSeen(state.info, before), infoSeen(state.info, after)];
  const happened = eventsIn(info, layoutFor(state.info, layoutIn(state)), after);
  if (!happened.some(isSeen)) return undefined;
  return { number, before, after, infoBefore, info, events: timed(happened, paceOf(after)) };
}

/** The end has a page of its own. */
const isSeen = ({ is }: MatchEvent): boolean => is !== 'end';

const decisionOf = (view: MatchView): LogLine | undefined =>
  view.log.findLast(({ sort, decision }) => sort === 'decision' && decision === view.decisions);

const paceOf = (view: MatchView): number => (decisionOf(view)?.by === 'bot' ? QUICK : 1);

/** The match before the last decision of a person, and at each step since. */
async function viewsOf(view: MatchView | undefined, lookUp: LookingUp): Promise<readonly MatchView[]> {
  if (view === undefined) return [];
  const own = view.log.findLast(({ sort, by }) => sort === 'decision' && by === undefined)?.decision ?? 0;
  const first = Math.max(own - 1, view.decisions - MOST, 0);
  const views: MatchView[] = [];
  for (let step = first; step <= view.decisions; step += 1) {
    const one = await lookUp('viewAt', step);
    if (one) views.push(one);
  }
  return views;
}
