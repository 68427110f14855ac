import { createCompiler } from '@sandtable/compiler';
import { applyEdits } from '@sandtable/text';
import { describe, expect, it } from 'vitest';
import { mirrorsAt } from '../src/index.ts';
import { overlapping } from './apart.ts';

const RULES = `ruleset "sides" version "1.0.0" language 1
kind Side { strength: 1..9, state score: 0..9 = 0 }
table Side {
  id    strength
  red   2
  blue  3
}
kind Post { owner: Side, value: 1..9 }
table Post {
  id       owner  value
  redGate  red    2
  hill     red    3
}
type Weather = dry | wet | snow | fog
state weather: Weather = dry
seats for Side { two { one {red} other {blue} } }
function redPosts() = count p in Post where p.owner == red
function pays(s: Side): 0..9 = match s {
  red -> 2
  else -> 1
}
function slow(w: Weather): 0..3 = match w {
  dry -> 0
  snow -> 3
  else -> 1
}
play {
  phase rowing {
    step advance { let post = choose one of p in Post by red  red.score = post.value  blue.score = 0 }
  }
  finish won by {red}
}
procedure raid() {
  choose plan by blue {
    strike -> blue.score += redPosts()
    wait
  }
}
expect redPosts() == 2
example "red raids" { given { red.score = 1 } run raid() { plan: wait } then { red.score == 1 } }
`;

const filesOf = (text: string) => [{ path: 'main.sand', text }];

const at = (text: string, place: string) => {
  const compiler = createCompiler({ uses: true });
  expect(compiler.findings(filesOf(text))).toEqual([]);
  const library = compiler.library(filesOf(text));
  if (library === undefined) throw new Error('no library');
  return mirrorsAt(library, 'main.sand', text.indexOf(place) + 1, 'en');
};

/** Each change with the lines that it brings in, after it was seen that nothing is wrong with the rules then. */
const brought = (place: string) =>
  at(RULES, place).map(({ title, edits }) => {
    expect(overlapping(edits)).toEqual([]);
    const text = applyEdits(RULES, edits);
    expect(createCompiler().findings(filesOf(text)), text).toEqual([]);
    const [edit] = edits;
    return [title, edit?.text.trim()];
  });

describe('the same rule for somebody else', () => {
  it('a declaration with a name of its own', () => {
    expect(brought('redPosts() = count')).toEqual([
      ['Repeat for blue instead of red', 'function bluePosts() = count p in Post where p.owner == blue'],
    ]);
  });

  it('a row of a table', () => {
    expect(brought('redGate  red')[0]?.[1]).toBe('blueGate  blue    2');
    expect(brought('hill     red')[0]?.[1]).toBe('hillBlue     blue    3');
  });

  it('an arm, for those that have none yet', () => {
    expect(brought('dry -> 0')).toEqual([
      ['Repeat for wet instead of dry', 'wet -> 0'],
      ['Repeat for fog instead of dry', 'fog -> 0'],
    ]);
    expect(brought('red -> 2').map(([, text]) => text?.split('(')[0])).toEqual(['function paysBlue']);
  });

  it('a step, with both sides swapped and names of its own', () => {
    expect(brought('step advance')).toEqual([
      [
        'Repeat for blue instead of red',
        'step advanceBlue { let postBlue = choose one of p in Post by blue  blue.score = postBlue.value  red.score = 0 }',
      ],
    ]);
  });

  it('an answer of a question', () => {
    expect(brought('strike ->')[0]?.[1]).toBe('strikeRed -> red.score += redPosts()');
  });

  it('what has no name, or a title', () => {
    expect(brought('example "red')[0]?.[1]).toContain('example "blue raids" { given { blue.score = 1 }');
  });

  it('whatever is offered anywhere checks', () => {
    for (let offset = 0; offset < RULES.length; offset += 7) brought(RULES.slice(offset, offset + 40));
  });

  it('follows edits before it, and offers nothing where nobody is named', () => {
    const compiler = createCompiler({ uses: true });
    compiler.library(filesOf(RULES));
    const later = RULES.replace('seats for', '// Who plays.\nseats for');
    const library = compiler.library(filesOf(later));
    const [change] = library ? mirrorsAt(library, 'main.sand', later.indexOf('redPosts() = count'), 'de') : [];
    expect(change?.title).toBe('Für blue statt red wiederholen');
    expect(applyEdits(later, change?.edits ?? [])).toContain('\n\nfunction bluePosts() =');
    expect(at(RULES, 'expect redPosts')).toEqual([]);
    expect(at(RULES, 'kind Side')).toEqual([]);
  });
});
