import { describe, expect, it } from 'vitest';
import { modelOf } from './model-of.ts';
import { play as playBoth } from './play.ts';

const SUITS = ['red', 'blue', 'green'] as const;
const cards = SUITS.flatMap((suit) => [1, 2, 3, 4, 5].map((n) => `${suit}${n} ${suit} ${n % 5}`));

/** Cards are dealt, drawn, exchanged, discarded and reshuffled; markers without an order lie beside them. */
const head = `ruleset "cards" version "1" language 1
type Suit = red | blue | green
type Row = 1..3
kind Player { state score: int = 0 }
kind Card { suit: Suit, worth: 0..4 }
kind Marker { kept: bool }
table Player { id
ann
bob
}
table Card { id suit worth
${cards.join('\n')}
}
table Marker { id kept
m1 true
m2 false
m3 false
m4 true
}
seats for Player { two { first {ann} second {bob} } }
state last: Card?
state loot: set of Card
pile stock of Card ordered seen by nobody when empty { shuffle heap into stock log "shuffled" }
pile heap of Card ordered
pile hand(p: Player) of Card max 6 seen by p
pile row(p: Player, r: Row) of Card max 5
pile gone of Card
pile bag of Marker seen by nobody when empty { put Marker into bag }
pile kept(p: Player) of Marker
`;

const rules = `${head}
function other(p: Player): Player = if p == ann then bob else ann
function free(p: Player): int = 6 - count(hand(p))

procedure turn(p: Player) {
  if free(p) > 0 { draw min(2, free(p)) from stock to hand(p) }
  choose act by p {
    lay(c in hand(p)) -> { put c into row(p, 1) p.score += c.worth }
    move(r in 2..3 where count(row(p, r)) < 3) -> { put row(p, 1) into row(p, r) }
    gather(n: 0..4) -> { put { c in Card where c.worth == n } onto heap put { c in Card where c.worth == n } - heap under stock }
    sink -> { draw 3 from stock to heap put { c in heap where c.suit == blue } under heap draw 2 from gone to heap }
    swap where count(hand(p)) > 1 -> exchange(p)
    rob where count(hand(other(p))) > 0 and free(p) > 1 -> {
      let stolen = random 2 of hand(other(p))
      put stolen into hand(p)
      let lost = random one of hand(p)
      put lost under stock
      loot = stolen
    }
    marker -> {
      let m = draw one from bag to kept(p)
      if m is Marker { if not m.kept { put m into bag } }
    }
    clear(r: Row where row(p, r) is not empty) -> { put row(p, r) onto heap put row(other(p), r) under heap }
    shift -> { put heap & { c in Card where c.suit == red } onto stock shuffle stock }
  }
}
procedure exchange(p: Player) {
  let back = choose 1..3 of c in hand(p) by p
  put back onto heap
  draw count(back) from stock to hand(p)
  let top = draw one from heap
  last = top
  put top into gone
  if count(gone) > 3 { shuffle gone into heap draw 2 from heap to gone }
}
whenever count(kept(ann)) > 3 { put kept(ann) into bag }
play {
  put Card into stock
  shuffle stock
  for p in Player { draw 3 from stock to hand(p) }
  draw 3 from stock to heap
  draw 3 from stock to gone
  repeat 4 times { for p in Player { turn(p) } }
  finish won by { p in Player where p.score > other(p).score }
}
`;

/** A look at it for every change; the long tests play all. */
const GAMES = process.env.LAW_RUNS === undefined ? 50 : 200;

describe('a game of cards', () => {
  const model = modelOf(rules);
  it('is the same beside the reference, game for game', async () => {
    const game = await playBoth(model);
    const faults = new Map<string, number>();
    for (let seed = 1; seed <= GAMES; seed++) {
      const { ours, theirs } = game(seed);
      expect(ours, `seed ${seed}`).toEqual(theirs);
      const fault = ours.at(-1)?.fault ?? 'none';
      faults.set(fault, (faults.get(fault) ?? 0) + 1);
    }
    expect(Object.fromEntries(faults)).toEqual({ none: GAMES });
  });

  const ALL = 'put Card into stock';
  it.each([
    'put red1 into heap put red1 into hand(ann)',
    'put {blue2, red1} onto heap put red2 into heap put heap onto stock put {blue2} onto heap put stock under heap',
    `${ALL} put {red2, blue3} onto stock put green1 under stock`,
    `${ALL} put {blue2, blue4} into heap put red1 under heap put { c in Card where c.suit == blue } onto heap`,
    `${ALL} draw 7 from stock to hand(ann)`,
    `${ALL} draw 6 from stock to hand(ann) put hand(ann) into hand(ann) draw 2 from hand(ann) to hand(ann)`,
    `${ALL} draw 5 from stock to hand(ann) put {red1, green5} into hand(ann)`,
    `${ALL} draw 5 from stock to hand(ann) put {red1, red2, red3} into hand(ann)`,
    `${ALL} draw 3 from stock to gone draw 2 from gone to heap draw 9 from gone`,
    'put {red1, red2} into heap draw 4 from stock to hand(ann) draw one from stock',
    `${ALL} draw 6 from stock to hand(ann) reveal hand(ann) to {bob} draw 2 from hand(ann) to hand(bob) put hand(bob) onto stock shuffle stock`,
    `${ALL} draw 4 from stock to hand(ann) reveal { c in hand(ann) where c.suit != red } to {bob} put { c in hand(ann) where c.suit == blue } under stock draw 3 from stock to hand(bob) reveal hand(bob) to {ann} put red1 into hand(bob)`,
    'loot = random 5 of Card last = random one of loot',
    'last = random one of gone',
    'let n = random one of 2..6 ann.score = n',
    'let n = random 3 of 2..6 ann.score = sum x in n: x * x',
    'draw 3 from bag to kept(ann) draw 3 from bag to kept(bob) let m = draw one from kept(bob) put m into bag',
    'let m = draw one from kept(bob) put m into bag',
    `${ALL} if red1 in stock and red2 in stock - {red2} or blue1 in hand(ann) { ann.score = 3 } else { ann.score = 4 }`,
  ])('does the same as the reference: %s', async (text) => {
    const game = await playBoth(modelOf(`${head}play { ${text} }`));
    for (const seed of [1, 2, 3, 4]) {
      const { ours, theirs } = game(seed);
      expect(ours).toEqual(theirs);
    }
  });
});

describe('more members than an index is made for', () => {
  const tiles = Array.from({ length: 150 }, (_, i) => `t${i}`).join('\n');
  const many = `ruleset "tiles" version "1" language 1
kind Player { state score: int = 0 }
kind Tile
table Player { id
ann
}
table Tile { id
${tiles}
}
seats for Player { one { first {ann} } }
pile bag of Tile
pile row(n: 1..20, p: Player) of Tile ordered when empty { put bag into row(n, p) }
`;
  it('does the same as the reference', async () => {
    const model = modelOf(`${many}play {
      put Tile into bag
      for n in 1..9 { draw n from bag to row(n, ann) }
      put row(4, ann) under row(3, ann)
      put { t in Tile where t in row(9, ann) or t in row(3, ann) } + {t17, t140} onto row(8, ann)
      shuffle row(8, ann)
      let some = random 30 of bag
      put some onto row(20, ann)
      draw 40 from row(20, ann) to row(1, ann)
      ann.score = sum t in row(1, ann): if t in some then 1 else 100
    }`);
    const game = await playBoth(model);
    for (const seed of [1, 2, 3]) {
      const { ours, theirs } = game(seed);
      expect(ours).toEqual(theirs);
      expect(ours.at(-1)?.fault).toBeUndefined();
    }
  });
});
