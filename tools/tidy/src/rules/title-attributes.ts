import { isTest, lineAt, type Rule, sources } from '../tree.ts';

const BOUND = /^apps\/editor\/src\/.*\.tsx$/;
/** Elements begin with a small letter; components may have a heading called `title`. `>` may stand in attributes. */
const TITLED = /<[a-z][\w-]*\s(?:[^<>]|=>| [<>]=? )*?\btitle=/g;

/** What is only in a `title` is seen by nobody who works by touch or keyboard. */
export const titleAttributes: Rule = (tree) =>
  sources(tree)
    .filter(([path]) => BOUND.test(path) && !isTest(path))
    .flatMap(([path, text]) =>
      [...text.matchAll(TITLED)].map((match) => ({
        path,
        line: lineAt(text, match.index + match[0].length - 1),
        advice: 'A title can’t be reached by touch or keyboard: use ui/Tooltip or ui/Hint, or write it on the page.',
      })),
    );
