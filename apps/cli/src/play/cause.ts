import type { AskView, MatchView } from '@sandtable/session';
import { say } from '../command.ts';
import { placeText } from '../game.ts';
import { questionText } from './called.ts';
import { tellExcluded } from './choices.ts';
import { type Desk, tell } from './desk.ts';
import { logLine, shownLines } from './log-line.ts';

/** What led to a question: the last decision and what came of it, the rule that asks, and what it doesn't admit. */
export function tellCause(desk: Desk, view: MatchView, ask: AskView): void {
  const log = shownLines(desk, view);
  const from = log.findLastIndex(({ sort }) => sort === 'decision');
  if (log.length > 0) tell(desk, 'play/before');
  for (const line of log.slice(Math.max(0, from))) say(desk.context, `  ${logLine(desk, view, line)}`);
  const choice = desk.match.module.info.choices.find(({ path }) => path === ask.choice);
  if (choice !== undefined) {
    const place = placeText(desk.game, choice.place);
    const cites = (choice.cites ?? []).map((section) => `§${section}`).join(', ');
    const path = cites === '' ? 'play/asked-by' : 'play/asked-by-section';
    tell(desk, path, { question: questionText(desk, view, ask), place, sections: cites });
  }
  if (ask.excluded.length > 0) tell(desk, 'play/out');
  tellExcluded(desk, view, ask, true);
}
