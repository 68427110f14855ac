import { type EditorAction, OWN_ACTIONS } from '../text-editor/own-action-list.ts';
import type { Command } from './command.ts';

/** Actions that the editor brings with it. */
const BUILT_IN: readonly EditorAction[] = [
  { id: 'editor.action.triggerSuggest', title: 'keyComplete', keys: 'Ctrl+Space' },
  { id: 'editor.action.quickFix', title: 'keyRepair', keys: 'Ctrl+.' },
  { id: 'editor.action.rename', title: 'keyRename', keys: 'F2' },
  { id: 'editor.action.revealDefinition', title: 'keyDefinition', keys: 'F12' },
  { id: 'editor.action.goToReferences', title: 'keyUses', keys: 'Shift+F12' },
  { id: 'actions.find', title: 'keyFind', keys: 'Ctrl+F' },
  { id: 'editor.action.formatDocument', title: 'format', keys: 'Shift+Alt+F' },
];

const command = ({ id, title, keys }: EditorAction): Command => ({
  id,
  title: (t) => t(title),
  group: 'text',
  ...(keys === undefined ? {} : { keys: [keys] }),
  heard: 'by-editor',
  when: ({ active }) => active !== undefined,
  run: async () => {
    const { runInEditor } = await import('../text-editor/current-editor.ts');
    runInEditor(id);
  },
});

/** What can be done at the cursor in the text. */
export const TEXT_COMMANDS: readonly Command[] = [...BUILT_IN, ...OWN_ACTIONS].map(command);
