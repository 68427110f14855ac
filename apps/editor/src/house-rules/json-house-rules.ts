import type { State } from '../state/state.ts';

/** Its commas and order are its maker's: nothing is written into it. */
export const isInJson = (name: string, house: State['houseRules']): boolean =>
  house.some((rule) => rule.name === name && rule.file.endsWith('.json'));

/** The name of a house rule that lies over one in JSON and says more; one that can be written into is gone on with. */
export const companionOf = (name: string, house: State['houseRules']): string => {
  for (let i = 1; ; i++) {
    const nextName = i === 1 ? `${name}-more` : `${name}-more-${i}`;
    if (!isInJson(nextName, house)) return nextName;
  }
};
