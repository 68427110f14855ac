import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { GIVEN, prepare } from '@sandtable/analysis';
import { layoutFile } from '@sandtable/compiler';
import { emitJavaScript } from '@sandtable/emit/javascript';
import type { GameInfo, GameModule } from '@sandtable/engine';
import type { Messages } from '@sandtable/messages';
import type { Picture } from '@sandtable/rulebook';
import { callWords, createMatch, ownersOf } from '@sandtable/session';
import { nonRuleFiles } from '../files.ts';
import type { Game } from '../game.ts';
import { loadModule } from '../module.ts';
import { resource } from '../resources.ts';

export interface Drawn {
  readonly info: unknown;
  readonly view: unknown;
  readonly layout: string | undefined;
  readonly nameOf: (member: string, kind?: string) => string;
  /** What the value of a field is called, such as a sort of ground. */
  readonly valueName: (path: string, value: string) => string | undefined;
  /** What a field is called by its path. */
  readonly fieldName: (path: string) => string | undefined;
  /** Without what stands on the board. */
  readonly isBare?: boolean;
}
export interface Drawer {
  readonly boardPicture: (drawn: Drawn) => string;
  /** A file by itself; nothing where a game has no sheet. */
  readonly boardFile: (drawn: Drawn, width: number) => string | undefined;
  readonly boardSheet: (drawn: Drawn, title: string) => string;
  /** The board alone, as large as it may be on one page of this paper. */
  readonly mapSheet: (drawn: Drawn, title: string, paper: 'a4' | 'a3') => string | undefined;
}

/** What draws boards without a page around them; nothing where `npm run build` hasn't made it yet. */
export async function boardDrawer(): Promise<Drawer | undefined> {
  const path = resource('board-pictures.js');
  return existsSync(path) ? ((await import(pathToFileURL(path).href)) as Drawer) : undefined;
}

export const layoutText = async (game: Game): Promise<string | undefined> =>
  layoutFile(game.compiled, [...(await nonRuleFiles(game.folder)), ...game.sources]).file?.text;

/** Draws boards of a game; nothing where the workbench is not built. */
export async function drawer(game: Game, messages: Messages, examples: readonly string[]) {
  const { javascript, model, digest } = game.compiled;
  const drawing = await boardDrawer();
  if (drawing === undefined || javascript === undefined || model === undefined) return { draw: undefined, css: '' };
  const { boardPicture } = drawing;
  const layout = await layoutText(game);
  const pictures = new Map<string | undefined, Picture>();
  const add = (example: string | undefined, module: GameModule, position: Int32Array | undefined): void => {
    const [seats] = module.info.layouts;
    if (seats === undefined) return;
    const put = position ? { ...module, start: (S: Int32Array) => S.set(position) } : module;
    const view = createMatch(put, { seats: seats.name, seed: 1 }).view();
    const svg = boardPicture({ info: module.info, view, layout, ...wordsIn(module.info, messages) });
    // What an example shows is told by the text around it.
    pictures.set(example, { svg, caption: example === undefined ? messages.text('rulebook/board') : '' });
  };
  add(undefined, await loadModule(javascript), undefined);
  for (const example of model.examples.filter(({ name }) => examples.includes(name))) {
    const prepared = prepare(model, example, true);
    const module = await loadModule(emitJavaScript(prepared.model, { digest }));
    add(example.name, module, putUp(module));
  }
  const draw = (example: string | undefined): Picture | undefined => pictures.get(example);
  return { draw, css: await readFile(resource('board.css'), 'utf8') };
}

/** The position that a worked example begins with. */
function putUp(module: GameModule): Int32Array {
  const S = new Int32Array(module.layout.size);
  module.start(
    S,
    1,
    0,
    Int32Array.from(module.info.options, (option) => option.value),
  );
  module.run?.(S, module.info.procedures.lastIndexOf(GIVEN));
  return S;
}

/** What a ruleset calls its members, the values of its fields and the fields themselves. */
export const wordsIn = (info: GameInfo, messages: Messages): Pick<Drawn, 'nameOf' | 'valueName' | 'fieldName'> => {
  const owners = ownersOf(info);
  const fieldName = (path: string): string | undefined => (messages.has(path) ? messages.text(path) : undefined);
  const valueName = (_: string, value: string): string | undefined => fieldName(`${owners.get(value)}.${value}.name`);
  return { nameOf: namesIn(info, messages), valueName, fieldName };
};

const namesIn = (info: GameInfo, messages: Messages): ((member: string, kind?: string) => string) => {
  const calls = callWords(info);
  return (member, kind) => {
    const known = info.kinds.find(({ name, members }) => (kind ?? name) === name && members.includes(member));
    const path = `${known?.name ?? kind ?? ''}.${member}.name`;
    const call = calls.get(path);
    if (call !== undefined && messages.has(call.path)) return messages.text(call.path, call.args);
    return messages.has(path) ? messages.text(path) : member;
  };
};
