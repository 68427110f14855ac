import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './folder.ts';

/** A small game with all sorts of questions: several at once, a place of the board, and a menu with parameters. */
const RULES = `ruleset "questions" version "1.0.0" language 1 layout "layout.json"
kind Side
table Side { id
  red
  blue
}
kind Town { holder: Side }
table Town { id holder
  aria red
  bree red
  cole blue
  dorn blue
  eske blue
}
type Sort = cart | ship | sledge
type Build = { sort: Sort, site: Town }
seats for Side { one { a {red, blue} } }
state seen: 0..99 = 0
play {
  repeat 3 times {
    let built = choose 1..2 of b in Build as builds by red
      where b.site.holder == red else "not-yours"
      where b.sort == cart or b.site == bree else "no-water"
    seen += count(built)
    let site = choose one of t in Town as where_to by blue where t.holder == blue else "foreign"
    log "went" (site)
    choose errand by red {
      rest -> seen += 0
      go(start in Town, end in Town) -> seen += 1
    }
  }
}
`;
const LAYOUT = {
  version: 1,
  board: { kind: 'Town' },
  places: {
    'Town.aria': { at: [0, 0] },
    'Town.bree': { at: [40, 0] },
    'Town.cole': { at: [20, 30] },
    'Town.dorn': { at: [0, 60] },
    'Town.eske': { at: [40, 60] },
  },
  sides: {
    red: { colour: '#b3372b', pattern: 'hatch', letter: 'R' },
    blue: { colour: '#2b2f36', pattern: 'solid', letter: 'B' },
  },
  kinds: { Town: { draw: 'place', side: 'holder' } },
};

/** Writes the ruleset `questions` among those that the server shows. */
export function writeQuestions(): string {
  const folder = join(root, 'questions');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'rules.sand'), RULES);
  writeFileSync(join(folder, 'layout.json'), JSON.stringify(LAYOUT));
  return folder;
}
