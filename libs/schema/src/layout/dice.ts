import { edge, title } from './placement.ts';

export const dice = {
  type: 'object',
  additionalProperties: false,
  description: 'A tray with the dice of the last roll and their results.',
  properties: {
    of: { type: 'string', names: 'die', description: 'A die of the rules. Default: all dice.' },
    title,
    edge,
  },
} as const;
