import { useEffect } from 'react';
import { useWorkbench } from '../context.ts';

/** Long enough to be read twice. */
const SHOWN = 10_000;

/** What was done and is seen nowhere else, such as a file that went out of the page. */
export const Told = () => {
  const { bench, state } = useWorkbench();
  const { told } = state;
  useEffect(() => {
    if (told === undefined) return;
    const leaving = setTimeout(() => bench.store.set({ told: undefined }), SHOWN);
    return () => clearTimeout(leaving);
  }, [bench, told]);
  return (
    <p className="told" role="status" title={told?.text}>
      {told?.text}
    </p>
  );
};
