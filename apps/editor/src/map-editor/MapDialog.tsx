import { useState } from 'react';
import { useWorkbench } from '../context.ts';
import { applyChange, type Taken, takeBack } from '../house-rules/apply-change.ts';
import type { BroughtMap } from '../state/brought-map.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import type { MapImportPreview } from '../workers/map-import.ts';
import { isSomething } from './MapBecomes.tsx';
import { MapPreview } from './MapPreview.tsx';
import { type MapWish, useBroughtMap } from './useBroughtMap.ts';

/** What a map would become, before anything is written; taken, it is one step that can be taken back. */
export const MapDialog = ({ map }: { readonly map: BroughtMap }) => {
  const { bench, t } = useWorkbench();
  const [taken, setTaken] = useState<Taken | undefined>(undefined);
  const close = (): void => bench.actions.closeDialog();
  return (
    <Dialog title={t('mapTitle', { file: map.name })} onClose={close}>
      {taken === undefined ? (
        <Offer map={map} onTaken={setTaken} onClose={close} />
      ) : (
        <Done taken={taken} onClose={close} />
      )}
    </Dialog>
  );
};

interface OfferProps {
  readonly map: BroughtMap;
  readonly onTaken: (taken: Taken) => void;
  readonly onClose: () => void;
}

const Offer = ({ map, onTaken, onClose }: OfferProps) => {
  const { bench, t } = useWorkbench();
  const [wish, setWish] = useState<MapWish>({});
  const { preview, isAsking } = useBroughtMap(map, wish);
  const take = ({ plan }: MapImportPreview): void => {
    if (plan) applyChange(bench, plan).then(onTaken, bench.actions.reportTrouble);
  };
  return (
    <>
      <div aria-busy={isAsking}>
        {preview === undefined ? (
          <p role="status">{t('mapReading')}</p>
        ) : (
          <MapPreview preview={preview} wish={wish} onWish={setWish} />
        )}
      </div>
      <footer>
        <Button look="primary" disabled={!canTake(preview) || isAsking} onClick={() => preview && take(preview)}>
          {t('mapTake')}
        </Button>
        <Button onClick={onClose}>{t('cancel')}</Button>
      </footer>
    </>
  );
};

const canTake = (preview: MapImportPreview | undefined): boolean =>
  preview?.plan !== undefined && preview.plan.trouble === undefined && isSomething(preview);

/** What was asked for is done: the focus is at what goes on and loses nothing. */
const Done = ({ taken, onClose }: { readonly taken: Taken; readonly onClose: () => void }) => {
  const { bench, t } = useWorkbench();
  const back = (): void => void takeBack(bench, taken).then(onClose, bench.actions.reportTrouble);
  return (
    <>
      <p role="status">{t('mapTaken', { files: taken.files.join(', ') })}</p>
      <footer>
        <Button ref={focusOnce} onClick={onClose}>
          {t('shut')}
        </Button>
        <Button onClick={back}>{t('mapTakeBack')}</Button>
      </footer>
    </>
  );
};

const focusOnce = (element: HTMLElement | null): void => element?.focus();
