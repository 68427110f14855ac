import { isTest, lineAt, type Rule, sources, type Tree } from '../tree.ts';

/** Words of rulesets that are plain English or German words of the field as well. */
const COMMON = new Set([
  'first',
  'second',
  'third',
  'north',
  'south',
  'dice',
  'index',
  'value',
  'three',
  'front',
  'longest',
  'apartfrom',
  'armof',
  'faceup',
  'firstof',
  'heavy',
  'inorder',
  'inplay',
  'inuse',
  'lineof',
  'mounted',
  'nextto',
  'oneline',
  'placeof',
  'turnof',
  'setup',
  'fighter',
  'gunboat',
  'howitzer',
  'infantry',
  'mortar',
  'zeppelin',
  'verdicton',
]);
/** A name of several words, `lastStand` or `last_stand`, or an abbreviation: it says which game it is of. */
const TELLING = /^(?:\w*[a-z\d](?:[A-Z]|_[a-z])\w*|[A-Z]{4,})$/;

/**
 * Libraries and apps know no game: neither the name of a ruleset, nor a member of one of its kinds, nor a telling name
 * out of its rules occurs in them. Tests may say which ruleset they run over, and browser tests what they do in it.
 */
export const gameNames: Rule = (tree) => {
  const paths = sources(tree).filter(([path]) => !path.startsWith('tools/') && !path.includes('/e2e/'));
  const [games, words] = [patternOf(gamesIn(tree)), patternOf(wordsIn(tree))];
  return paths.flatMap(([path, text]) =>
    [isTest(path) ? [] : found(games, text), found(words, text)].flat().map((match) => ({
      path,
      line: lineAt(text, match.index),
      advice: `"${match[0]}" belongs to a ruleset: libraries and apps must not know any game.`,
    })),
  );
};

const patternOf = (names: ReadonlySet<string>): RegExp | undefined => {
  const all = [...names].filter((name) => name.length > 4 && !COMMON.has(name));
  return all.length === 0 ? undefined : new RegExp(`\\b(${all.join('|')})\\b`, 'gi');
};
const found = (pattern: RegExp | undefined, text: string): readonly RegExpExecArray[] =>
  pattern === undefined ? [] : [...text.matchAll(pattern)];

const GAME = /^rulesets\/([\w-]+)\//;

const gamesIn = ({ files }: Tree): ReadonlySet<string> =>
  new Set([...files.keys()].flatMap((path) => GAME.exec(path)?.[1] ?? []));

function wordsIn({ files }: Tree): ReadonlySet<string> {
  const names = [...files].flatMap(([path, text]) => {
    if (!GAME.test(path)) return [];
    if (path.endsWith('.json')) return [...text.matchAll(/"id":\s*"(\w+)"/g)].map((match) => match[1] ?? '');
    return path.endsWith('.sand') ? tellingIn(text) : [];
  });
  return new Set(names.map((name) => name.toLowerCase()));
}

const tellingIn = (rules: string): readonly string[] =>
  [...rules.replace(/\/\/.*|"[^"\n]*"/g, '').matchAll(/\b[A-Za-z]\w*/g)].flatMap(([name]) =>
    TELLING.test(name) ? [name] : [],
  );
