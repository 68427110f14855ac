import { type Command, numberOption, positional } from '../command.ts';
import { drawGame, drawOptions, isPage, outFile, WIDTH } from '../picture/draw-game.ts';

export const picture: Command = {
  name: 'picture',
  usage: 'GAME [--save FILE] [--seats LAYOUT] [--seed N] [--width N] --out FILE.svg|.png|.html|.pdf',
  summary:
    'Draws the board as it stands at the beginning, or where a saved match stands. As .html or .pdf with its tables and cards, to be printed; .png and .pdf are made by Chromium, where it is found.',
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
