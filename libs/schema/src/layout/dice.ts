import { text } from './basics.ts';
import { edge, title } from './placement.ts';

const bound = { anyOf: [{ type: 'number' }, { ...text, names: 'setting' }] } as const;
const roll = { type: 'string', names: 'line' } as const;

export const hits = {
  type: 'object',
  required: ['of'],
  additionalProperties: false,
  owner: 'line',
  description:
    'Which dice of a roll hit, so that these are marked: those from `least` to `most`, or as many as a log line after the roll says.',
  properties: {
    of: { ...roll, description: 'Path of the roll, such as `strike/hit`.' },
    least: { ...bound, description: 'The lowest number that hits, or the name of a constant.' },
    most: { ...bound, description: 'The highest number that hits, or the name of a constant.' },
    line: {
      ...roll,
      description:
        'Path of a log line with the number of dice that hit. If several rolls are followed by several such lines, the first line is for the first roll, and so on.',
    },
    count: { type: 'string', names: 'argument', description: 'The argument of the line with that number.' },
    first: { enum: ['highest', 'lowest'], description: 'Which dice hit before others. Default: `highest`.' },
  },
} as const;

export const dice = {
  type: 'object',
  additionalProperties: false,
  description: 'A tray with the dice of the last roll and their results.',
  properties: {
    of: { type: 'string', names: 'die', description: 'A die of the rules. Default: all dice.' },
    hits: { type: 'array', items: hits },
    title,
    edge,
  },
} as const;
