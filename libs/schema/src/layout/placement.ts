import { text } from './basics.ts';

export const edge = {
  enum: ['top', 'bottom', 'top-left', 'top-right', 'bottom-left', 'bottom-right'],
  description: 'Where it is shown: in a corner of the board, or along its upper or lower edge. Default: `top-left`.',
} as const;

export const title = {
  ...text,
  names: 'text',
  description: 'Path of the text used as its heading, such as `state/turn`. Default: the name of what is shown.',
} as const;
