import { drawnKinds } from '@sandtable/board';
import type { AskView } from '@sandtable/session';
import { useMemo } from 'react';
import { useStore } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { remaining } from './by-parts.ts';
import { type Drawn, isPlain, isPlainPart } from './is-plain.ts';
import type { Parts } from './useParts.ts';
import { useLayout } from './useTexts.ts';

/** As an attribute, which is there or not. */
type Mark = (value: string) => true | undefined;

/** Marks answers that nothing on the board stands for. */
export function useIsPlain(ask: AskView): Mark {
  const drawn = useDrawnKinds();
  return (value) => (drawn !== undefined && isPlain(drawn, ask, value) ? true : undefined);
}

/** The same for the next part of a value that is put together. */
export function useIsPlainPart(ask: AskView, parts: Parts): Mark {
  const drawn = useDrawnKinds();
  const offered = remaining(ask.candidates, parts.chosen);
  return (option) => (drawn !== undefined && isPlainPart(drawn, offered, option) ? true : undefined);
}

function useDrawnKinds(): Drawn | undefined {
  const { info } = useStore(pick('info'));
  const layout = useLayout();
  return useMemo(() => info && { info, kinds: drawnKinds(info, layout) }, [info, layout]);
}
