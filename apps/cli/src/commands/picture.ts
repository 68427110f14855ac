import { type Command, numberOption, positional } from '../command.ts';
import { drawGame, drawOptions, isPage, outFile, WIDTH } from '../picture/draw-game.ts';

export const picture: Command = {
  name: 'picture',
  options: { ...drawOptions, width: { type: 'string' } },
  anyLanguage: true,
  async run(context) {
    const name = positional(context, 0, 'picture', 'GAME');
    const out = outFile(context, 'picture', ['.svg', '.png', '.html', '.pdf']);
    const width = numberOption(context, 'width', WIDTH);
    return await drawGame(context, name, out, (drawer, drawn, title) =>
      isPage(out) ? drawer.boardSheet(drawn, title) : drawer.boardFile(drawn, width),
    );
  },
};
