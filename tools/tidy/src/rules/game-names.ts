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
  'firstof',
  'inorder',
  'inplay',
  'inuse',
  'lineof',
  'oneline',
  'placeof',
  'turnof',
  'setup',
  'verdicton',
]);
/** A name of several words, `lastStand` or `last_stand`, or an abbreviation: it says which game it is of. */
const TELLING = /^(?:\w*[a-z\d](?:[A-Z]|_[a-z])\w*|[A-Z]{4,})$/;

/**
 * Libraries and apps know no game: neither the name of a ruleset, nor a member of one of its kinds, nor a telling name
 * out of its rules occurs in them.
 */
export const gameNames: Rule = (tree) => {
  const names = namesOf(tree);
  if (names.length === 0) return [];
  const pattern = new RegExp(`\\b(${names.join('|')})\\b`, 'gi');
  return sources(tree)
    .filter(([path]) => !path.startsWith('tools/') && !isTest(path) && !path.startsWith('libs/testkit/'))
    .flatMap(([path, text]) =>
      [...text.matchAll(pattern)].map((match) => ({
        path,
        line: lineAt(text, match.index),
        advice: `"${match[0]}" belongs to a ruleset: libraries and apps must not know any game.`,
      })),
    );
};

function namesOf(tree: Tree): readonly string[] {
  const names = new Set<string>();
  for (const [path, text] of tree.files) {
    const game = /^rulesets\/([\w-]+)\//.exec(path)?.[1];
    if (game === undefined) continue;
    names.add(game);
    if (path.endsWith('.json'))
      for (const match of text.matchAll(/"id":\s*"(\w+)"/g)) names.add((match[1] ?? '').toLowerCase());
    if (path.endsWith('.sand')) for (const name of tellingIn(text)) names.add(name.toLowerCase());
  }
  return [...names].filter((name) => name.length > 4 && !COMMON.has(name));
}

const tellingIn = (rules: string): readonly string[] =>
  [...rules.replace(/\/\/.*|"[^"\n]*"/g, '').matchAll(/\b[A-Za-z]\w*/g)].flatMap(([name]) =>
    TELLING.test(name) ? [name] : [],
  );
