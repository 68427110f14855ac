import { setTimeout } from 'node:timers/promises';
import type { Share, Shares } from '@sandtable/analysis';
import { ownVersion, type WorkerCommand } from '../resources.ts';
import type { Address } from './address.ts';
import { type Desk, openDesk } from './desk.ts';
import { fingerprint } from './fingerprint.ts';
import type { Presence } from './keys.ts';
import { isLost } from './link.ts';
import { type Made, packPlan } from './recipe.ts';
import { type Dead, REASONS } from './share-job.ts';
import { alignedShares, gamesPerShare } from './sizing.ts';
import { decode } from './wire.ts';

/** Where games are played elsewhere, and who hears what happens there. */
export interface Over {
  readonly address: Address;
  /** The modules in the plan, with what they were made of. */
  readonly made: readonly Made[];
  /** Games per share; absent: as many as take about a second here. */
  readonly share: number | undefined;
  readonly hearing: ClientHearing;
}
export interface ClientHearing {
  noWorkers(): void;
  /** Workers are there, but all of them run another program. */
  otherVersion(worker: Presence, own: Pick<Presence, 'fingerprint' | 'version'>): void;
  lost(): void;
  back(): void;
  dead(dead: Dead): void;
}

/** Games to be played elsewhere. */
export interface QueuedJob<Part> {
  readonly shares: Shares;
  readonly command: WorkerCommand;
  readonly data: unknown;
  readonly here: () => Promise<(share: Share) => Part>;
  readonly take: (part: Part, share: Share) => void;
  readonly goesOn?: (() => boolean) | undefined;
  /** Whether what came back can be what came of a share. */
  readonly fits?: (part: Part, share: Share) => boolean;
  /** Whether shares have to be played as they are handed out. */
  readonly areWhole?: boolean;
}

/** Between two looks at what came. */
const LOOK_MS = 100;
/** Between two signs of life. */
const BEAT_MS = 2000;
/** After so long a share is put into the queue once more, in case that Redis lost it. */
const AGAIN_MS = 15_000;
/** Shares that are under way at once, for each that is played at once. */
const AHEAD = 16;
const FEWEST = 32;
const MOST = 4096;

interface Underway<Part> {
  readonly share: Share;
  /** When it was put into the queue. */
  added: number | undefined;
  came: { readonly part: Part } | { readonly dead: Dead } | undefined;
}

/**
 * Plays all shares over a queue, and takes what comes of them in the order of the series, so that the result has the
 * bytes that one worker here would find.
 */
export async function playOverQueue<Part>(job: QueuedJob<Part>, over: Over): Promise<void> {
  const own = { fingerprint: fingerprint(), version: await ownVersion() };
  const packed = packPlan(job.data, over.made);
  const desk = await openDesk({ address: over.address, ...own, command: job.command, packed });
  try {
    await playAt(desk, job, over, own);
  } finally {
    await desk.close();
  }
}

type Own = Pick<Presence, 'fingerprint' | 'version'>;

/** Does so at a desk that has been opened. */
export async function playAt<Part>(
  desk: Desk,
  job: QueuedJob<Part>,
  over: Pick<Over, 'share' | 'hearing'>,
  own: Own,
): Promise<void> {
  const { share, hearing } = over;
  const next = job.areWhole
    ? inTurn(job.shares)
    : share === undefined
      ? await firstShares(job, desk)
      : alignedShares(job.shares, share);
  const underway: Underway<Part>[] = [];
  const beat = createBeat(desk, hearing, own);
  const trying = createTrying(hearing, beat.soon);
  while (job.goesOn?.() !== false) {
    fill(underway, beat.most(), next);
    if (underway.length === 0) break;
    await trying(async () => {
      if (await beat.isNew()) for (const one of underway) one.added = undefined;
      await collect(underway, desk, job);
      await addMissing(underway, desk);
    });
    takeReady(underway, job, hearing);
    if (underway.length > 0) await setTimeout(LOOK_MS);
  }
  await trying(async () => await desk.remove(underway.map((one) => one.share)));
  await trying(async () => await desk.forget());
}

/** Shares as someone began them before, or else as long as is found out here by playing the first games. */
async function firstShares<Part>(job: QueuedJob<Part>, desk: Desk): Promise<() => Share | undefined> {
  const known = await desk.size();
  if (known !== undefined) return alignedShares(job.shares, known);
  const playHere = await job.here();
  const size = await gamesPerShare(job.shares, (share) => job.take(playHere(share), share));
  await desk.fixSize(size);
  return alignedShares(job.shares, size);
}

/** Whole shares, as so many players would ask for them, each of whom may stay at something of their own. */
function inTurn(shares: Shares): () => Share | undefined {
  let turn = 0;
  return () => {
    turn = (turn + 1) % FEWEST;
    return shares(undefined, turn);
  };
}

function fill<Part>(underway: Underway<Part>[], most: number, next: () => Share | undefined): void {
  while (underway.length < most) {
    const share = next();
    if (share === undefined) return;
    underway.push({ share, added: undefined, came: undefined });
  }
}

async function collect<Part>(underway: readonly Underway<Part>[], desk: Desk, job: QueuedJob<Part>): Promise<void> {
  const open = underway.filter(({ came }) => came === undefined);
  const kept = await desk.kept(open.map(({ share }) => share));
  for (const [i, one] of open.entries()) {
    const text = kept[i];
    if (typeof text === 'string') one.came = read(text, one.share, job);
  }
}

/** What is kept for a share; what makes no sense counts as lost, since nobody will write anything else there. */
function read<Part>(text: string, share: Share, { fits }: QueuedJob<Part>): Underway<Part>['came'] {
  try {
    const { part, dead } = Object(decode(text)) as Partial<Record<'part' | 'dead', unknown>>;
    if (part !== undefined && fits?.(part as Part, share) !== false) return { part: part as Part };
    return { dead: deadIn(dead, share) };
  } catch {
    return { dead: deadIn(undefined, share) };
  }
}

function deadIn(value: unknown, share: Share): Dead {
  const { first, games, reason, detail } = Object(value) as Partial<Dead>;
  const known = REASONS.find((one) => one === reason);
  const isWithin = Number(first) >= share.first && Number(first) + Number(games) <= share.first + share.games;
  if (known === undefined || !isWithin) return { ...share, reason: 'changed', detail: '' };
  return { first: Number(first), games: Number(games), reason: known, detail: String(detail) };
}

/** Puts into the queue what isn't there yet, and once more what has been there for long. */
async function addMissing(underway: readonly Underway<unknown>[], desk: Desk): Promise<void> {
  const now = performance.now();
  const due = underway.filter(({ came, added = Number.NEGATIVE_INFINITY }) => !came && now - added > AGAIN_MS);
  if (due.length === 0) return;
  await desk.add(due.map(({ share }) => share));
  for (const one of due) one.added = now;
}

/** Takes what came, as long as nothing before it is missing. */
function takeReady<Part>(underway: Underway<Part>[], job: QueuedJob<Part>, hearing: ClientHearing): void {
  for (let first = underway[0]; first?.came !== undefined; first = underway[0]) {
    underway.shift();
    if ('part' in first.came) job.take(first.came.part, first.share);
    else hearing.dead(first.came.dead);
  }
}

/** Lets a lost connection pass: what was tried is tried again with the next look, and nothing of it counts twice. */
function createTrying({ lost, back }: ClientHearing, again: () => void): (work: () => Promise<void>) => Promise<void> {
  let isAway = false;
  return async (work) => {
    try {
      await work();
      if (isAway) back();
      isAway = false;
    } catch (error) {
      if (!isLost(error)) throw error;
      if (!isAway) lost();
      isAway = true;
      again();
    }
  };
}

/** Every now and then says that someone waits, and looks at who works. */
function createBeat(desk: Desk, hearing: ClientHearing, own: Own) {
  let last = Number.NEGATIVE_INFINITY;
  let most = FEWEST;
  const lookout = createLookout(hearing, own);
  return {
    /** Shares that should be under way. */
    most: () => most,
    /** The next beat is due at once. */
    soon: () => {
      last = Number.NEGATIVE_INFINITY;
    },
    /** Whether Redis knows nothing of this batch, as far as it was asked now. */
    async isNew(): Promise<boolean> {
      if (performance.now() - last < BEAT_MS) return false;
      const isNew = !(await desk.stayAlive());
      most = Math.min(MOST, Math.max(FEWEST, AHEAD * lookout(await desk.workers())));
      last = performance.now();
      return isNew;
    },
  };
}

/** Says when there is nobody to play, and why; returns how many shares are played at once. */
function createLookout(hearing: ClientHearing, own: Own): (workers: readonly Presence[]) => number {
  let before = '';
  return (workers) => {
    const mine = workers.filter((worker) => worker.fingerprint === own.fingerprint);
    const [other] = workers;
    const now = mine.length > 0 ? 'mine' : other === undefined ? 'none' : 'other';
    if (now !== before && now === 'none') hearing.noWorkers();
    if (now !== before && now === 'other' && other !== undefined) hearing.otherVersion(other, own);
    before = now;
    return mine.reduce((sum, { concurrency }) => sum + concurrency, 0);
  };
}
