import type { State } from './state.ts';

/** Whether rules that are not there yet are on their way: they are being checked, or made, and nothing is wrong so far. */
export const stillLoading = ({ compiledIn, rulesValid }: Pick<State, 'compiledIn' | 'rulesValid'>): boolean =>
  compiledIn === undefined || rulesValid;
