import { type Context, type Outcome, positional, textOption } from '../command.ts';
import { drawGame, isPage, outFile, WIDTH } from '../picture/draw-game.ts';
import { UsageError } from '../usage.ts';

const PAPERS = ['a4', 'a3'] as const;

/** Draws the map of a game by itself: as a drawing, or on one page. */
export async function exportMap(context: Context): Promise<Outcome> {
  const name = positional(context, 1, 'map export', 'GAME');
  const out = outFile(context, 'map export', ['.svg', '.html', '.pdf']);
  const paper = paperFrom(context);
  const isBare = context.values.bare === true;
  return await drawGame(context, name, out, (drawer, drawn, title) => {
    const shown = { ...drawn, isBare };
    return isPage(out) ? drawer.mapSheet(shown, title, paper) : drawer.boardFile(shown, WIDTH);
  });
}

function paperFrom(context: Context): (typeof PAPERS)[number] {
  const asked = (textOption(context, 'paper') ?? PAPERS[0]).toLowerCase();
  const paper = PAPERS.find((one) => one === asked);
  if (paper === undefined)
    throw new UsageError('usage/needs', { name: 'map export', what: `--paper ${PAPERS.join('|')}` });
  return paper;
}
