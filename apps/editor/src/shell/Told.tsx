import { useEffect } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';

/** Long enough to be read twice. */
const SHOWN = 10_000;

/** What was done and is seen nowhere else, such as a file that went out of the page. */
export const Told = () => {
  const { bench } = useWorkbench();
  const { notification } = useStore(pick('notification'));

  useEffect(() => {
    if (notification === undefined) return;
    const leaving = setTimeout(() => bench.actions.dismissNotification(), SHOWN);
    return () => clearTimeout(leaving);
  }, [bench, notification]);
  return (
    <p className="told" role="status" title={notification?.text}>
      {notification?.text}
    </p>
  );
};
