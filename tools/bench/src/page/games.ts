/** The shipped games: what a person does with the page is measured in each of them. */
export const GAMES = ['der-erste-weltkrieg', 'diplomacy', 'hex-dice', 'longest-trench', 'trench-club'] as const;
