import type { AskView, Way } from '@sandtable/session';
import { useWorkbench } from '../context.ts';
import { retaken } from './piece-paths.ts';

/**
 * Whoever clicks another piece has changed their mind, and who clicks the same one again puts it down. False where that
 * is not what was clicked. `ways` are those into the menu.
 */
export function useRetaking(ask: AskView | undefined, ways: readonly Way[]): (member: string, kind: string) => boolean {
  const { bench } = useWorkbench();
  return (member, kind) => {
    const picked = ask && retaken(ask, ways, { kind, member });
    if (picked === undefined) return false;
    void bench.play.pickPath(picked);
    return true;
  };
}
