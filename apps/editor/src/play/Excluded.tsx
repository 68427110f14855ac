import type { AskView } from '@sandtable/session';
import { Fragment, useState } from 'react';
import { useWorkbench } from '../context.ts';
import { Button } from '../ui/Button.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { Tooltip } from '../ui/Tooltip.tsx';
import styles from './Asking.module.css';
import { byReason, type Group } from './by-reason.ts';
import { inARow } from './in-a-row.ts';
import type { NamedRow } from './named-rows.ts';
import { useIsOwn } from './useIsOwn.ts';
import { useNamedRows } from './useNamedRows.ts';
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
  const rows = useNamedRows(ask)(candidates);
  const shown = all ? rows : rows.slice(0, SHOWN);
  const more = rows.length - shown.length;
  return (
    <li>
      <b>{inARow(reasons.map((reason) => texts.path(reason)))}</b> <Names rows={shown} />{' '}
      {more === 0 ? null : (
        <Button look="plain" onClick={() => showAll(true)}>
          {t('more', { n: more })}
        </Button>
      )}
    </li>
  );
};

const Names = ({ rows }: { readonly rows: readonly NamedRow[] }) =>
  rows.map((row, i) => (
    <Fragment key={row.member}>
      {i === 0 ? '' : ', '}
      <WhyNot {...row} />
    </Fragment>
  ));

const WhyNot = ({ member, label }: NamedRow) => {
  const { bench, t } = useWorkbench();
  return (
    <Tooltip label={t('whyNot')}>
      <Button look="plain" className={styles.inline} onClick={() => void bench.why.candidate(member)}>
        {label}
      </Button>
    </Tooltip>
  );
};
