import { preventsPlay } from '@sandtable/diagnostics';
import { useStore, useWorkbench } from '../context.ts';
import { goFinding } from '../findings/finding-acts.ts';
import { usePlaceText } from '../findings/usePlaceText.ts';
import { FromLink } from '../sharing/FromLink.tsx';
import { pick } from '../state/selectors.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import type { Finding } from '../workers/protocol.ts';
import styles from './TablePage.module.css';

/** What keeps this match from being played, or by which rules it is played meanwhile, in words for players. */
export const PlayProblems = () => {
  const { t } = useWorkbench();
  const { link, findings, rulesValid, trouble } = useStore(pick('link', 'findings', 'rulesValid', 'trouble'));
  if (link?.ok === false) return <FromLink />;
  const errors = rulesValid ? [] : findings.filter(preventsPlay);
  return (
    <>
      {trouble === undefined ? null : (
        <Banner role="alert">
          <p>{t('trouble', { what: trouble.slice(0, 200) })}</p>
        </Banner>
      )}
      {errors.length === 0 ? null : <InvalidRules errors={errors} />}
    </>
  );
};

/** More than a few say no more to players; where they play on, one does. */
const SHOWN = 3;

const InvalidRules = ({ errors }: { readonly errors: readonly Finding[] }) => {
  const { bench, t } = useWorkbench();
  const { info, link } = useStore(pick('info', 'link'));
  const place = usePlaceText();
  const goesOn = info !== undefined;
  const fix = (): void => {
    const [first] = errors;
    bench.actions.setFace('workshop');
    if (first !== undefined) goFinding(bench, first);
  };
  return (
    <Banner role="alert">
      <div className={styles.errors}>
        <p>{goesOn ? t('oldRules') : t('playerWrong', { n: errors.length })}</p>
        {errors.slice(0, goesOn ? 1 : SHOWN).map((one) => (
          <p key={`${one.code} ${one.file} ${one.start}`}>
            {one.sentence ?? one.message} <span className="quiet">{place(one)}</span>
          </p>
        ))}
        {link === undefined ? null : <p>{t('playerAskSender')}</p>}
      </div>
      <Button onClick={fix}>{t('playerMend')}</Button>
    </Banner>
  );
};
