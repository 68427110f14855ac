import { languageArguments, start } from '../command/command.ts';

/** The output of the command, whether it found something or not; empty if it can't be started. */
export const outputOf = (args: readonly string[], cwd: string, stop: (kill: () => void) => void): Promise<string> =>
  new Promise((resolve) => {
    const child = start([...args, ...languageArguments()], { cwd });
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += String(chunk);
    });
    child.on('error', () => resolve(''));
    child.on('close', () => resolve(output));
    stop(() => child.kill());
  });
