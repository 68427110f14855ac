import type { Command } from '../command.ts';
import { build } from './build.ts';
import { check } from './check.ts';
import { compare } from './compare.ts';
import { diff } from './diff.ts';
import { edit } from './edit.ts';
import { examples } from './examples.ts';
import { explain } from './explain.ts';
import { facts } from './facts.ts';
import { fmt } from './fmt.ts';
import { games } from './games.ts';
import { l10n } from './l10n.ts';
import { lsp } from './lsp.ts';
import { map } from './map.ts';
import { mutate } from './mutate.ts';
import { newRuleset } from './new.ts';
import { odds } from './odds.ts';
import { pack } from './pack.ts';
import { picture } from './picture.ts';
import { play } from './play.ts';
import { rebase } from './rebase.ts';
import { rulebook } from './rulebook.ts';
import { sections } from './sections.ts';
import { simulate } from './simulate.ts';
import { stamp } from './stamp.ts';
import { test } from './test.ts';
import { text } from './text.ts';
import { unpack } from './unpack.ts';
import { why } from './why.ts';

/** The commands as the help lists them. */
export const groups: readonly (readonly [title: string, commands: readonly Command[]])[] = [
  ['Create and check', [newRuleset, games, check, test, mutate, fmt, build, explain]],
  ['Play and analyze', [play, simulate, odds, why]],
  ['House rules', [diff, compare, examples, stamp, rebase]],
  ['Rulebook and sources', [text, rulebook, sections, facts]],
  ['Translate', [l10n]],
  ['Pictures and maps', [picture, map]],
  ['Share', [pack, unpack]],
  ['Editors', [edit, lsp]],
];

export const commands: readonly Command[] = groups.flatMap(([, ones]) => ones);
