import { Board, readLayout } from '@sandtable/board';
import type { GameInfo } from '@sandtable/engine';
import type { MatchView } from '@sandtable/session';
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** Puts up an empty sheet; returns what draws one of the views on it, with its layout. */
function boardOf(info: GameInfo, layout: string, views: readonly MatchView[]): (view: number) => void {
  const element = document.body.appendChild(document.createElement('div'));
  element.style.height = '100vh';
  const root = createRoot(element);
  const still = {
    ...{ info, layout: readLayout(layout), candidates: [], asked: undefined, picked: [], onPick: undefined },
    isFull: true,
  };
  return (view) => {
    flushSync(() => root.render(createElement(Board, { ...still, view: views[view] })));
    element.getBoundingClientRect();
    if (view === views.length - 1) {
      root.unmount();
      element.remove();
    }
  };
}

Object.assign(globalThis, { boardOf });
