import type { Word } from '../words.ts';
import type { Command } from './command.ts';

/** An action of the text editor itself, by its id there. */
interface EditorAction {
  readonly id: string;
  readonly title: Word;
  readonly keys?: string;
}

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

export interface OwnAction extends EditorAction {
  /** Where it stands in the menu of the text. */
  readonly order: number;
  /** A condition of the editor under which it can be done. */
  readonly precondition?: string;
}

/** Our own, in the order of the menu of the text; `text-editor/own-actions.ts` says what they do. */
export const OWN_ACTIONS = [
  { id: 'sand.change-this', title: 'changeHere', order: 0, precondition: 'sandOfBase' },
  { id: 'sand.note-here', title: 'noteHere', order: 0.5, precondition: 'sandHasRules' },
  { id: 'sand.why', title: 'whyDidNot', order: 1 },
  { id: 'sand.watch', title: 'watchSelected', order: 2, precondition: 'editorHasSelection' },
  { id: 'sand.break', title: 'breakHere', order: 3, keys: 'F9' },
] as const satisfies readonly OwnAction[];

export type OwnActionId = (typeof OWN_ACTIONS)[number]['id'];

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
