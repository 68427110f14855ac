import { type Command, positional } from '../command.ts';
import { exportMap } from '../map/export-map.ts';
import { drawOptions } from '../picture/draw-game.ts';
import { UsageError } from '../usage.ts';

const ACTIONS = { export: exportMap };
const isAction = (name: string): name is keyof typeof ACTIONS => Object.hasOwn(ACTIONS, name);

export const map: Command = {
  name: 'map',
  usage: 'export GAME [--save FILE] [--bare] [--paper a4|a3] --out FILE.svg|.html|.pdf',
  summary:
    'The map of a game as a file: “export” draws it as it stands at the beginning, or where a saved match stands, as a drawing that other programs change (.svg), or as large as one page of paper lets it be (.html, or .pdf where Chromium is found); --bare leaves out what stands on it.',
  options: { ...drawOptions, bare: { type: 'boolean' }, paper: { type: 'string' } },
  async run(context) {
    const name = positional(context, 0, 'map', 'ACTION');
    if (!isAction(name)) throw new UsageError('usage/action', { name, known: Object.keys(ACTIONS).join(', ') });
    return await ACTIONS[name](context);
  },
};
