import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { layoutFile } from '@sandtable/compiler';
import type { GameInfo } from '@sandtable/engine';
import type { Messages } from '@sandtable/messages';
import type { Picture } from '@sandtable/rulebook';
import { callWords, ownersOf } from '@sandtable/session';
import { nonRuleFiles } from '../files.ts';
import type { Game } from '../game.ts';
import { loadModule } from '../module.ts';
import { resource } from '../resources.ts';
import { exampleAt, type Position, positionOf, wayOfCall } from './example-position.ts';

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
interface Figure {
  readonly svg: string;
  readonly legend: string;
}
/** What a figure is about, by `Kind.member`. */
interface Focus {
  readonly on: readonly string[];
  readonly ways: readonly { readonly from: string; readonly to: string }[];
}
export interface Drawer {
  /** The style sheet of a board. */
  readonly boardStyles: string;
  readonly boardPicture: (drawn: Drawn) => string;
  /** A file by itself; nothing where a game has no sheet. */
  readonly boardFile: (drawn: Drawn, width: number) => string | undefined;
  /** The sheet of a drawn page, cropped to some of its pieces and places. */
  readonly figureOf: (page: string, focus: Focus) => Figure | undefined;
  readonly movedBetween: (before: string, after: string) => readonly string[];
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
  layoutFile(game.compiled, [...(await nonRuleFiles(game)), ...game.sources]).file?.text;

/** Draws boards of a game; nothing where the workbench is not built. */
export async function drawer(game: Game, messages: Messages, examples: readonly string[]) {
  const { javascript, model } = game.compiled;
  const drawing = await boardDrawer();
  if (drawing === undefined || javascript === undefined || model === undefined) return { draw: undefined, css: '' };
  const layout = await layoutText(game);
  const page = ({ info, view }: Position): string =>
    drawing.boardPicture({ info, view, layout, ...wordsIn(info, messages) });
  const start = positionOf(await loadModule(javascript), undefined);
  const whole = start && drawing.figureOf(page(start), { on: [], ways: [] });
  const shown = new Map<string, Figure>();
  for (const example of model.examples.filter(({ name }) => examples.includes(name))) {
    const before = await exampleAt(game, model, example, 'empty');
    const given = await exampleAt(game, model, example, 'given');
    if (before === undefined || given === undefined) continue;
    const drawn = page(given);
    const ways = wayOfCall(given);
    const on = drawing.movedBetween(page(before), drawn);
    const figure = drawing.figureOf(drawn, { on: on.length > MANY && ways.length > 0 ? [] : on, ways });
    if (figure !== undefined) shown.set(example.name, figure);
  }
  const draw = (example: string | undefined, { title }: { readonly title: string }): Picture | undefined => {
    if (example === undefined) return whole && { ...whole, caption: messages.text('rulebook/board') };
    const figure = shown.get(example);
    // Its signs are explained where the board is.
    return figure && { svg: figure.svg, caption: messages.text('rulebook/example', { title }) };
  };
  return { draw, css: drawing.boardStyles };
}

/** So many pieces are no detail any more. */
const MANY = 16;

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
