import type { AskView } from '@sandtable/session';
import { Settled } from './About.tsx';
import styles from './Asking.module.css';
import { ChoiceList } from './ChoiceList.tsx';
import type { Parts } from './useParts.ts';
import { useTexts } from './useTexts.ts';

/** A value of many parts: what is settled of it, and what may come next; the board offers the same. */
export const PartByPart = ({ ask, parts }: { readonly ask: AskView; readonly parts: Parts }) => {
  const texts = useTexts();
  const label = (option: string, depth: number): string =>
    depth === 0 ? texts.value(ask.choice, option) : texts.value(`${ask.choice}/${parts.chosen[0]}`, option);
  return (
    <>
      {parts.back ? (
        <Settled what={parts.chosen.map((part, i) => label(part, i)).join(' · ')} onBack={parts.back} />
      ) : null}
      <ChoiceList>
        {parts.options.map((option) => (
          <li key={option}>
            <button type="button" className={styles.choice} onClick={() => parts.take(option)}>
              {label(option, parts.chosen.length)}
            </button>
          </li>
        ))}
      </ChoiceList>
    </>
  );
};
