import { title } from './placement.ts';

const eventSide = {
  type: 'object',
  required: ['who'],
  additionalProperties: false,
  properties: {
    who: {
      type: 'string',
      names: 'participant',
      description:
        'An argument of the line, or of the decision before it, that is a piece, a side or a place with pieces; or the name of a side.',
    },
    value: { type: 'string', names: 'argument', description: 'The argument of the line with the number of this side.' },
    parts: {
      type: 'array',
      items: { type: 'string', names: 'argument' },
      description:
        'The arguments of the line that add up to `value`; those of the same position on both sides are compared in a row.',
    },
    with: {
      type: 'string',
      names: 'argument',
      description:
        'The argument of the line with the other pieces of this side, which are drawn smaller below the first.',
    },
  },
} as const;

export const event = {
  type: 'object',
  additionalProperties: false,
  description: 'How a log line or a roll is shown when it happens.',
  properties: {
    show: {
      enum: ['card', 'words', 'none'],
      description:
        'As a card with two sides, in words over the board, or not at all. By default, a card is shown if dice were rolled and the line names pieces of two sides.',
    },
    title: { ...title, description: 'Path of the text used as the heading of the card, such as a question or a step.' },
    sides: {
      type: 'array',
      items: eventSide,
      minItems: 2,
      maxItems: 2,
      description: 'The two sides of the card. Default: the first two that the line names.',
    },
    compared: { type: 'boolean', description: 'The card shows that the larger number beats the smaller one.' },
    winner: {
      type: 'string',
      names: 'argument',
      description:
        'The argument of the line that names the side that won, for rules by which a side can win a tie. Default: whoever has the larger number.',
    },
  },
} as const;
