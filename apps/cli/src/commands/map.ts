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
    'The map of a game as a file: “export” draws it as it stands at the beginning, or where a saved match stands, as a drawing that other programs change (.svg), or as large as one page of paper lets it be (.html, or .pdf where Chromium is found); --bare leaves out what stands on it. “import” makes the areas of a file places of a game, with their borders, and joins neighbours; it lists what it found, and writes with --write. --name is the property that names areas, --apart how far borders of neighbours may be apart, in thousandths of the width.',
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
