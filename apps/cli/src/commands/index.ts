import type { Command } from '../command.ts';
import { build } from './build.ts';
import { check } from './check.ts';
import { edit } from './edit.ts';
import { explain } from './explain.ts';
import { fmt } from './fmt.ts';
import { play } from './play.ts';
import { simulate } from './simulate.ts';
import { test } from './test.ts';

export const commands: readonly Command[] = [check, build, test, fmt, play, simulate, explain, edit];
