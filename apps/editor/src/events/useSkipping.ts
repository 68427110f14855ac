import { useEffect } from 'react';
import { useWorkbench } from '../context.ts';

/** Any key or click ends what is being shown, and does what it does besides. */
export function useSkipping(): void {
  const { bench } = useWorkbench();
  useEffect(() => {
    const { skip } = bench.motions;
    addEventListener('keydown', skip, true);
    addEventListener('pointerdown', skip, true);
    return () => {
      removeEventListener('keydown', skip, true);
      removeEventListener('pointerdown', skip, true);
    };
  }, [bench]);
}
