import { useWorkbench } from '../context.ts';
import { Button } from '../ui/Button.tsx';
import type { Command } from './command.ts';
import { runCommand } from './run-command.ts';

interface Props {
  readonly command: Command;
  readonly look?: 'primary' | 'plain';
}

/** A command as a button with its icon and title. */
export const CommandButton = ({ command, look }: Props) => {
  const { bench, t } = useWorkbench();
  const { icon, title } = command;
  return (
    <Button
      {...(look === undefined ? {} : { look })}
      {...(icon === undefined ? {} : { icon })}
      onClick={() => void runCommand(bench, command)}
    >
      {title(t)}
    </Button>
  );
};
