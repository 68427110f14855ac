// Written by `npm run ids` from the files of this folder.
export { easy } from './easy-bot.ts';
export { hard } from './hard-bot.ts';
export { normal } from './normal-bot.ts';
export { policy } from './policy-bot.ts';
export { random } from './random-bot.ts';
export { search } from './search-bot.ts';
