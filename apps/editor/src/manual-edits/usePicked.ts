import { useState } from 'react';

/** Which value is to be changed, and what was typed or chosen for it; nothing while it is the one now. */
export function usePicked() {
  const [path, setPath] = useState('');
  const [wanted, setWanted] = useState<readonly string[]>([]);
  const [text, setText] = useState<string | undefined>(undefined);
  return {
    ...{ path, wanted, text, setText },
    setPath: (next: string): void => {
      setPath(next);
      setText(undefined);
    },
    setWanted: (next: readonly string[]): void => {
      setWanted(next);
      setText(undefined);
    },
  };
}
