import { reader } from '@sandtable/board';
import type { GameInfo } from '@sandtable/engine';
import { type AskView, infoSeen } from '@sandtable/session';
import { Fragment, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { byReason, type Group } from './by-reason.ts';
import { inARow } from './in-a-row.ts';
import { useLabel } from './useLabel.ts';
import { useLayout, useTexts } from './useTexts.ts';

/** Of a long group so many are named before somebody asks for more. */
const SHOWN = 8;

/** What cannot be chosen now, reason by reason; what belongs to whoever is asked comes first. */
export const Excluded = ({ ask }: { readonly ask: AskView }) => {
  const { t } = useWorkbench();
  const isOwn = useOwn(ask);
  if (ask.excluded.length === 0) return null;
  return (
    <details>
      <summary>{t('excluded', { n: ask.excluded.length })}</summary>
      <ul className="excluded">
        {byReason(ask.excluded, isOwn).map((group) => (
          <Reason key={group.reasons.join()} ask={ask} group={group} />
        ))}
      </ul>
    </details>
  );
};

const Reason = ({ ask, group }: { readonly ask: AskView; readonly group: Group }) => {
  const { bench, t } = useWorkbench();
  const texts = useTexts();
  const label = useLabel(ask);
  const [all, showAll] = useState(false);
  const { reasons, candidates } = group;
  const shown = all ? candidates : candidates.slice(0, SHOWN);
  const more = candidates.length - shown.length;
  return (
    <li>
      <b>{inARow(reasons.map((reason) => texts.path(reason)))}</b>{' '}
      {shown.map((candidate, i) => (
        <Fragment key={candidate}>
          {i === 0 ? '' : ', '}
          <button
            type="button"
            className="plain"
            title={t('whyNot')}
            onClick={() => void bench.why.candidate(candidate)}
          >
            {label(candidate)}
          </button>
        </Fragment>
      ))}{' '}
      {more === 0 ? null : (
        <button type="button" className="plain" onClick={() => showAll(true)}>
          {t('more', { n: more })}
        </button>
      )}
    </li>
  );
};

/** Whether a candidate belongs to the role that is asked: some field of it says so. */
const useOwn = (ask: AskView): ((candidate: string) => boolean) => {
  const { info, view } = useStore(pick('info', 'view'));
  const layout = useLayout();
  if (info === undefined || view === undefined) return () => false;
  const seen = infoSeen(info, view);
  const read = reader(seen, view);
  const kind = seen.kinds.find(({ name }) => name === ask.kind);
  const fields = kind === undefined ? [] : ownersOf(seen, kind.name, layout?.kinds[kind.name]?.side);
  return (candidate) => {
    const at = kind?.members.indexOf(candidate) ?? -1;
    return kind !== undefined && at >= 0 && fields.some((field) => read(kind.name, at, field) === ask.role);
  };
};

/** The field that the layout names, else all of the type of roles. */
function ownersOf(info: GameInfo, kind: string, side: string | undefined): readonly string[] {
  if (side !== undefined) return [side];
  const index = info.kinds.findIndex(({ name }) => name === kind);
  return info.fields.flatMap(({ kind: of, name, type }) => {
    const found = info.types[type];
    return of === index && found?.t === 'kind' && found.kind === info.roleKind ? [name] : [];
  });
}
