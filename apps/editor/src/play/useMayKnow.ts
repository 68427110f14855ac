import { useStore } from '../context.ts';
import { hides } from '../state/hides.ts';
import { pick } from '../state/selectors.ts';

/** Whether who looks may know how anything was reckoned: they see everything, or nothing is hidden from anyone. */
export function useMayKnow(): boolean {
  const { viewer, info } = useStore(pick('viewer', 'info'));
  return viewer === 'all' || (info !== undefined && !hides(info));
}
