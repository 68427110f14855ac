import type { Workbench } from '../state/workbench.ts';
import { monaco } from './monaco.ts';

type Editor = monaco.editor.IStandaloneCodeEditor;

/**
 * Tab leaves the text, as it leaves every other field: a keyboard is not trapped, and no stray spaces are saved. Who
 * would rather indent says so by Ctrl+M, and the page tells which of the two it is.
 */
export const tabKey = (bench: Workbench, editor: Editor): void => {
  const apply = (): void => editor.updateOptions({ tabFocusMode: !bench.store.get().tabIndents });
  const toggle = (): void => {
    bench.actions.toggleTabIndents();
    apply();
  };
  for (const control of [monaco.KeyMod.CtrlCmd, monaco.KeyMod.WinCtrl])
    editor.addCommand(control | monaco.KeyCode.KeyM, toggle);
  apply();
};
