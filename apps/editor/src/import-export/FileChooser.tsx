import { useRef } from 'react';
import { useWorkbench } from '../context.ts';
import type { Word } from '../words.ts';
import { chosen } from './dropped.ts';

interface Props {
  readonly word: Word;
  readonly className?: string;
  /** A whole folder is chosen instead of files. */
  readonly isFolder?: boolean;
}

/** A button that lets files be chosen and offers them. */
export const FileChooser = ({ word, className = 'plain', isFolder = false }: Props) => {
  const { bench, t } = useWorkbench();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label={t(word)}
        accept={isFolder ? undefined : '.zip,.sand,.json,.csv,.map,.md,.ftl,.po,.txt'}
        {...(isFolder ? { webkitdirectory: '' } : {})}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file may be chosen again.
          target.value = '';
          void chosen(files).then(bench.sharing.bring);
        }}
      />
      <button type="button" className={className} onClick={() => input.current?.click()}>
        {t(word)}
      </button>
    </>
  );
};
