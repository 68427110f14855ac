import type { AskView } from '@sandtable/session';
import { useWorkbench } from '../context.ts';
import type { Parts } from './useParts.ts';
import { useTexts } from './useTexts.ts';

/** A value of many parts: what is settled of it, and what may come next; the board offers the same. */
export const PartByPart = ({ ask, parts }: { readonly ask: AskView; readonly parts: Parts }) => {
  const { t } = useWorkbench();
  const texts = useTexts();
  const label = (option: string, depth: number): string =>
    depth === 0 ? texts.value(ask.choice, option) : texts.value(`${ask.choice}/${parts.chosen[0]}`, option);
  return (
    <>
      {parts.back ? (
        <p className="chosen-parts">
          {parts.chosen.map((part, i) => label(part, i)).join(' · ')}{' '}
          <button type="button" onClick={parts.back}>
            {t('back')}
          </button>
        </p>
      ) : null}
      <ul className="choices" data-testid="choices">
        {parts.options.map((option) => (
          <li key={option}>
            <button type="button" onClick={() => parts.take(option)}>
              {label(option, parts.chosen.length)}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
};
