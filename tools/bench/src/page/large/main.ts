import { Board, readLayout } from '@sandtable/board';
import type { GameInfo } from '@sandtable/engine';
import type { MatchView } from '@sandtable/session';
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** Draws a board with the first view, then changes it to each of the others; milliseconds of each, with its layout. */
function drawBoard(info: GameInfo, layout: string, views: readonly MatchView[]): readonly number[] {
  const element = document.getElementById('root');
  if (element === null) return [];
  const root = createRoot(element);
  const how = readLayout(layout);
  const still = { info, layout: how, candidates: [], asked: undefined, picked: [], onPick: undefined };
  const times = views.map((view) => {
    const began = performance.now();
    flushSync(() => root.render(createElement(Board, { ...still, view })));
    element.getBoundingClientRect();
    return performance.now() - began;
  });
  root.unmount();
  return times;
}

Object.assign(globalThis, { drawBoard });
