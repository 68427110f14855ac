import { useState } from 'react';
import { useWorkbench } from '../context.ts';
import { Dialog } from '../page/Dialog.tsx';
import type { NewProblem } from '../state/projects.ts';
import type { Word } from '../words.ts';
import type { GALLERY } from './templates.ts';

type Example = (typeof GALLERY)[number];

const WORDS: Readonly<Record<Example, Word>> = {
  'dice-combat': 'exampleDice',
  'hidden-markers': 'exampleHidden',
  'sealed-orders': 'exampleSealed',
  'cards-in-hand': 'exampleCards',
  'hex-movement': 'exampleHexes',
  'search-and-retreat': 'exampleSearch',
  'policy-bot': 'examplePolicy',
  'pool-of-units': 'examplePool',
  'secret-bids': 'exampleBids',
  'house-rules': 'exampleVariants',
};
const EXAMPLES = Object.keys(WORDS) as readonly Example[];

/** Small rulesets to learn from. What is opened is a copy under a name of one's own. */
export const Gallery = ({ onClose }: { readonly onClose: () => void }) => {
  const { bench, state, t } = useWorkbench();
  const [example, setExample] = useState<Example>('dice-combat');
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<NewProblem | undefined>(undefined);
  const called = name.trim() || `my-${example}`;
  const open = async (): Promise<void> => {
    const found = await bench.projects.newGame(called, example, state.away === undefined ? undefined : 'browser');
    setProblem(found);
    if (found === undefined) onClose();
  };
  return (
    <Dialog title={t('gallery')} onClose={onClose}>
      <form action={() => void open()}>
        <p className="quiet">{t('galleryHint')}</p>
        <fieldset className="gallery">
          <legend className="unseen">{t('gallery')}</legend>
          {EXAMPLES.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="example"
                checked={one === example}
                onChange={() => {
                  setExample(one);
                  setProblem(undefined);
                }}
              />
              <span>
                <code>{one}</code> {t(WORDS[one])}
              </span>
            </label>
          ))}
        </fieldset>
        <label className="field">
          {t('nameOf')}
          <input
            type="text"
            spellCheck={false}
            placeholder={`my-${example}`}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        {problem === undefined ? null : (
          <p className="notice" role="alert">
            {t(problem, { file: called })}
          </p>
        )}
        <footer>
          <button type="submit" className="primary">
            {t('galleryOpen')}
          </button>
          <button type="button" onClick={onClose}>
            {t('cancel')}
          </button>
        </footer>
      </form>
    </Dialog>
  );
};
