import { type Command, numberOption, positional } from '../command.ts';
import { drawGame, drawOptions, isPage, outFile, WIDTH } from '../picture/draw-game.ts';

export const picture: Command = {
  name: 'picture',
  usage: 'GAME [--save FILE] [--seats LAYOUT] [--seed N] [--width N] --out FILE.svg|.png|.html|.pdf',
  summary:
    'Draws the board in the starting position, or in a saved match. With .html or .pdf, includes tables and cards for printing. .png and .pdf need Chromium.',
  options: { ...drawOptions, width: { type: 'string' } },
  async run(context) {
    const name = positional(context, 0, 'picture', 'GAME');
    const out = outFile(context, 'picture', ['.svg', '.png', '.html', '.pdf']);
    const width = numberOption(context, 'width', WIDTH);
    return await drawGame(context, name, out, (drawer, drawn, title) =>
      isPage(out) ? drawer.boardSheet(drawn, title) : drawer.boardFile(drawn, width),
    );
  },
};
