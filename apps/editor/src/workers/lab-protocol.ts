import type { GameFigures, Share } from '@sandtable/analysis';
import type { Bot, Bots, Measure, Pairing } from '@sandtable/bots';
import type { Counting } from '@sandtable/compiler';
import type { Save } from '@sandtable/session';
import type { Shorter } from './shortening.ts';

/** How games are played. */
export interface LabTerms {
  readonly seats: string;
  readonly seed: number;
  readonly bots: Bots;
}

/** Games of one point: the number of its rules, and its options. */
export interface LabPoint {
  readonly rules: number;
  readonly options: Save['options'];
  readonly terms: LabTerms;
}

/** Bots that play each other. */
export interface LabLadder extends Omit<LabTerms, 'bots'> {
  readonly rules: number;
  readonly options: Save['options'];
  readonly bots: readonly Bot[];
  /** Games of each pair. */
  readonly games: number;
}

/** Plays games for the questions of the balance lab, a few at a call. */
export interface LabApi {
  /** Takes rules under a number, which later calls name. */
  load(rules: number, counting: Counting): Promise<void>;
  /** Plays some games of a point, and counts what a question may be about. */
  figures(point: LabPoint, share: Share): GameFigures;
  /** What is counted there. */
  measures(point: LabPoint): readonly Measure[];
  /** Plays one of all games of a ladder. */
  pairing(ladder: LabLadder, number: number): Pairing;
  /** One game of a point as a match. */
  game(point: LabPoint, game: number): Save;
  /** Looks for a shorter match that comes to the same, a stretch at a call. */
  shorten(point: LabPoint, game: number): Shorter;
  shortenOn(): Shorter | undefined;
}
