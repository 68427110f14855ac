import { preventsPlay } from '@sandtable/diagnostics';
import { useStore, useWorkbench } from '../context.ts';
import { usePlaceText } from '../findings/usePlaceText.ts';
import { FromLink } from '../sharing/FromLink.tsx';
import { pick } from '../state/selectors.ts';
import { Button } from '../ui/Button.tsx';
import type { Finding } from '../workers/protocol.ts';
import styles from './TablePage.module.css';

/** What keeps this match from being played, in words for players. */
export const PlayProblems = () => {
  const { t } = useWorkbench();
  const { link, findings, rulesValid, trouble } = useStore(pick('link', 'findings', 'rulesValid', 'trouble'));
  if (link?.ok === false) return <FromLink />;
  const errors = findings.filter(preventsPlay);
  if (trouble === undefined && (rulesValid || errors.length === 0)) return null;
  return (
    <section role="alert">
      {trouble === undefined ? null : <p>{t('trouble', { what: trouble.slice(0, 200) })}</p>}
      {rulesValid ? null : <InvalidRules errors={errors} />}
    </section>
  );
};

/** More than a few say no more to players. */
const SHOWN = 3;

const InvalidRules = ({ errors }: { readonly errors: readonly Finding[] }) => {
  const { bench, t } = useWorkbench();
  const place = usePlaceText();
  return (
    <>
      <p>{t('playerWrong', { n: errors.length })}</p>
      <ul className={styles.list}>
        {errors.slice(0, SHOWN).map((one) => (
          <li key={`${one.code} ${one.file} ${one.start}`}>
            {one.sentence ?? one.message} <span className="quiet">{place(one)}</span>
          </li>
        ))}
      </ul>
      <Button onClick={() => bench.actions.setFace('workshop')}>{t('playerMend')}</Button>
    </>
  );
};
