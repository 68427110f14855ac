import type { AskView } from '@sandtable/session';
import { Settled } from './About.tsx';
import styles from './Asking.module.css';
import { ChoiceList } from './ChoiceList.tsx';
import { useIsPlainPart } from './useIsPlain.ts';
import { usePartLabel } from './usePartLabel.ts';
import type { Parts } from './useParts.ts';
import { useTexts } from './useTexts.ts';

/** A value of many parts: what is settled of it, and what may come next; the board offers the same. */
export const PartByPart = ({ ask, parts }: { readonly ask: AskView; readonly parts: Parts }) => {
  const isPlain = useIsPlainPart(ask, parts);
  const texts = useTexts();
  const label = usePartLabel(ask, parts);
  return (
    <>
      {parts.back ? (
        <Settled what={parts.chosen.map((part, i) => label(part, i)).join(' · ')} onBack={parts.back} />
      ) : null}
      <ChoiceList>
        {parts.options.map((option) => (
          <li key={option}>
            <button
              type="button"
              className={styles.choice}
              data-plain={isPlain(option)}
              onClick={() => parts.take(option)}
            >
              {texts.begun(label(option))}
            </button>
          </li>
        ))}
      </ChoiceList>
    </>
  );
};
