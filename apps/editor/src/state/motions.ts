import { endOf, eventsIn, layoutFor, type MatchEvent } from '@sandtable/board';
import { infoSeen, type LogLine, type MatchView } from '@sandtable/session';
import { layoutIn } from './layout-in.ts';
import type { LookingUp } from './match/client.ts';
import { cardsOf, partOf } from './motion-parts.ts';
import type { ShownMotion } from './slices/motion.ts';
import type { State } from './state.ts';
import type { Store } from './store.ts';

/** Shows what came of decisions, one event after another. */
export interface Motions {
  /** Shows once more what came of the moves since a person decided last. */
  showAgain(): Promise<void>;
  /** Ends what is being shown now; what comes after it is shown next. */
  goOn(): void;
  /** Shows at once how the match stands. */
  skip(): void;
  /** Keeps the card that is open until someone closes it. */
  hold(): void;
  /** Gives the card that is open its whole time from now on. */
  stay(): void;
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
  let isShowingAgain = false;
  let shownSoFar = 0;
  const next = (before: MatchView | undefined, after: MatchView | undefined): ShownMotion | undefined => {
    shownSoFar += 1;
    return motionOf(store.get(), { number: shownSoFar, before, after, isStill: isStill() });
  };
  const begin = (motion: ShownMotion | undefined): void => {
    store.set({ motion });
    if (motion !== undefined) stay();
  };
  const goOn = (motion: ShownMotion | undefined): void => {
    if (motion === undefined || motion.rest.length === 0) return store.set({ motion: undefined });
    shownSoFar += 1;
    begin({ ...motion, number: shownSoFar, ...partOf(motion.rest, paceOf(motion.after)) });
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stay = (): void => {
    const { motion } = store.get();
    clearTimeout(timer);
    if (motion === undefined || motion.isStill) return;
    timer = setTimeout(() => {
      if (store.get().motion === motion) goOn(motion);
    }, lastsOf(motion));
  };
  const skip = (): void => {
    isShowingAgain = false;
    store.set({ motion: undefined });
  };
  store.subscribe((now, was) => {
    if (now.view === was.view) return;
    isShowingAgain = false;
    const isOneOn = now.animated && isNext(now, was);
    const motion = isOneOn ? next(was.view, now.view) : undefined;
    // A card without motion stays until there is something else to show.
    if (motion === undefined && isOneOn && now.motion?.isStill) begin(stillOver(now, now.motion));
    else if (motion !== now.motion) begin(motion);
  });
  return {
    ...{ skip, isStill, stay },
    hold: () => clearTimeout(timer),
    goOn: () => goOn(store.get().motion),
    showAgain: async () => {
      const views = store.get().animated ? await viewsOf(store.get().view, lookUp) : [];
      isShowingAgain = true;
      for (const [i, after] of views.entries()) {
        if (i === 0 || !isShowingAgain) continue;
        begin(next(views[i - 1], after));
        await closed(store);
      }
    },
  };
};

/** Milliseconds for which it is shown; a card is over when it has been read. */
export const lastsOf = ({ events, fight, after }: ShownMotion): number => {
  const now = fight === undefined ? events : events.filter(({ at }) => at <= fight.at);
  const rest = events.some(({ event }) => 'line' in event) && fight === undefined ? READ : SEEN;
  return endOf(now) + rest * paceOf(after);
};

type Watched = Pick<Store<State>, 'get' | 'subscribe'>;

/** Resolves when nothing moves any more. A card without motion may stay open: nobody waits for it. */
export const shown = (store: Watched): Promise<void> => until(store, ({ motion }) => !motion || motion.isStill);

/** Resolves when nothing is being shown, a card without motion included. */
const closed = (store: Watched): Promise<void> => until(store, ({ motion }) => motion === undefined);

const until = (store: Watched, isReached: (state: State) => boolean): Promise<void> =>
  new Promise((done) => {
    if (isReached(store.get())) return done();
    const end = store.subscribe((state) => {
      if (!isReached(state)) return;
      end();
      done();
    });
  });

/** Whether one decision was made since, seen through the same eyes: to all else the reader has jumped. */
export const isNext = (now: State, was: State): boolean =>
  now.view !== undefined &&
  was.view !== undefined &&
  !now.running &&
  now.ruleset === was.ruleset &&
  now.javascript === was.javascript &&
  now.save?.seed === was.save?.seed &&
  now.view.viewer === was.view.viewer &&
  now.view.decisions === was.view.decisions + 1;

interface Showing extends Pick<ShownMotion, 'number' | 'isStill'> {
  readonly before: MatchView | undefined;
  readonly after: MatchView | undefined;
}

function motionOf(state: State, { number, isStill, before, after }: Showing): ShownMotion | undefined {
  if (state.info === undefined || before === undefined || after === undefined) return undefined;
  const [infoBefore, info] = [infoSeen(state.info, before), infoSeen(state.info, after)];
  const all = happenedIn(state, before, after);
  const happened = isStill ? cardsOf(all) : all;
  if (!happened.some(isSeen)) return undefined;
  return { number, isStill, before, after, infoBefore, info, ...partOf(happened, paceOf(after)) };
}

/** What came of a decision. */
export const happenedIn = (
  state: State,
  before: MatchView | undefined,
  after: MatchView | undefined,
): readonly MatchEvent[] => {
  const { info } = state;
  if (info === undefined || before === undefined || after === undefined) return [];
  return eventsIn(infoSeen(info, after), layoutFor(info, layoutIn(state)), after, before);
};

/** The same card over the position that has come since. */
const stillOver = ({ info, view }: State, motion: ShownMotion): ShownMotion =>
  info && view ? { ...motion, after: view, info: infoSeen(info, view) } : motion;

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
