import { MarkedCounter } from '@sandtable/board';
import { useWorkbench } from '../context.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import type { Say, Word } from '../words.ts';
import styles from './CommandHelp.module.css';
import { KEY_HINTS } from './key-hints.ts';
import { keyName } from './key-name.ts';
import { COMMANDS } from './registry.ts';

const GROUPS = [
  'keysPage',
  'menuSave',
  'text',
  'asTable',
  'translate',
  'board',
  'studioTools',
  'log',
  'play',
] as const satisfies readonly Word[];

/** All keys, by where they are understood. */
export const CommandHelp = ({ onClose }: { readonly onClose: () => void }) => {
  const { bench, t } = useWorkbench();
  const begin = (): void => {
    onClose();
    bench.tour.begin();
  };
  return (
    <Dialog title={t('showKeys')} onClose={onClose} size="wide">
      <div className={styles.columns}>
        {GROUPS.map((group) => (
          <KeysOf key={group} group={group} />
        ))}
        <MarksOnBoard />
      </div>
      <footer>
        <Button onClick={begin}>{t('tour')}</Button>
      </footer>
    </Dialog>
  );
};

const KeysOf = ({ group }: { readonly group: Word }) => {
  const { t } = useWorkbench();
  return (
    <section className={styles.group}>
      <h3>{t(group)}</h3>
      <dl>
        {keysIn(group, t).map(({ pressed, what }) => (
          <div key={pressed} className={styles.row}>
            <dt>
              <kbd className={styles.keys}>{keyName(pressed, t)}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

const MARKS = [
  ['choosable', 'markChoosable'],
  ['selected', 'markSelected'],
  ['queued', 'markQueued'],
] as const;

/** How a piece is drawn that may be chosen, is selected, or has an order that isn't confirmed. */
const MarksOnBoard = () => {
  const { t } = useWorkbench();
  return (
    <section className={styles.group} data-part="marks">
      <h3>{t('marksOnBoard')}</h3>
      <ul className={styles.marks}>
        {MARKS.map(([mark, what]) => (
          <li key={mark}>
            <MarkedCounter mark={mark} /> {t(what)}
          </li>
        ))}
      </ul>
    </section>
  );
};

function keysIn(group: Word, t: Say): readonly { readonly pressed: string; readonly what: string }[] {
  const commands = COMMANDS.filter((one) => one.group === group).flatMap(({ keys = [], title }) =>
    keys.map((pressed) => ({ pressed, what: title(t) })),
  );
  const hints = KEY_HINTS.filter((one) => one.group === group);
  return [...commands, ...hints.map(({ keys, title }) => ({ pressed: keys, what: t(title) }))];
}
