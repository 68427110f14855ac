import type { gallery } from '@sandtable/ide/templates';
import { useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { turnedName } from '../storage/turned-names.ts';
import { Choices } from '../ui/Choices.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import type { Word } from '../words.ts';
import { Answers, Name, Problem, useAsking } from './asking.tsx';
import styles from './Gallery.module.css';

type Example = (typeof gallery)[number];

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
  const { bench, t } = useWorkbench();
  const state = useStore(pick('backendOffline'));
  const [example, setExample] = useState<Example>('dice-combat');
  const [name, setName] = useState('');
  const called = name.trim() || `my-${example}`;
  const becomes = turnedName(called, 'game');
  const { problem, act, again } = useAsking({
    ask: () => bench.projects.newGame(called, example, state.backendOffline === undefined ? undefined : 'browser'),
    onClose,
  });
  return (
    <Dialog title={t('gallery')} onClose={onClose}>
      <form action={() => void act()}>
        <p className="quiet">{t('galleryHint')}</p>
        <Choices
          label={t('gallery')}
          isLabelHidden
          look="list"
          choices={EXAMPLES.map((id) => ({ id, label: <Described example={id} /> }))}
          chosen={example}
          onChoose={(id) => [setExample(id), again()]}
        />
        <Name name={name} becomes={becomes} onName={setName} hint={`my-${example}`} focused={false} />
        <Problem problem={problem} file={becomes ?? called} />
        <Answers does={t('galleryOpen')} onClose={onClose} />
      </form>
    </Dialog>
  );
};

const Described = ({ example }: { readonly example: Example }) => {
  const { t } = useWorkbench();
  return (
    <>
      <code className={styles.name}>{example}</code> {t(WORDS[example])}
    </>
  );
};
