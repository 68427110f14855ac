import type { BoardLayout } from '@sandtable/board/plain';
import type { Texts } from '@sandtable/board/texts';
import type { Messages, Values } from '@sandtable/messages';
import type { Notation } from '@sandtable/notation';
import type { Match, MatchView } from '@sandtable/session';
import { type Context, say } from '../command.ts';
import type { Game } from '../game.ts';

/** What lies before whoever sits at the terminal: the match, how it is drawn, and the words for all of it. */
export interface Desk {
  readonly context: Context;
  readonly game: Game;
  readonly match: Match;
  /** The texts of the ruleset; ours are those of the context. */
  readonly messages: Messages;
  readonly layout: BoardLayout;
  /** How answers are written, where they are. */
  readonly notation: Notation | undefined;
  /** Names and sentences as of a view: members of pools are named by what they are at the moment. */
  readonly textsOf: (view: MatchView) => Texts;
}

/** A line of our own wording for people. A ruleset may have texts of the same paths, for its procedure `play`. */
export const tell = ({ context }: Pick<Desk, 'context'>, path: string, values?: Values): void =>
  say(context, context.messages.text(path, values));

/** Columns where nobody says how wide a terminal is. */
const USUAL_WIDTH = 80;

export const widthOfScreen = ({ io }: Context): number => io.size?.().columns ?? USUAL_WIDTH;
