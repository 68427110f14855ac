import '../css/map-import.css';
import { useState } from 'react';
import { useWorkbench } from '../context.ts';
import { applyChange, type Taken, takeBack } from '../house-rules/apply-change.ts';
import type { BroughtMap } from '../import-export/brought-map.ts';
import { Dialog } from '../ui/Dialog.tsx';
import type { MapImportPreview } from '../workers/map-import.ts';
import { MapChoices } from './MapChoices.tsx';
import { MapOutlines } from './MapOutlines.tsx';
import { MapProblems } from './MapProblems.tsx';
import { type MapWish, useBroughtMap } from './useBroughtMap.ts';

/** What a map would become, before anything is written; taken, it is one step that can be taken back. */
export const MapDialog = ({ map }: { readonly map: BroughtMap }) => {
  const { bench, t } = useWorkbench();
  const [wish, setWish] = useState<MapWish>({});
  const [taken, setTaken] = useState<Taken | undefined>(undefined);
  const { told, isAsking } = useBroughtMap(map, wish);
  const close = (): void => bench.actions.closeDialog();
  const safely = (work: Promise<void>): void => void work.catch((error: unknown) => bench.actions.reportTrouble(error));
  const take = async ({ plan }: MapImportPreview): Promise<void> => {
    if (plan) setTaken(await applyChange(bench, plan));
  };
  const back = async (what: Taken): Promise<void> => {
    await takeBack(bench, what);
    close();
  };
  const title = t('mapTitle', { file: map.name });
  if (taken !== undefined)
    return (
      <Dialog title={title} onClose={close}>
        <p role="status">{t('mapTaken', { files: taken.files.join(', ') })}</p>
        <footer>
          {/* biome-ignore lint/a11y/noAutofocus: what was asked for is done, and nothing is lost by going on */}
          <button type="button" autoFocus onClick={close}>
            {t('shut')}
          </button>
          <button type="button" onClick={() => safely(back(taken))}>
            {t('mapTakeBack')}
          </button>
        </footer>
      </Dialog>
    );
  const canTake = told?.plan !== undefined && told.plan.trouble === undefined && isSomething(told);
  return (
    <Dialog title={title} onClose={close}>
      <div className="map-import" aria-busy={isAsking}>
        {told === undefined ? (
          <p role="status">{t('mapReading')}</p>
        ) : (
          <Found told={told} wish={wish} onWish={setWish} />
        )}
      </div>
      <footer>
        <button
          type="button"
          disabled={!canTake || isAsking}
          onClick={() => {
            if (told) safely(take(told));
          }}
        >
          {t('mapTake')}
        </button>
        <button type="button" onClick={close}>
          {t('cancel')}
        </button>
      </footer>
    </Dialog>
  );
};

const isSomething = ({ plan }: MapImportPreview): boolean =>
  (plan?.edits.length ?? 0) + (plan?.creates.length ?? 0) > 0;

interface FoundProps {
  readonly told: MapImportPreview;
  readonly wish: MapWish;
  readonly onWish: (wish: MapWish) => void;
}

const Found = ({ told, wish, onWish }: FoundProps) => {
  const { t } = useWorkbench();
  const { found, plan, target } = told;
  return (
    <>
      <p role="status">{t('mapFound', { places: found.places.length, links: found.links.length })}</p>
      {plan === undefined ? null : (
        <>
          <MapOutlines found={found} />
          <MapChoices told={{ ...told, plan }} wish={wish} onWish={onWish} />
          {plan.trouble === undefined ? <Becomes told={told} /> : null}
        </>
      )}
      {plan?.trouble === undefined ? null : (
        <p className="notice" role="alert">
          {t(plan.trouble === 'globe' ? 'mapOnGlobe' : 'mapNoLayout', { file: target.layout })}
        </p>
      )}
      <MapProblems problems={found.problems} />
    </>
  );
};

/** So many names are read by people. */
const MOST = 24;

/** What would be written, in words. */
const Becomes = ({ told }: { readonly told: MapImportPreview }) => {
  const { t } = useWorkbench();
  const { plan } = told;
  if (plan === undefined) return null;
  const names = (all: readonly string[]): string =>
    [...all.slice(0, MOST), ...(all.length > MOST ? [t('mapMore', { n: all.length - MOST })] : [])].join(', ');
  const called = plan.fresh.map(({ id, name }) => (id === name ? id : `${id} (${name})`));
  const { kind, relation, copied } = plan;
  const lines = [
    plan.fresh.length > 0 ? t('mapFresh', { n: called.length, kind, names: names(called) }) : undefined,
    plan.known.length > 0 ? t('mapKnown', { n: plan.known.length, names: names(plan.known) }) : undefined,
    t('mapLinks', { n: plan.links, relation, known: plan.knownLinks }),
    copied.length > 0 ? t('mapCopied', { columns: copied.join(', ') }) : undefined,
    isSomething(told) ? undefined : t('mapNothing'),
  ];
  return (
    <ul className="map-becomes">{lines.map((line) => (line === undefined ? null : <li key={line}>{line}</li>))}</ul>
  );
};
