import { useCallback, useState } from 'react';
import { useWorkbench } from '../context.ts';
import { createEditor, type Editor } from './create-editor.ts';
import { setCurrentEditor } from './current-editor.ts';

/** A text editor, and the element that it is put into. */
export const useEditor = () => {
  const { bench } = useWorkbench();
  const [editor, setEditor] = useState<Editor | undefined>(undefined);
  const host = useCallback(
    (element: HTMLDivElement | null) => {
      if (element === null) return;
      const made = createEditor(bench, element);
      setEditor(made.editor);
      setCurrentEditor(made.editor);
      return () => {
        setCurrentEditor(undefined);
        setEditor(undefined);
        made.dispose();
      };
    },
    [bench],
  );
  return { host, editor };
};
