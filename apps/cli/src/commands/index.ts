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
import { ladder } from './ladder.ts';
import { lsp } from './lsp.ts';
import { map } from './map.ts';
import { migrate } from './migrate.ts';
import { mutate } from './mutate.ts';
import { newRuleset } from './new.ts';
import { odds } from './odds.ts';
import { pack } from './pack.ts';
import { picture } from './picture.ts';
import { play } from './play.ts';
import { rebase } from './rebase.ts';
import { results } from './results.ts';
import { rulebook } from './rulebook.ts';
import { sections } from './sections.ts';
import { simulate } from './simulate.ts';
import { stamp } from './stamp.ts';
import { sweep } from './sweep.ts';
import { test } from './test.ts';
import { text } from './text.ts';
import { unpack } from './unpack.ts';
import { why } from './why.ts';
import { worker } from './worker.ts';

/** The commands as the help lists them; `help-group--TITLE` in its words is what a group is called. */
export const groups: readonly (readonly [title: string, commands: readonly Command[]])[] = [
  ['create', [newRuleset, games, check, test, mutate, fmt, migrate, build, explain]],
  ['play', [play, simulate, worker, ladder, sweep, results, odds, why]],
  ['variants', [diff, compare, examples, stamp, rebase]],
  ['book', [text, rulebook, sections, facts]],
  ['translate', [l10n]],
  ['pictures', [picture, map]],
  ['share', [pack, unpack]],
  ['editors', [edit, lsp]],
];

export const commands: readonly Command[] = groups.flatMap(([, ones]) => ones);
