import { useEffect, useState } from 'react';

/** Returns the answer to what was asked last; undefined until it comes. It is asked again whenever `ask` is another function. */
export function useAnswer<Answer>(ask: () => Promise<Answer | undefined> | undefined): Answer | undefined {
  const [answer, setAnswer] = useState<Answer | undefined>(undefined);
  useEffect(() => {
    const asked = ask();
    if (asked === undefined) return setAnswer(undefined);
    let isLate = false;
    void asked.then((told) => {
      if (!isLate) setAnswer(told);
    });
    return () => {
      isLate = true;
    };
  }, [ask]);
  return answer;
}
