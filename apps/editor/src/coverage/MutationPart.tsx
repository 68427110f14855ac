import { Shuffle, Square } from 'lucide-react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import type { MutationShown } from '../state/slices/analysis.ts';
import { Button } from '../ui/Button.tsx';
import { VirtualTable } from '../ui/VirtualTable.tsx';
import styles from './CoveragePart.module.css';
import mutationStyles from './MutationPart.module.css';

/** So many changes are tried at once: enough to see where to look, and done in a minute. */
const COUNT = 100;

/** Changes of the rules that no example and no expectation notices. */
export const MutationPart = () => {
  const { t } = useWorkbench();
  const { mutation } = useStore(pick('mutation'));

  return (
    <section className={mutationStyles.part} aria-labelledby="mutation-title">
      <div className={styles.head}>
        <h3 id="mutation-title">{t('mutation')}</h3>
        <TryChanges mutation={mutation} />
      </div>
      <p className="quiet" role="status">
        {mutation === undefined ? t('mutationHint') : <MutationResult mutation={mutation} />}
      </p>
      {mutation && mutation.survivors.length > 0 ? <Survivors mutation={mutation} /> : null}
      {mutation && mutation.stale.length > 0 ? <StaleEntries mutation={mutation} /> : null}
    </section>
  );
};

const TryChanges = ({ mutation }: { readonly mutation: MutationShown | undefined }) => {
  const { bench, t } = useWorkbench();
  if (mutation?.running)
    return (
      <Button icon={Square} onClick={() => bench.mutation.stop()}>
        {t('stop')}
      </Button>
    );
  const { of = 0, all = COUNT, done = false } = mutation ?? {};
  if (done && of > 0 && of >= all) return null;
  return (
    <Button icon={Shuffle} onClick={() => void bench.mutation.attempt(done ? of + COUNT : COUNT)}>
      {t(done && of > 0 ? 'mutationMore' : 'mutationTry', { n: COUNT })}
    </Button>
  );
};

const MutationResult = ({ mutation }: { readonly mutation: MutationShown }) => {
  const { t } = useWorkbench();
  const { isSound, failing, running, tried, of, caught, equivalent } = mutation;
  if (!isSound) return t('mutationUnsound');
  if (failing.length > 0) return t('mutationFailing', { names: failing.join(', ') });
  const parts = [
    ...(running ? [t('mutationTried', { n: tried, of })] : []),
    t('mutationCaught', { n: caught, of: tried }),
    ...(equivalent > 0 ? [t('mutationEquivalent', { n: equivalent })] : []),
  ];
  return parts.join(' ');
};

/** Height of a row in pixels. */
const ROW_HEIGHT = 26;

const Survivors = ({ mutation }: { readonly mutation: MutationShown }) => {
  const { bench, t } = useWorkbench();
  return (
    <VirtualTable
      label={t('mutation')}
      head={
        <>
          <th scope="col">{t('mutationFile')}</th>
          <th scope="col" className={styles.rule}>
            {t('mutationChange')}
          </th>
          <th scope="col" className={styles.number}>
            {t('mutationReached')}
          </th>
        </>
      }
      items={mutation.survivors}
      keyOf={({ span, line }) => `${span.file}:${span.start}:${line}`}
      draw={({ span, line, reached }) => (
        <>
          <td>{span.file}</td>
          <th scope="row" className={styles.rule}>
            <Button look="plain" onClick={() => bench.goto(span)}>
              {line}
            </Button>
          </th>
          <td className={styles.number}>{reached}</td>
        </>
      )}
      rowHeight={ROW_HEIGHT}
    />
  );
};

const WHY = { 'no-reason': 'mutationNoReason', unknown: 'mutationUnknown', caught: 'mutationNoticed' } as const;

const StaleEntries = ({ mutation }: { readonly mutation: MutationShown }) => {
  const { bench, t } = useWorkbench();
  return (
    <ul>
      {mutation.stale.map(({ span, key, why }) => (
        <li key={key}>
          <Button look="plain" onClick={() => bench.goto(span)}>
            {span.file}
          </Button>{' '}
          {t(WHY[why], { change: key })}
        </li>
      ))}
    </ul>
  );
};
