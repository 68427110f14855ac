import type { Answer, AskView, Save } from '@sandtable/session';
import { type Draft, isDrafted, isSameQuestion, withValue } from '../play/draft.ts';
import type { AskedByHand, HandRequest } from '../workers/forced.ts';
import { Stopped } from '../workers/guarded.ts';
import type { BotName, GameReply, GameRequest, Viewer } from '../workers/protocol.ts';
import type { Caller } from '../workers/rpc.ts';
import type { Breaks } from './breaks.ts';
import { eyesOf, firstViewer } from './eyes.ts';
import { answerForAll } from './for-all.ts';
import { createMatchWorker } from './match-worker.ts';
import { newest } from './newest.ts';
import { onlookedIn } from './onlooked.ts';
import { playerOf } from './player.ts';
import type { PreviousGame } from './slices/match.ts';
import type { State } from './state.ts';
import { failureOf } from './stopped.ts';
import type { Store } from './store.ts';
import { isSame, unlessSame } from './unless-same.ts';

export interface Play {
  /** Takes a new build; the running match is replayed on it, as it was left by its player. */
  build(javascript: string, variants?: readonly string[]): Promise<void>;
  /** Begins a new match; the one that was played until now can be gone back to. */
  start(seats: string, seed: number, options: Save['options']): Promise<void>;
  /** Goes back to an earlier match; the one that was played until now becomes one. */
  resume(earlier: PreviousGame): Promise<void>;
  /** Of an assignment, what the key that is open takes; it is decided by `confirm`. */
  pick(candidate: string): Promise<void>;
  unpick(): Promise<void>;
  /** Opens a key of an assignment that has a value already. */
  open(key: number): Promise<void>;
  /** Gives every key of an assignment its value. */
  fill(values: readonly string[]): Promise<void>;
  /** The keys of an assignment whose values may be given, though the rules would not propose them. */
  doubt(values: readonly string[]): Promise<readonly string[]>;
  confirm(): Promise<void>;
  decide(answer: Answer): Promise<void>;
  /** Takes back what a role has answered while others are still to answer. */
  retake(role: string, draft: Draft): Promise<void>;
  undo(): Promise<void>;
  redo(): Promise<void>;
  /** One decision back or on, whoever made it. */
  move(by: 1 | -1): Promise<void>;
  /** Goes over to a line of play that was left. */
  follow(branch: number): Promise<void>;
  /** Goes to where so many decisions are made; of several calls while it goes, only the last counts. */
  goto(decisions: number): Promise<void>;
  step(): Promise<void>;
  run(): Promise<void>;
  /** One decision by the bot of the seat that is asked; where a person sits there, at random. */
  botStep(): Promise<void>;
  /** Bots decide until another is asked or the phase changes. */
  runTurn(): Promise<void>;
  /** Bots decide for everybody until the phase changes. */
  runPhase(): Promise<void>;
  /** One answer for all who are asked the same now. */
  forAll(candidate: string): Promise<void>;
  stop(): void;
  setBot(seat: string, bot: BotName | 'human'): void;
  look(viewer: Viewer): Promise<void>;
  /** Does something by hand, beside deciding. */
  byHand(request: HandRequest): Promise<void>;
  /** What an author wants to know to do so; undefined where the game is gone. */
  told(request: AskedByHand): Promise<GameReply['hand']>;
  /** Looks something up beside the match; undefined where that took too long, which is said then. */
  aside(request: GameRequest): Promise<GameReply | undefined>;
  /** Shows another step until it is let go; undefined shows the match again. One that is held gives way to `hold` alone. */
  glance(decisions: number | undefined, hold?: boolean): Promise<void>;
  /** Says who answers, where any one of several may. */
  speak(role: string): Promise<void>;
}

/** Decisions per call while running to the end: few enough that stopping is felt at once. */
const BATCH = 50;
const PAUSE = 160;

/** Through whom a question was put that may be the same: whose bot decided, or a worker in the place of another. */
type By = string | { readonly isRevived: true } | undefined;

/** What a reply changes beyond what it says. */
type More = (reply: GameReply) => Partial<State>;

/** The rules let nobody sit as they sat: the save is kept until they do. */
const noMatch: Partial<State> = { view: undefined, ask: undefined, draft: [], turn: undefined, turns: [] };

/** What was asked about the match as it stood before is no answer any more. */
const unasked = ({ boardMode }: State): Partial<State> => ({
  inside: undefined,
  hitBreakpoint: undefined,
  boardMode: boardMode === 'ask-why' ? 'play' : boardMode,
});

const samePhase = (before: State, now: State): boolean => before.view?.phase === now.view?.phase;

const rest = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export const createPlay = (
  store: Store<State>,
  worker: Caller<GameRequest, GameReply>,
  breaks: Pick<Breaks, 'arm' | 'forget'> = { arm: async () => [], forget: () => undefined },
): Play => {
  let halted = false;
  /** A new rest: its question replaces whatever was half picked, but where only somebody else has answered meanwhile. */
  const opened = (asked: AskView | undefined, by: By): Partial<State> => {
    const { ask: was, promptId, view } = store.get();
    const isOthers = typeof by === 'string' && was?.role !== by;
    if (isOthers && was !== undefined && isSameQuestion(was, asked)) return {};
    if (by !== undefined && typeof by === 'object' && isSame(view?.ask, asked)) return {};
    return { ask: asked, draft: [], promptId: promptId + 1 };
  };
  const changeOf = (reply: GameReply, by?: By): Partial<State> => {
    const {
      info,
      infoHash,
      rulePlaces,
      view,
      save,
      at,
      ask,
      turn,
      turns = [],
      refused = [],
      tried,
      fits,
      whatIf,
    } = reply;
    return {
      refused,
      rejectedAnswer: tried,
      suggestedAnswer: fits,
      ...(info ? { info, infoHash } : {}),
      ...(rulePlaces ? { rulePlaces } : {}),
      ...(view
        ? {
            view,
            save,
            at,
            turn,
            turns,
            whatIf,
            stepPreview: undefined,
            ...unasked(store.get()),
            ...opened(view.ask, by),
          }
        : {}),
      ...(ask ? { ask } : {}),
    };
  };
  const take = (reply: GameReply, more: Partial<State> = {}, by?: By): void =>
    store.set({ ...changeOf(reply, by), ...more });
  /**
   * Takes what a build made of the match. Under other rules it mostly stands as it did: then nothing of it is drawn anew,
   * and what is ticked stays. The next edit may let stand what this one does not: match, place and options stay as the
   * player left them.
   */
  const takeBuilt = ({ reply, build }: { readonly reply: GameReply; readonly build: number }, by?: By): void =>
    store.set((now) => {
      const stays = reply.lost ? { at: now.at } : {};
      const options = { ...reply.save?.options, ...now.save?.options };
      const match = reply.save
        ? { ...stays, save: { ...reply.save, options } }
        : { ...noMatch, ...onlookedIn(now, reply.info ?? now.info) };
      const told = { build, lost: reply.lost, lostInCourse: false };
      const { promptId, ...news } = unlessSame(now, { ...told, ...changeOf(reply, by), ...match });
      const isAsked = ['view', 'ask', 'draft'].some((part) => part in news);
      return isAsked && promptId !== undefined ? { ...news, promptId } : news;
    });
  const matches = createMatchWorker(store, worker, {
    revived: (built) => takeBuilt(built, { isRevived: true }),
    forget: breaks.forget,
  });
  /** What was asked of the match last, until its answer is taken. */
  let last: Promise<void> = Promise.resolve();
  const call = (request: GameRequest, more?: More): Promise<void> => {
    last = answered(request, more);
    return last;
  };
  const answered = async (request: GameRequest, more: More = () => ({})): Promise<void> => {
    const reply = await matches.asked(request, halt);
    if (reply) take(reply, more(reply), request.op === 'bot' ? request.role : undefined);
  };
  const halt = (): void => {
    halted = true;
    store.set({ running: false });
  };

  /** Looking something up beside the match; what cannot be told in time is not told. */
  const asideFrom = (request: GameRequest): Promise<GameReply | undefined> => matches.asked(request);

  /** Lets bots decide, who stop at break-points. */
  const callBots = async (request: GameRequest): Promise<void> => {
    try {
      const armed = await breaks.arm();
      await call(request, ({ stopped }) => {
        if (stopped === undefined) return {};
        halted = true;
        return { hitBreakpoint: armed[stopped], running: false };
      });
    } catch (error) {
      halt();
      store.set(failureOf(error, 'replay'));
      if (error instanceof Stopped) await matches.revive(true);
    }
  };

  /** Of those who are asked the first whom a bot plays: nobody need wait for people then. */
  const botTurn = (): { readonly bot: BotName; readonly role: string } | undefined => {
    const state = store.get();
    const played = state.turns.flatMap(({ seat, role }) => {
      const bot = playerOf(state, state.save?.seats, seat);
      return bot === 'human' ? [] : [{ bot, role }];
    });
    // What any one of several may answer, bots leave to people.
    const anyone = state.turns.some((turn) => turn.anyone);
    if (state.view?.status !== 'running' || (anyone && played.length < state.turns.length)) return undefined;
    return played[anyone ? state.view.decisions % played.length : 0];
  };
  let busy = false;
  const bots = async (): Promise<void> => {
    halted = false;
    if (busy) return;
    busy = true;
    while (botTurn() && !store.get().running && !halted) {
      await rest(PAUSE);
      const turn = halted ? undefined : botTurn();
      if (turn) await callBots({ op: 'bot', ...turn });
    }
    busy = false;
  };
  /** Who goes back wants to look: a bot that decided there would end what came after. */
  const wander = (request: GameRequest, more?: More): Promise<void> => {
    halted = true;
    return call(request, more);
  };
  const act = async (request: GameRequest, more?: More): Promise<void> => {
    await call(request, more);
    await bots();
  };

  /** What the key at `open` can take, with those before it as they are in the draft. */
  const show = (draft: Draft, open: number): Promise<void> =>
    // Draft and question change together: whoever clicks in between would give the value to the key before.
    call({ op: 'pick', picked: draft.slice(0, open), keep: true }, () => ({ draft }));

  /** Whoever is asked first; where a person sits there, it is drawn what he would do. */
  const botDecides = async (): Promise<void> => {
    const state = store.get();
    const [first] = state.turns;
    if (first === undefined) return;
    const player = playerOf(state, state.save?.seats, first.seat);
    await callBots({ op: 'bot', bot: player === 'human' ? 'random' : player, role: first.role });
  };

  /** Bots decide as long as a position is like the one now. */
  const botsWhile = async (alike: (before: State, now: State) => boolean): Promise<void> => {
    const before = store.get();
    store.set({ running: true });
    for (let made = -1; store.get().running && store.get().view?.status === 'running'; ) {
      const now = store.get();
      if (now.view?.decisions === made || !alike(before, now)) break;
      made = now.view?.decisions ?? 0;
      await botDecides();
    }
    store.set({ running: false });
  };

  const glance = newest(
    async ({ decisions, hold }: { readonly decisions: number | undefined; readonly hold: boolean }) => {
      if (store.get().stepPreview?.held && !hold) return;
      const shown = decisions === undefined ? undefined : (await asideFrom({ op: 'glance', decisions }))?.hand?.glance;
      store.set({ stepPreview: shown && { view: shown, held: hold } });
    },
  );

  const build = async (javascript: string, variants: readonly string[]): Promise<void> => {
    // A decision on its way belongs to the match that goes on under the new rules.
    for (let seen: unknown; seen !== last; await last) seen = last;
    const built = await matches.build({ javascript, variants });
    if (built === undefined) return;
    store.set(({ view }) => ({ other: view === undefined ? built.reply.other : undefined }));
    takeBuilt(built);
  };

  const lookAgain = (): Promise<void> => call({ op: 'look', eyes: eyesOf(store.get()) });

  /** The matches that can be gone back to once the one that is played is left; one without decisions is no loss. */
  const left = (): readonly PreviousGame[] => {
    const { save, at, previousGames } = store.get();
    return save === undefined || save.decisions.length === 0 ? previousGames : [...previousGames, { save, at }];
  };

  return {
    // Forgetting the text after a failure lets the next compilation try again.
    build: (javascript, variants = []) =>
      build(javascript, variants).catch(async (error: unknown) => {
        if (!(error instanceof Stopped)) return store.set({ trouble: String(error), javascript: undefined });
        store.set(failureOf(error, 'replay'));
        await matches.revive(error.why === 'renewed');
      }),
    start: async (seats, seed, options) => {
      const earlier = left();
      store.set({ running: false });
      const state = store.get();
      const viewer = state.viewerChosen ? state.viewer : firstViewer(state, seats);
      const eyes = eyesOf({ ...state, viewer });
      // A match that cannot be begun in time takes the place of none.
      await act({ op: 'start', seats, seed, options, eyes }, ({ view }) =>
        view ? { previousGames: earlier, viewer, lost: undefined, other: undefined } : {},
      );
    },
    resume: async (match) => {
      const earlier = left().filter((one) => one !== match);
      store.set({ running: false });
      const { save: wanted, at: place } = match;
      await wander({ op: 'resume', ...match }, ({ lost, save = wanted, at = place, view }) => {
        return {
          previousGames: earlier,
          other: undefined,
          lost,
          lostInCourse: false,
          save,
          at,
          ...(view ? {} : noMatch),
        };
      });
      if (store.get().view?.redoable === false) await bots();
    },
    pick: async (candidate) => {
      const { ask: now, draft } = store.get();
      const picked = [...(now?.picked ?? []), candidate];
      if (now === undefined || !isDrafted(now)) return act({ op: 'pick', picked });
      const values = withValue(draft, now.picked.length, candidate);
      await show(values, values.length);
    },
    unpick: async () => {
      const { ask: now, draft } = store.get();
      if (now && isDrafted(now)) await show(draft.slice(0, -1), draft.length - 1);
      else await act({ op: 'pick', picked: (now?.picked ?? []).slice(0, -1) });
    },
    open: (key) => show(store.get().draft, key),
    fill: (values) => show(values, values.length),
    doubt: async (picked) => (await asideFrom({ op: 'doubt', picked }))?.doubtful ?? [],
    confirm: () => act({ op: 'pick', picked: store.get().draft }),
    decide: (answer) => act({ op: 'decide', answer }),
    retake: (role, draft) =>
      // What was answered is the draft again, where it is this role that is asked now.
      wander({ op: 'retake', role }, ({ view }) =>
        view?.ask?.role === role && view.ask.each?.keys.length === draft.length ? { draft } : {},
      ),
    undo: () => wander({ op: 'undo' }),
    redo: () => wander({ op: 'redo' }),
    move: (by) => wander({ op: 'move', by }),
    follow: (branch) => wander({ op: 'follow', branch }, ({ lost }) => ({ lost })),
    goto: newest((decisions: number) => wander({ op: 'goto', decisions })),
    step: () => act({ op: 'random', steps: 1 }),
    run: async () => {
      store.set({ running: true });
      while (store.get().running && store.get().view?.status === 'running')
        await callBots({ op: 'random', steps: BATCH, by: 'bot' });
      store.set({ running: false });
    },
    botStep: () => botDecides(),
    runTurn: () => botsWhile((before, now) => samePhase(before, now) && now.turns[0]?.role === before.turns[0]?.role),
    runPhase: () => botsWhile(samePhase),
    forAll: (candidate) => answerForAll(store, candidate, (picked) => act({ op: 'pick', picked: [picked] })),
    stop: () => store.set({ running: false }),
    byHand: (request) => wander(request, ({ lost, view }) => (view === undefined ? {} : { lost, lostInCourse: true })),
    aside: asideFrom,
    told: async (request) => (await asideFrom(request))?.hand,
    glance: (decisions, hold = false) => glance({ decisions, hold }),
    look: async (viewer) => {
      store.set({ viewer, viewerChosen: true });
      await lookAgain();
    },
    speak: (role) => call({ op: 'speak', role }),
    setBot: (seat, bot) => {
      store.set(({ bots: others }) => ({ bots: { ...others, [seat]: bot } }));
      if (store.get().viewer === 'asked' && store.get().view !== undefined) void lookAgain();
      void bots();
    },
  };
};
