import { useEffect } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import type { Editor } from './create-editor.ts';
import { showInlineHints } from './inline-hints.ts';

/** What the editor is called, whether it can be written in, and whether hints stand in the text. */
export const useEditorOptions = (editor: Editor | undefined): void => {
  const { t } = useWorkbench();
  const { active, tabIndents, inlineHints } = useStore(pick('active', 'tabIndents', 'inlineHints'));
  const isLossy = useStore(({ active: path, buffers }) => buffers[path ?? '']?.lossy === true);
  // Readers aloud say how to get out again before anybody is in.
  useEffect(() => {
    const file = active?.slice(active.indexOf('/') + 1) ?? '';
    const leave = t(tabIndents ? 'tabIndents' : 'tabLeaves');
    editor?.updateOptions({ ariaLabel: t('textOf', { file, leave }) });
  }, [editor, active, tabIndents, t]);
  useEffect(() => {
    editor?.updateOptions({ readOnly: isLossy, readOnlyMessage: { value: t('notText') } });
  }, [editor, isLossy, t]);
  useEffect(() => {
    if (editor !== undefined) showInlineHints(editor, inlineHints);
  }, [editor, inlineHints]);
};
