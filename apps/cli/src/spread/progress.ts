import type { Context } from '../command.ts';

const WIDTH = 30;
/** Seconds between two lines: more often than this nobody can read. */
const PAUSE = 0.1;

/** Draws a bar on a terminal while work is done, and takes it away at the end. */
interface Progress {
  report(done: number): void;
  end(): void;
}

/** `path` names the wording of how far it is: `done` of `games`. */
export function progress(context: Context, games: number, path = 'simulate/progress'): Progress {
  const draw = context.json ? undefined : context.io.progress;
  let last = Number.NEGATIVE_INFINITY;
  return {
    report(done) {
      const now = context.io.seconds();
      if (draw === undefined || now - last < PAUSE) return;
      last = now;
      draw(`${bar(done / games)} ${context.messages.text(path, { done, games })}`);
    },
    end: () => draw?.(''),
  };
}

function bar(share: number): string {
  const full = Math.round(share * WIDTH);
  return `[${'='.repeat(full)}${' '.repeat(WIDTH - full)}]`;
}
