import type { AskView } from '@sandtable/session';
import { useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { Button } from '../ui/Button.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { Row } from '../ui/Row.tsx';
import { Select } from '../ui/Select.tsx';
import { othersOf } from './useAskingWhy.ts';
import { useNamedRows } from './useNamedRows.ts';

/** Why not something else: chosen from a list, or clicked on the board. */
export const WhyNotOther = ({ ask }: { readonly ask: AskView }) => {
  const { t } = useWorkbench();
  const { info, view } = useStore(pick('info', 'view'));
  const others = info && view ? othersOf(info, view, ask) : [];
  if (others.length === 0) return null;
  return (
    <Disclosure data-part="why-other" summary={t('whyNotOther')}>
      <Row>
        <FromList ask={ask} others={others} />
        <FromBoard />
      </Row>
    </Disclosure>
  );
};

const FromList = ({ ask, others }: { readonly ask: AskView; readonly others: readonly string[] }) => {
  const { bench, t } = useWorkbench();
  const rows = useNamedRows(ask)(others);
  const [name, setName] = useState('');
  const chosen = rows.some(({ member }) => member === name) ? name : '';
  return (
    <>
      <Select
        aria-label={t('whyNotOther')}
        value={chosen}
        options={[{ value: '', label: t('whyChoose') }, ...rows.map(({ member, label }) => ({ value: member, label }))]}
        onChange={setName}
      />
      <Button disabled={chosen === ''} onClick={() => void bench.why.candidate(chosen)}>
        {t('whyNot')}
      </Button>
    </>
  );
};

const FromBoard = () => {
  const { bench, t } = useWorkbench();
  const { boardMode } = useStore(pick('boardMode'));
  return (
    <Button aria-pressed={boardMode === 'ask-why'} onClick={() => bench.actions.toggleBoardMode('ask-why')}>
      {t('whyOnBoard')}
    </Button>
  );
};
