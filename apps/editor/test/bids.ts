/** Each side bids once, and red wins, but for what `also` says before. */
export const bidsWith = (also: string): string => `ruleset "bids" version "1.0.0" language 1
kind Side
table Side { id
  red
  blue }
seats for Side { two { first {red} second {blue} } }
state sum: 0..9 = 0
play {
  for s in Side { let bid = choose one of 0..3 by s sum += bid }
${also}  finish won by {red} because "other"
}
`;
export const BIDS = bidsWith('');
