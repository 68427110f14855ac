import type { InputFile } from '@sandtable/compiler';

/** A made-up ruleset of about so many lines, in `files` files: blocks of the usual mixture that refer to each other. */
export function corpus(lines: number, files: number): readonly InputFile[] {
  const head = HEAD.trim();
  const blocks = Math.round((lines - head.split('\n').length) / block(1).split('\n').length);
  const texts = Array.from({ length: files }, (): string[] => []);
  for (let n = 0; n < blocks; n++) texts[Math.floor((n * files) / blocks)]?.push(block(n));
  texts[0]?.unshift(head);
  return texts.map((parts, i) => ({ path: `part${String(i).padStart(3, '0')}.sand`, text: `${parts.join('\n')}\n` }));
}

const HEAD = `
ruleset "corpus" version "1.0.0" language 1
type Turn = 1..6
kind Player { state score: 0..30000 = 0 }
table Player {
  id
  red
  blue
}
die Cube { 1..6 }
state turn: Turn = 1
seats for Player {
  two { first {red}  second {blue} }
}
play {
  for t in Turn {
    turn = t
    for p in Player { round0(p) }
  }
  finish won by { p in Player where p.score >= 10 } because "most-points"
}
`;

/** Every block is the same up to its number, and calls the one before it, so that names are looked up across files. */
function block(n: number): string {
  const before = n > 0 ? `reach${n - 1}(p)` : 'turn';
  return `
type Mode${n} = slow${n} | quick${n} | loaded${n}(Turn)
kind Zone${n} {
  size: 0..9
  coast: bool = false
  state owner: Player?
}
kind Unit${n} {
  side: Player
  strength: 0..5
  state at: Zone${n}?
  state mode: Mode${n} = slow${n}
}
relation road${n}: Zone${n} -- Zone${n} { opens: Turn = 1 }
constant limit${n}: 1..9 = 3                                         §${n}.1
table Zone${n} {
  id      size  coast
  za${n}  3     true
  zb${n}  4     _
  zc${n}  5     _
}
table Unit${n} {
  id      side  strength  at
  ua${n}  red   3         za${n}
  ub${n}  blue  4         zb${n}
}
table road${n} {
  za${n} -- zb${n} --{opens: 3} zc${n}
}
function units${n}(p: Player): set of Unit${n} = { u in Unit${n} where u.side == p and u.at is not none }
function ways${n}(z: Zone${n}): set of Zone${n} = { y in road${n}(z) where road${n}.opens(z, y) <= turn }
function reach${n}(p: Player): int = (sum u in units${n}(p): u.strength) + min(6, ${n > 0 ? `base${n - 1}(p)` : before})
function base${n}(p: Player): int = count z in Zone${n} where z.owner == p and z.size > limit${n}
function worth${n}(m: Mode${n}): 0..6 = match m {
  slow${n} -> 1
  quick${n} -> 2
  loaded${n}(t) -> t
}
/// What a player does with the units of block ${n}.
procedure round${n}(p: Player) {                                     §${n}.2
  choose action by p {
    go(u in units${n}(p)) -> march${n}(p, u)
    rest
  }
}
procedure march${n}(p: Player, u: Unit${n}) {
  if u.at is here: Zone${n} {
    let goal = choose optional one of z in ways${n}(here) by p where z.owner != p else "own-zone"
    if goal is z: Zone${n} {
      let pips = roll Cube by p
      if pips + worth${n}(u.mode) >= z.size {
        u.at = z
        z.owner = p
        p.score += 1
        log "taken" (p, z, u)
      }
    }
  }
}`;
}
