import type { Workbench } from '../state/workbench.ts';
import { monaco } from './monaco.ts';

const WATCH = 'sand.watch-this';

/** A link that watches an expression, while there is a match to be watched. */
export const watchThis = (bench: Workbench, expression: string): readonly monaco.IMarkdownString[] => {
  if (bench.store.get().view === undefined) return [];
  const link = `command:${WATCH}?${encodeURIComponent(JSON.stringify([expression]))}`;
  const value = `[${bench.say('watchIt')}](${link}) \`${expression}\``;
  return [{ value, isTrusted: { enabledCommands: [WATCH] } }];
};

export const watching = (bench: Workbench): monaco.IDisposable =>
  monaco.editor.registerCommand(WATCH, (_, expression: string) => bench.why.watchAlso(expression));
