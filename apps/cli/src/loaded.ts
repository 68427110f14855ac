import { guarded } from '@sandtable/compiler';
import { type Diagnostic, finding } from '@sandtable/diagnostics';
import type { GameModule } from '@sandtable/engine';
import { optionCodes } from '@sandtable/session';
import type { Game } from './game.ts';
import { loadModule } from './module.ts';
import { isPlayable } from './report.ts';

/** The game with what is wrong with its module, if it can't be loaded or begun. */
export async function loaded(game: Game): Promise<Game> {
  const { javascript, findings } = game.compiled;
  if (!isPlayable(game) || javascript === undefined) return game;
  const file = game.sources.find(({ path }) => path.endsWith('.sand'))?.path ?? '';
  const more = await loadFindings(javascript, file);
  return { ...game, compiled: { ...game.compiled, findings: [...findings, ...more] } };
}

/** Loads a module and begins a match with each seat layout. */
export async function loadFindings(javascript: string, file: string): Promise<readonly Diagnostic[]> {
  try {
    const module = await loadModule(javascript);
    return guarded(file, () => begun(module));
  } catch (error) {
    // What V8 says of code is one line; the address of the module is all of the code.
    const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return [finding('internal/crash', { file, start: 0, end: 0 }, { message: message.slice(0, LONGEST) })];
  }
}

const LONGEST = 200;

/** A match that ends at once by a runtime error has begun: that is a mistake in the rules, which games show. */
function begun({ info, layout, start }: GameModule): readonly [] {
  const S = new Int32Array(layout.size);
  for (const seats of info.layouts.keys()) start(S, 1, seats, optionCodes(info, {}));
  return [];
}
