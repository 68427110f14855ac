import type { GameInfo } from '@sandtable/engine';

/** Whether anything is hidden from anyone. */
export const hides = ({ fields, states, piles, choices }: GameInfo): boolean =>
  [...fields, ...states, ...piles].some((one) => one.seen !== undefined) || choices.some((choice) => choice.secret);
