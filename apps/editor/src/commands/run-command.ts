import type { Workbench } from '../state/workbench.ts';
import type { Command } from './command.ts';

/** Runs a command. One that throws is reported, and the page goes on. */
export const runCommand = async (bench: Workbench, { run }: Command): Promise<void> => {
  try {
    await run(bench);
  } catch (error) {
    bench.actions.reportTrouble(error);
  }
};
