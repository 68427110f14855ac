/** Two sides bid in turn, each bid as high as a house rule allows; under this name. */
export const bidding = (name: string): string => `ruleset "${name}" version "1.0.0" language 1
kind Side
table Side { id
  red
  blue
}
seats for Side { two { first {red} second {blue} } }
constant most: 1..9 = 9
state sum: 0..99 = 0
procedure bidding(s: Side) {
  step offer {
    let bid = choose one of n in 0..9 by s where n <= most
    sum += bid
  }
}
play { repeat 8 times { for s in Side { bidding(s) } } }
`;
