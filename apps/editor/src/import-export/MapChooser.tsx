import { useRef } from 'react';
import { useWorkbench } from '../context.ts';
import { mapOf } from './brought-map.ts';
import { chosen } from './dropped.ts';

/** A button that lets a map be chosen, a drawing or geographic data. */
export const MapChooser = () => {
  const { bench, t } = useWorkbench();
  const input = useRef<HTMLInputElement>(null);
  const bring = async (files: readonly File[]): Promise<void> => {
    const [map] = await chosen(files);
    if (map) bench.actions.openDialog({ what: 'import-map', map: mapOf(map) });
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('mapImport')}
        accept=".svg,.geojson,.json"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file may be chosen again.
          target.value = '';
          void bring(files);
        }}
      />
      <button type="button" className="plain" onClick={() => input.current?.click()}>
        {t('mapImport')}
      </button>
    </>
  );
};
