import type { AskView } from '@sandtable/session';
import { Fragment, useState } from 'react';
import { useWorkbench } from '../context.ts';
import { Button } from '../ui/Button.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { Tooltip } from '../ui/Tooltip.tsx';
import styles from './Asking.module.css';
import { byReason, type Group } from './by-reason.ts';
import { inARow } from './in-a-row.ts';
import { useIsOwn } from './useIsOwn.ts';
import { useLabel } from './useLabel.ts';
import { useTexts } from './useTexts.ts';

/** Of a long group so many are named before someone asks for more. */
const SHOWN = 8;

/** What cannot be chosen now, reason by reason; what belongs to whoever is asked comes first. */
export const Excluded = ({ ask }: { readonly ask: AskView }) => {
  const { t } = useWorkbench();
  const isOwn = useIsOwn(ask);
  if (ask.excluded.length === 0) return null;
  return (
    <Disclosure summary={t('excluded', { n: ask.excluded.length })}>
      <ul className={styles.excluded} data-part="excluded">
        {byReason(ask.excluded, isOwn).map((group) => (
          <Reason key={group.reasons.join()} ask={ask} group={group} />
        ))}
      </ul>
    </Disclosure>
  );
};

interface Props {
  readonly ask: AskView;
  readonly group: Group;
}

const Reason = ({ ask, group: { reasons, candidates } }: Props) => {
  const { t } = useWorkbench();
  const texts = useTexts();
  const [all, showAll] = useState(false);
  const shown = all ? candidates : candidates.slice(0, SHOWN);
  const more = candidates.length - shown.length;
  return (
    <li>
      <b>{inARow(reasons.map((reason) => texts.path(reason)))}</b> <Names ask={ask} candidates={shown} />{' '}
      {more === 0 ? null : (
        <Button look="plain" onClick={() => showAll(true)}>
          {t('more', { n: more })}
        </Button>
      )}
    </li>
  );
};

const Names = ({ ask, candidates }: { readonly ask: AskView; readonly candidates: readonly string[] }) =>
  candidates.map((candidate, i) => (
    <Fragment key={candidate}>
      {i === 0 ? '' : ', '}
      <WhyNot ask={ask} candidate={candidate} />
    </Fragment>
  ));

const WhyNot = ({ ask, candidate }: { readonly ask: AskView; readonly candidate: string }) => {
  const { bench, t } = useWorkbench();
  const label = useLabel(ask);
  return (
    <Tooltip label={t('whyNot')}>
      <Button look="plain" className={styles.inline} onClick={() => void bench.why.candidate(candidate)}>
        {label(candidate)}
      </Button>
    </Tooltip>
  );
};
