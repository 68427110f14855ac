import type { monaco } from './monaco.ts';

let current: monaco.editor.IStandaloneCodeEditor | undefined;

/** The text editor that is on the page, if there is one. */
export const setCurrentEditor = (editor: monaco.editor.IStandaloneCodeEditor | undefined): void => {
  current = editor;
};

/** Does something at the cursor of the text, by the id of the action. */
export const runInEditor = (action: string): void => {
  current?.focus();
  void current?.getAction(action)?.run();
};
