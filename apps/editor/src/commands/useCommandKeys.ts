import { useEffect } from 'react';
import { useWorkbench } from '../context.ts';
import type { Workbench } from '../state/workbench.ts';
import type { Command } from './command.ts';
import { isPressed } from './key-press.ts';
import { COMMANDS, isAvailable } from './registry.ts';
import { runCommand } from './run-command.ts';
import { takesText } from './takes-text.ts';

/** The keys of all commands, wherever the focus is. */
export const useCommandKeys = (): void => {
  const { bench } = useWorkbench();
  useEffect(() => {
    const everywhere = (event: KeyboardEvent): void => press(bench, 'everywhere', event);
    const outsideText = (event: KeyboardEvent): void => {
      if (!event.defaultPrevented && !takesText(event.target)) press(bench, 'outside-text', event);
    };
    // The text editor has a use for many keys, and is asked later.
    addEventListener('keydown', everywhere, { capture: true });
    addEventListener('keydown', outsideText);
    return () => {
      removeEventListener('keydown', everywhere, { capture: true });
      removeEventListener('keydown', outsideText);
    };
  }, [bench]);
};

const press = (bench: Workbench, heard: Command['heard'], event: KeyboardEvent): void => {
  const state = bench.store.get();
  const command = COMMANDS.find(
    (one) =>
      (one.heard ?? 'outside-text') === heard &&
      one.keys?.some((keys) => isPressed(keys, event)) &&
      isAvailable(one, state),
  );
  if (command === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  void runCommand(bench, command);
};
