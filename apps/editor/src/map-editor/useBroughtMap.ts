import { firstLayout } from '@sandtable/board';
import type { MapOptions } from '@sandtable/board/map-file';
import type { ImportWish } from '@sandtable/ide';
import { useEffect, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import type { BroughtMap } from '../state/brought-map.ts';
import { pick } from '../state/selectors.ts';
import type { MapImportPreview } from '../workers/map-import.ts';

export type MapWish = Pick<MapOptions, 'property' | 'projection'> & ImportWish;

/** What a map would become, asked again with every choice and after every edit of the rules; the last answer counts. */
export function useBroughtMap({ text }: BroughtMap, { property, projection, kind, relation }: MapWish) {
  const { bench } = useWorkbench();
  const rules = useStore(pick('ruleset', 'buffers', 'info'));
  const [preview, setPreview] = useState<MapImportPreview | undefined>(undefined);
  const [isAsking, setAsking] = useState(true);
  useEffect(() => {
    let isNewest = true;
    setAsking(true);
    const layout = firstLayout(rules.info);
    const map = { text, options: { property, projection }, wish: { kind, relation }, layout };
    const taken = (answer: MapImportPreview | undefined): void => {
      if (!isNewest) return;
      setPreview(answer);
      setAsking(false);
    };
    bench.language(`${rules.ruleset}/`).importedMap(map).then(taken, bench.actions.reportTrouble);
    return () => {
      isNewest = false;
    };
  }, [bench, rules, text, property, projection, kind, relation]);
  return { preview, isAsking };
}
