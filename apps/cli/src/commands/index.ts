import type { Command } from '../command.ts';
import { build } from './build.ts';
import { check } from './check.ts';
import { compare } from './compare.ts';
import { diff } from './diff.ts';
import { edit } from './edit.ts';
import { explain } from './explain.ts';
import { facts } from './facts.ts';
import { fmt } from './fmt.ts';
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

export const commands: readonly Command[] = [
  newRuleset,
  check,
  build,
  test,
  mutate,
  fmt,
  play,
  simulate,
  odds,
  why,
  sections,
  facts,
  text,
  l10n,
  rulebook,
  picture,
  map,
  pack,
  unpack,
  stamp,
  rebase,
  diff,
  compare,
  explain,
  edit,
  lsp,
];
