// Written by `npm run ids` from the files of this folder.
export { policy } from './policy-bot.ts';
export { random } from './random-bot.ts';
export { search } from './search-bot.ts';
