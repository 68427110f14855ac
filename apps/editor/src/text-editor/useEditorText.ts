import { useEffect } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import type { Editor } from './create-editor.ts';
import { modelOf, receive, textFromElsewhere } from './models.ts';

/** Puts the open file into the editor, and whatever else becomes of its text elsewhere. */
export const useEditorText = (editor: Editor | undefined): void => {
  const { bench } = useWorkbench();
  const active = useStore((state) => state.active);
  const fromElsewhere = useStore(textFromElsewhere);
  useEffect(() => {
    // The store is asked, because what was drawn may be older than what has been typed since.
    const text = bench.store.get().buffers[active ?? '']?.text ?? fromElsewhere;
    if (editor === undefined || active === undefined || text === undefined) return;
    const model = modelOf(active, text);
    if (editor.getModel() !== model) editor.setModel(model);
    receive(model, text);
  }, [bench, editor, active, fromElsewhere]);
};
