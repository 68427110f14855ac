import type { Row } from './row.ts';
import { adjudication, entangledConvoys } from './rows/adjudication.ts';
import {
  compileOverParse,
  corpusCompile,
  editConstant,
  editManyFiles,
  editOneFile,
  growth,
  largestCompile,
  longestCompile,
  variantsOverBase,
} from './rows/authoring.ts';
import { growthHuge, growthLarge } from './rows/growth.ts';
import { choicesInPattern, equalMessages, openBrackets, tinyVariants } from './rows/hostile.ts';
import { mistakesCaught, mistakesOnce } from './rows/mistakes.ts';
import { hexDiceOverFlat, hexDiceOverPeer, stateCopy, warOverHand, wholeGames } from './rows/playing.ts';
import { reachAndTargets } from './rows/reach.ts';
import { processesOverOne, workersOverOne, workersOverOneLarger, workersOverOneLong } from './rows/scale.ts';
import { startOfHelp } from './rows/starting.ts';

export const ROWS: Readonly<Record<string, () => Row | Promise<Row>>> = {
  'hexdice-peer': hexDiceOverPeer,
  'hexdice-flat': hexDiceOverFlat,
  'play-der-erste-weltkrieg-by-hand': warOverHand,
  ...wholeGames(),
  'growth-331': growthLarge,
  'growth-1951': growthHuge,
  'state-copy': stateCopy,
  'reach-targets': reachAndTargets,
  adjudication,
  'adjudication-entangled': entangledConvoys,
  'simulate-workers': workersOverOne,
  'simulate-workers-long': workersOverOneLong,
  'simulate-workers-larger': workersOverOneLarger,
  'simulate-processes': processesOverOne,
  'compile-ruleset': largestCompile,
  'compile-longest': longestCompile,
  'compile-corpus': corpusCompile,
  'compile-parse': compileOverParse,
  'start-help': startOfHelp,
  'compile-growth': growth,
  'compile-variants': variantsOverBase,
  'growth-messages': equalMessages,
  'growth-brackets': openBrackets,
  'growth-patterns': choicesInPattern,
  'growth-variants': tinyVariants,
  'edit-one-file': editOneFile,
  'edit-constant': editConstant,
  'edit-many-files': editManyFiles,
  'mistakes-caught': mistakesCaught,
  'mistakes-once': mistakesOnce,
};
