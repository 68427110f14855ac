import { X } from 'lucide-react';
import { useStore, useWorkbench } from '../context.ts';
import { breaksOf } from '../state/break-list.ts';
import { pick } from '../state/selectors.ts';
import type { Break } from '../state/slices/match.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import styles from './BreakList.module.css';
import { breakName, lineAt, wordsAt } from './break-place.ts';

/** Where bots stop: each leads to its line, and can be taken away. */
export const BreakList = () => {
  const { t } = useWorkbench();
  const breaks = breaksOf(useStore(pick('breaks', 'ruleset')));
  return (
    <section aria-labelledby="breaks-head">
      <h3 id="breaks-head">{t('breaks')}</h3>
      {breaks.length === 0 ? <p className="quiet">{t('breaksHint')}</p> : null}
      <ul>
        {breaks.map((one) => (
          <BreakLine key={breakName(one)} one={one} />
        ))}
      </ul>
    </section>
  );
};

const BreakLine = ({ one }: { readonly one: Break }) => {
  const { bench, t } = useWorkbench();
  return (
    <li className={styles.line}>
      {'file' in one ? <Line at={one} /> : <Condition when={one.when} />}
      <IconButton
        icon={X}
        label={t('breakNoMore', { what: breakName(one) })}
        onClick={() => bench.breaks.toggle(one)}
      />
    </li>
  );
};

const Line = ({ at }: { readonly at: Extract<Break, { readonly file: string }> }) => {
  const { bench } = useWorkbench();
  const state = useStore(pick('ruleset', 'buffers'));
  return (
    <>
      <Button look="plain" onClick={() => bench.show(...lineAt(state, at))}>
        {breakName(at)}
      </Button>
      <code>{wordsAt(state, at)}</code>
    </>
  );
};

const Condition = ({ when }: { readonly when: string }) => {
  const { t } = useWorkbench();
  const isInvalid = useStore(({ invalidBreakpoints }) => invalidBreakpoints.includes(when));
  return (
    <>
      <span>{t('stopsWhen')}</span>
      <code>{when}</code>
      {isInvalid ? <span className="quiet">{t('noCondition')}</span> : null}
    </>
  );
};
