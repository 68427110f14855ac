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
        'Argument of the line, or of the decision before it, that names a piece, a side, or the place where pieces stood; or a side by its name.',
    },
    value: { type: 'string', names: 'argument', description: 'Argument of the line with the number of this side.' },
  },
} as const;

export const event = {
  type: 'object',
  additionalProperties: false,
  description: 'How a line of the log, or dice, are shown when they happen.',
  properties: {
    show: {
      enum: ['card', 'words', 'none'],
      description:
        'As a card with two sides, in words over the board, or not at all. Without it a card opens where dice were rolled and the line names pieces of two sides.',
    },
    title: { ...title, description: 'Path of the text that heads the card, such as a question or a step.' },
    sides: {
      type: 'array',
      items: eventSide,
      minItems: 2,
      maxItems: 2,
      description: 'The two sides of the card; without it the first two that the line names.',
    },
    compared: { type: 'boolean', description: 'The larger number beats the smaller one: the card says so.' },
  },
} as const;
