import { type Command, positional } from '../command.ts';
import { exportMap } from '../map/export-map.ts';
import { importMap } from '../map/import-map.ts';
import { drawOptions } from '../picture/draw-game.ts';
import { UsageError } from '../usage.ts';

const ACTIONS = { export: exportMap, import: importMap };
const isAction = (name: string): name is keyof typeof ACTIONS => Object.hasOwn(ACTIONS, name);

export const map: Command = {
  name: 'map',
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
  anyLanguage: true,
  async run(context) {
    const name = positional(context, 0, 'map', 'ACTION');
    if (!isAction(name)) throw new UsageError('usage/action', { name, known: Object.keys(ACTIONS).join(', ') });
    return await ACTIONS[name](context);
  },
};
