import { firstLayout } from '@sandtable/board';
import type { MapOptions } from '@sandtable/board/map-file';
import type { ImportWish } from '@sandtable/ide';
import { useEffect, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import type { BroughtMap } from '../import-export/brought-map.ts';
import { pick } from '../state/selectors.ts';
import type { MapImportPreview } from '../workers/map-import.ts';

export type MapWish = Pick<MapOptions, 'property' | 'projection'> & ImportWish;

/** What would become of a map, asked for anew with every choice and whenever the text is another; the last answer counts. */
export function useBroughtMap({ text }: BroughtMap, { property, projection, kind, relation }: MapWish) {
  const { bench } = useWorkbench();
  const { ruleset, buffers, info } = useStore(pick('ruleset', 'buffers', 'info'));

  const [told, setTold] = useState<MapImportPreview | undefined>(undefined);
  const [isAsking, setAsking] = useState(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with any text of the rules the answer is another.
  useEffect(() => {
    let isNewest = true;
    setAsking(true);
    const map = { text, options: { property, projection }, wish: { kind, relation }, layout: firstLayout(info) };
    bench
      .language(`${ruleset}/`)
      .importedMap(map)
      .then(
        (answer) => {
          if (!isNewest) return;
          setTold(answer);
          setAsking(false);
        },
        (error: unknown) => bench.actions.reportTrouble(error),
      );
    return () => {
      isNewest = false;
    };
  }, [bench, ruleset, buffers, info, text, property, projection, kind, relation]);
  return { told, isAsking };
}
