import { type Command, positional } from '../command.ts';
import { exportMap } from '../map/export-map.ts';
import { importMap } from '../map/import-map.ts';
import { drawOptions } from '../picture/draw-game.ts';
import { UsageError } from '../usage.ts';

const ACTIONS = { export: exportMap, import: importMap };
const isAction = (name: string): name is keyof typeof ACTIONS => Object.hasOwn(ACTIONS, name);

export const map: Command = {
  name: 'map',
  usage:
    'export GAME [--save FILE] [--bare] [--paper a4|a3] --out FILE.svg|.html|.pdf, or import FILE.geojson|FILE.svg --into GAME [--kind KIND] [--relation RELATION] [--name PROPERTY] [--projection equirectangular|mercator] [--apart N] [--write]',
  summary:
    'Exports or imports the map of a game. “export” draws the starting position or a saved match as a drawing to edit (.svg), or scaled to fit one page (.html, or .pdf if Chromium is installed); --bare omits the pieces. “import” turns the areas of a file into places with borders, and links neighbors; it shows a preview unless --write is given. --name is the property with the names of areas, --apart the largest gap between the borders of neighbors, in thousandths of the width.',
  options: {
    ...drawOptions,
    bare: { type: 'boolean' },
    paper: { type: 'string' },
    into: { type: 'string' },
    kind: { type: 'string' },
    relation: { type: 'string' },
    name: { type: 'string' },
    projection: { type: 'string' },
    apart: { type: 'string' },
    write: { type: 'boolean' },
  },
  async run(context) {
    const name = positional(context, 0, 'map', 'ACTION');
    if (!isAction(name)) throw new UsageError('usage/action', { name, known: Object.keys(ACTIONS).join(', ') });
    return await ACTIONS[name](context);
  },
};
