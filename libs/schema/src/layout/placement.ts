import { text } from './basics.ts';

export const edge = {
  enum: ['top', 'bottom', 'top-left', 'top-right', 'bottom-left', 'bottom-right'],
  description: 'Where it lies: in a corner over the board, or along its upper or lower edge. top-left without it.',
} as const;

export const title = {
  ...text,
  names: 'text',
  description: 'Path of the text that heads it, such as state/turn; without it that of what is shown.',
} as const;
