import type { GameInfo } from '@sandtable/engine';
import { Eye } from 'lucide-react';
import { useStore, useWorkbench } from '../context.ts';
import { hides } from '../state/hides.ts';
import { pick } from '../state/selectors.ts';
import { QuietSelect } from '../ui/QuietSelect.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import type { Viewer } from '../workers/protocol.ts';
import { useTexts } from './useTexts.ts';

interface Props {
  readonly info: GameInfo;
  /** It is an icon, for where there is little room. */
  readonly isQuiet?: boolean;
}

/** Through whose eyes the match is shown; games that hide nothing need no choice, but a way back to everything. */
export const ViewAs = ({ info, isQuiet = false }: Props) => {
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
  const list = {
    ...{ label: t('viewer'), value: viewer },
    options: [{ value: 'all', label: t('viewAll') }, { value: 'asked', label: t('viewAsked') }, ...seats],
    onChange: (value: string) => void bench.play.look(value as Viewer),
  };
  return isQuiet ? <QuietSelect {...list} icon={Eye} usual="asked" /> : <SelectField {...list} />;
};
