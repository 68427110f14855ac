import { faultLines } from '@sandtable/messages';
import { type FaultValue, faultValues } from '@sandtable/reference';
import type { Match, MatchView } from '@sandtable/session';
import { type Context, say } from '../command.ts';
import { type Game, placeText } from '../game.ts';

/**
 * The line of the rules at which a match ended, and what was met there. Where someone played who may not see all of it
 * (`sealed`), values are left out.
 */
export function tellFault(context: Context, game: Game, match: Match, { fault }: MatchView, sealed: boolean): void {
  const { model } = game.compiled;
  if (fault === undefined) return;
  say(context, `${placeText(game, fault)} ${context.messages.text(fault.code)}`);
  if (model === undefined || sealed) return;
  for (const line of faultText(context, game, faultValues(model, match.save(), fault.code))) say(context, `  ${line}`);
}

/** What a fault met, line by line. */
export const faultText = (
  { messages }: Context,
  game: Pick<Game, 'sources'>,
  values: readonly FaultValue[] | undefined,
): readonly string[] => faultLines(messages, values, (place) => placeText(game, place));
