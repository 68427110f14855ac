import { useState } from 'react';
import { useWorkbench } from '../context.ts';
import { Combobox } from '../ui/Combobox.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './CommandPalette.module.css';
import type { Command } from './command.ts';
import { searchCommands } from './command-search.ts';
import { keyName } from './key-name.ts';
import { COMMANDS, isAvailable } from './registry.ts';
import { runCommand } from './run-command.ts';

/** All that can be done now, by name. */
export const CommandPalette = ({ onClose }: { readonly onClose: () => void }) => {
  const { bench, t } = useWorkbench();
  const [query, setQuery] = useState('');
  // What can be done is settled when it opens: the page behind it stands still.
  const [available] = useState(() =>
    COMMANDS.filter((one) => isAvailable(one, bench.store.get())).map((command) => ({
      command,
      title: command.title(t),
      group: t(command.group),
    })),
  );
  const choose = ({ command }: { readonly command: Command }): void => {
    onClose();
    // The focus goes back to where it was first: some commands are about what has it.
    setTimeout(() => void runCommand(bench, command));
  };
  return (
    <Dialog title={t('showCommands')} onClose={onClose} bare>
      <Combobox
        label={t('showCommands')}
        placeholder={t('commandName')}
        query={query}
        onQuery={setQuery}
        items={searchCommands(available, query)}
        keyOf={({ command }) => command.id}
        textOf={({ title }) => title}
        onChoose={choose}
        nothing={t('noCommand')}
        draw={(one) => <Row {...one} />}
      />
    </Dialog>
  );
};

const Row = ({
  command,
  title,
  group,
}: {
  readonly command: Command;
  readonly title: string;
  readonly group: string;
}) => {
  const { t } = useWorkbench();
  return (
    <>
      <span className={styles.icon}>{command.icon === undefined ? null : <Icon of={command.icon} />}</span>
      <span className={styles.title}>{title}</span>
      <span className="quiet">{group}</span>
      {command.keys?.[0] === undefined ? null : <kbd className={styles.keys}>{keyName(command.keys[0], t)}</kbd>}
    </>
  );
};
