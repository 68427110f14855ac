import { expect, it } from 'vitest';
import { compile, textFindings } from '../src/index.ts';

const RULES = `ruleset "walk" version "1.0.0" language 1
kind Side
kind Town { near: bool }
relation road: Town -- Town
table Side { id
  red
  blue }
table Town { id near
  arden true
  bern false }
table road {
  arden -- bern }
seats for Side { two { first {red} second {blue} } }
function close(t: Town): bool = t.near or road(t, arden)
play {
  choose order by red {
    go(t in Town where close(t)) -> log "went" (t)
  }
}
`;

/** What is wrong with English texts. */
function wrong(...paths: readonly string[]): readonly string[] {
  const texts = { path: 'l10n/messages.en.ftl', text: paths.map((path) => `${path} = Words.\n`).join('') };
  const files = [{ path: 'rules.sand', text: RULES }, texts];
  const { model } = compile(files, {});
  return textFindings(files, model, false).map(({ code, fields }) => `${code} ${fields.id}`);
}

it('texts can say what it means that a condition holds or doesn’t, and that nothing is left to choose', () => {
  const said = ['function--close--true', 'function--close--false', 'relation--road--true', 'relation--road--false'];
  expect(wrong(...said, 'play--order--go--t--empty')).toEqual([]);
  const others = ['function--close--maybe', 'function--far--false', 'play--order--go--empty'];
  expect(wrong(...others)).toEqual(others.map((path) => `text/unused ${path}`));
});

it('texts can name what rules keep under a name, for reasons that speak of it', () => {
  expect(wrong('local--t')).toEqual([]);
  expect(wrong('local--u')).toEqual(['text/unused local--u']);
});
