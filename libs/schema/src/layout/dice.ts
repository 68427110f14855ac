import { edge, title } from './placement.ts';

export const dice = {
  type: 'object',
  additionalProperties: false,
  description: 'A tray in which the dice of the last roll lie until the next one, with what came of them.',
  properties: {
    of: { type: 'string', names: 'die', description: 'A die of the rules; all dice without it.' },
    title,
    edge,
  },
} as const;
