import { Board, type BoardLayout, readLayout } from '@sandtable/board';
import { compile } from '@sandtable/compiler';
import { type Create, engine } from '@sandtable/engine';
import { gallery, templates } from '@sandtable/ide/templates';
import { type AskView, createMatch, type Match, playable } from '@sandtable/session';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { type Template, templateTexts } from '../src/state/templates.ts';

const LAYOUT = 'layout.json';
const MOVES = 25;

/** A match of a template, without its layout if wanted. */
async function opened(template: Template) {
  const texts = templateTexts(template, template);
  const files = [...texts].map(([path, text]) => ({ path, text: text.replace(` layout "${LAYOUT}"`, '') }));
  const { javascript = '' } = compile(files.filter(({ path }) => path !== LAYOUT));
  const address = `data:text/javascript;base64,${Buffer.from(javascript).toString('base64')}`;
  const { create } = (await import(/* @vite-ignore */ address)) as { create: Create };
  const module = playable(create, engine);
  const seats = module.info.layouts.at(-1)?.name ?? '';
  const match = createMatch(module, { seats, seed: 7, options: {} });
  return { match, info: module.info, layout: readLayout(texts.get(LAYOUT) ?? '') };
}

type Opened = Awaited<ReturnType<typeof opened>>;

/** What can be chosen of a kind that is no role, and isn't a button on the board. */
function missing({ match, info }: Opened, layout: BoardLayout | undefined, ask: AskView): readonly string[] {
  if (ask.kind === undefined || ask.kind === info.kinds[info.roleKind]?.name) return [];
  const drawn = renderToStaticMarkup(
    <Board
      {...{ info, layout, view: match.view(), candidates: ask.candidates, asked: ask.kind, picked: [] }}
      onPick={() => undefined}
    />,
  );
  return ask.candidates.filter((one) => !drawn.includes(`data-pick="${one}"`)).map((one) => `${ask.choice}: ${one}`);
}

/** Answers with the candidates in turn, and looks at the board before each pick. */
function answered(match: Match, turn: number, look: (ask: AskView) => readonly string[]): readonly string[] {
  const found: string[] = [];
  let picked: readonly string[] = [];
  for (let ask = match.ask(picked); ask !== undefined && ask.candidates.length > 0; ask = match.ask(picked)) {
    found.push(...look(ask));
    picked = [...picked, ask.candidates[turn % ask.candidates.length] ?? ''];
    const answer = match.answerOf(picked);
    if (answer !== undefined && match.decide(answer).ok) return found;
    if (ask.form !== 'menu') break;
  }
  return found;
}

describe.each([...templates, ...gallery])('%s', (template) => {
  test.each(['without', 'with'])('whatever can be chosen is drawn and can be clicked, %s its layout', async (how) => {
    const game = await opened(template);
    const layout = how === 'with' ? game.layout : undefined;
    if (how === 'with') expect(layout).toBeDefined();
    for (let turn = 0; turn < MOVES && game.match.view().ask !== undefined; turn++)
      expect(answered(game.match, turn, (ask) => missing(game, layout, ask))).toEqual([]);
    expect(game.match.view().decisions).toBeGreaterThan(0);
  });
});
