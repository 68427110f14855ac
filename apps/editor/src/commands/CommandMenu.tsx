import { useStore, useWorkbench } from '../context.ts';
import { Menu, MenuGroup, MenuItem } from '../ui/Menu.tsx';
import type { Word } from '../words.ts';
import type { Command } from './command.ts';
import { keyName } from './key-name.ts';
import { isAvailable } from './registry.ts';
import { runCommand } from './run-command.ts';

interface Props {
  readonly label: Word;
  readonly commands: readonly Command[];
}

/** A menu of commands under their headings; what can't be done now isn't in it. */
export const CommandMenu = ({ label, commands }: Props) => {
  const { bench, t } = useWorkbench();
  const ids = useStore((state) => commands.filter((one) => isAvailable(one, state)).map(({ id }) => id));
  const available = commands.filter(({ id }) => ids.includes(id));
  const groups = [...new Set(available.map(({ group }) => group))];
  return (
    <Menu label={t(label)}>
      {groups.map((group) => (
        <MenuGroup key={group} label={t(group)}>
          {available
            .filter((one) => one.group === group)
            .map((one) => (
              <MenuItem
                key={one.id}
                icon={one.icon}
                keys={one.keys?.[0] === undefined ? undefined : keyName(one.keys[0], t)}
                onClick={() => void runCommand(bench, one)}
              >
                {one.title(t)}
              </MenuItem>
            ))}
        </MenuGroup>
      ))}
    </Menu>
  );
};
