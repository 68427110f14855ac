import type { Workbench } from '../state/workbench.ts';
import { toggleBreak } from './break-marks.ts';
import { changeAtCursor, followBase } from './change-here.ts';
import { changeExamples, followVariants } from './examples-here.ts';
import { monaco } from './monaco.ts';
import { followRules, noteAtCursor } from './note-here.ts';
import { OWN_ACTIONS, type OwnAction, type OwnActionId } from './own-action-list.ts';
import { settingsAtCursor } from './settings-here.ts';
import { watchSelected, whyNotHere } from './why-actions.ts';

type Editor = monaco.editor.IStandaloneCodeEditor;

/** What each of our actions does; their names, keys and order in the menu are those of the commands. */
const RUN: Readonly<Record<OwnActionId, (bench: Workbench, editor: Editor) => unknown>> = {
  'sand.change-this': changeAtCursor,
  'sand.settings': settingsAtCursor,
  'sand.examples': changeExamples,
  'sand.note-here': noteAtCursor,
  'sand.why': whyNotHere,
  'sand.watch': watchSelected,
  'sand.break': toggleBreak,
};

const KEYS: Readonly<Partial<Record<OwnActionId, number>>> = { 'sand.break': monaco.KeyCode.F9 };

/** Puts our actions into the menu of the text. */
export const addOwnActions = (bench: Workbench, editor: Editor): void => {
  followBase(editor);
  followRules(editor);
  followVariants(editor);
  for (const { id, title, order, ...rest } of OWN_ACTIONS) {
    const { precondition }: Partial<OwnAction> = rest;
    const key = KEYS[id];
    editor.addAction({
      id,
      label: bench.say(title),
      contextMenuGroupId: 'z_match',
      contextMenuOrder: order,
      ...(precondition === undefined ? {} : { precondition }),
      ...(key === undefined ? {} : { keybindings: [key] }),
      run: async () => void (await RUN[id](bench, editor)),
    });
  }
};
