import type { LogLine } from '@sandtable/session';
import { useState } from 'react';
import { useWorkbench } from '../context.ts';
import { isCalculated } from '../play/is-calculated.ts';
import { useShownView } from '../play/late-view.ts';
import { timesBefore } from '../play/log-lines.ts';
import { useMayKnow } from '../play/useMayKnow.ts';
import { Disclosure } from '../ui/Disclosure.tsx';
import { useReply } from '../useReply.ts';
import { ResultCard } from './ResultCard.tsx';

interface Props {
  readonly line: LogLine;
  readonly className: string | undefined;
}

/**
 * How a result came about, folded below its line. What a seat may not know may be part of it, so seats don't get it.
 */
export const LineAccount = ({ line, className }: Props) => {
  const { t } = useWorkbench();
  const view = useShownView();
  const mayKnow = useMayKnow();
  const [isOpen, open] = useState(false);
  if (!mayKnow || view === undefined || !isCalculated(view.log, line)) return null;
  return (
    <Disclosure className={className} summary={t('account')} onToggle={({ currentTarget }) => open(currentTarget.open)}>
      {isOpen ? <Account line={line} /> : null}
    </Disclosure>
  );
};

const Account = ({ line }: Pick<Props, 'line'>) => {
  const { bench, t } = useWorkbench();
  const view = useShownView();
  const reply = useReply(line, () => bench.why.story(line, timesBefore(view?.log ?? [], line)));
  if (reply === undefined) return <p className="quiet">{t('loading')}</p>;
  if (reply.value === undefined) return <p className="quiet">{t('noAccount')}</p>;
  return <ResultCard line={line} story={reply.value} />;
};
