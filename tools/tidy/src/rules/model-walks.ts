import { isTest, lineAt, type Rule, sources } from '../tree.ts';

/** The tables of the parts of nodes, and the walks over them. */
const HOME = 'libs/model/';
const MODEL = /from '@sandtable\/model'/;
const NODE = 'node|expr|stmt|pattern|arm|body|tree|part|child|root|model|value|one|e';
/** Keys of what may be a node are gone through, or a node is taken for anything that may have a tag. */
const WALK = new RegExp(
  `for \\(const \\w+ in |Object\\.(?:entries|keys|values)\\((?:${NODE})\\)|as \\{ (?:readonly )?[esp]\\?: `,
  'g',
);

/** What walks over a model by the names of fields misses nodes that are new, and takes what is no node for one. */
export const modelWalks: Rule = (tree) =>
  sources(tree)
    .filter(([path, text]) => !isTest(path) && !path.startsWith(HOME) && MODEL.test(text))
    .flatMap(([path, text]) =>
      [...text.matchAll(WALK)].map(({ index }) => ({
        path,
        line: lineAt(text, index),
        advice: 'This loops over the keys of an object: use `walk`, `eachChild` or `changed` of the model.',
      })),
    );
