import { useEffect, useState } from 'react';
import type { Editor } from './create-editor.ts';
import type { monaco } from './monaco.ts';

/** The text that the editor shows. */
export const useShownModel = (editor: Editor | undefined): monaco.editor.ITextModel | undefined => {
  const [model, setModel] = useState<monaco.editor.ITextModel | undefined>(undefined);
  useEffect(() => {
    if (editor === undefined) return;
    const read = (): void => setModel(editor.getModel() ?? undefined);
    read();
    const following = editor.onDidChangeModel(read);
    return () => following.dispose();
  }, [editor]);
  return model;
};
