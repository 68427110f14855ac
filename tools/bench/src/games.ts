import { readFileSync } from 'node:fs';
import { type InputFile, isSource } from '@sandtable/compiler';
import { gameOfTutorial } from '@sandtable/testkit';
import { readRuleset, rulesetNames } from './ruleset.ts';

/** The game that the tutorial builds in twelve steps. */
const TUTORIAL = new URL('../../../docs/tutorials/from-rulebook-to-ruleset.md', import.meta.url);
const OF_TUTORIAL = 'two-rivers';

/** All games that are measured: the shipped ones, and that of the tutorial. */
export const gameNames = (): readonly string[] => [...rulesetNames(), OF_TUTORIAL];

/** Rules and tables of a game. */
export const readGame = (name: string): readonly InputFile[] =>
  name === OF_TUTORIAL
    ? gameOfTutorial(readFileSync(TUTORIAL, 'utf8')).filter(({ path }) => isSource(path))
    : readRuleset(name);
