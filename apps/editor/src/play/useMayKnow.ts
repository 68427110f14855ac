import { useStore } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { hides } from './hides.ts';

/** Whether who looks may know how anything was reckoned: they see everything, or nothing is hidden from anyone. */
export function useMayKnow(): boolean {
  const { viewer, info } = useStore(pick('viewer', 'info'));
  return viewer === 'all' || (info !== undefined && !hides(info));
}
