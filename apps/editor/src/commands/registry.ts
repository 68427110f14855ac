import type { State } from '../state/state.ts';
import type { Word } from '../words.ts';
import type { Command } from './command.ts';
import { MATCH_COMMANDS } from './match-commands.ts';
import { PAGE_COMMANDS } from './page-commands.ts';
import { PANEL_COMMANDS } from './panel-commands.ts';
import { PROJECT_COMMANDS } from './project-commands.ts';
import { TEXT_COMMANDS } from './text-commands.ts';

/** Everything that can be done on the page by name. */
export const COMMANDS: readonly Command[] = [
  ...PAGE_COMMANDS,
  ...PROJECT_COMMANDS,
  ...TEXT_COMMANDS,
  ...MATCH_COMMANDS,
  ...PANEL_COMMANDS,
];

const AT_THE_TABLE: readonly Word[] = ['play', 'keysPage'];

/** Whether a command can be used now. The table has those of the match and of the page itself. */
export const isAvailable = ({ when, group }: Command, state: State): boolean =>
  (state.face === 'workshop' || AT_THE_TABLE.includes(group)) && (when?.(state) ?? true);

export const commandOf = (id: string): Command => {
  const command = COMMANDS.find((one) => one.id === id);
  if (command === undefined) throw new Error(`There is no command ${id}.`);
  return command;
};
