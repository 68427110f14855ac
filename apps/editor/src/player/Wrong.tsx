import { preventsPlay } from '@sandtable/diagnostics';
import { useStore, useWorkbench } from '../context.ts';
import { FromLink } from '../sharing/FromLink.tsx';
import { usePlaceText } from '../shell/usePlaceText.ts';
import { pick } from '../state/selectors.ts';

/** More than a few say no more to who only plays. */
const SHOWN = 3;

/** What keeps this match from being played, in words for players. */
export const Wrong = () => {
  const { bench, t } = useWorkbench();
  const { link, findings, rulesValid, trouble } = useStore(pick('link', 'findings', 'rulesValid', 'trouble'));
  const place = usePlaceText();

  if (link?.ok === false) return <FromLink />;
  const errors = findings.filter(preventsPlay);
  if (trouble === undefined && (rulesValid || errors.length === 0)) return null;
  return (
    <section className="player-wrong" role="alert">
      {trouble === undefined ? null : <p>{t('trouble', { what: trouble.slice(0, 200) })}</p>}
      {rulesValid ? null : (
        <>
          <p>{t('playerWrong', { n: errors.length })}</p>
          <ul>
            {errors.slice(0, SHOWN).map((one) => (
              <li key={`${one.code} ${one.file} ${one.start}`}>
                {one.sentence ?? one.message} <span className="quiet">{place(one)}</span>
              </li>
            ))}
          </ul>
          <button type="button" onClick={() => bench.actions.setPlayer(false)}>
            {t('playerMend')}
          </button>
        </>
      )}
    </section>
  );
};
