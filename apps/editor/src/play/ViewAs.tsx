import type { GameInfo } from '@sandtable/engine';
import { useStore, useWorkbench } from '../context.ts';
import { hides } from '../state/hides.ts';
import { pick } from '../state/selectors.ts';
import { SelectField } from '../ui/SelectField.tsx';
import type { Viewer } from '../workers/protocol.ts';
import { useTexts } from './useTexts.ts';

/** Through whose eyes the match is shown; games that hide nothing need no choice, but a way back to everything. */
export const ViewAs = ({ info }: { readonly info: GameInfo }) => {
  const { bench, t } = useWorkbench();
  const { save, viewer, face } = useStore(pick('save', 'viewer', 'face'));
  const texts = useTexts();
  const layout = info.layouts.find((one) => one.name === save?.seats);
  const isWholly = viewer === 'all' || face === 'play';
  if ((isWholly && !hides(info)) || layout === undefined) return null;
  const seats = layout.seats.map(({ name }) => ({
    value: `seat:${name}`,
    label: texts.path(`seats/${layout.name}/${name}`),
  }));
  return (
    <SelectField
      label={t('viewer')}
      value={viewer}
      options={[{ value: 'all', label: t('viewAll') }, { value: 'asked', label: t('viewAsked') }, ...seats]}
      onChange={(value) => void bench.play.look(value as Viewer)}
    />
  );
};
