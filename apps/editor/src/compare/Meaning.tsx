import { useWorkbench } from '../context.ts';
import { Button } from '../ui/Button.tsx';
import type { DifferenceGroup } from '../workers/compiler-api.ts';
import type { Stack } from '../workers/stack.ts';
import styles from './Meaning.module.css';
import { useMeaning } from './useMeaning.ts';

interface Props {
  readonly before: Stack;
  readonly after: Stack;
}

/** What two rulesets say otherwise, in terms of the game; each line leads to its place. */
export const Meaning = ({ before, after }: Props) => {
  const { t } = useWorkbench();
  const known = useMeaning(before, after);
  if (known === undefined) return <p className="empty">{t('loading')}</p>;
  const { groups = [], broken = [] } = known;
  return (
    <div className={styles.meaning}>
      {broken.map((side) => (
        <p key={side} className="quiet">
          {t('sideBroken', { side: t(side === 'before' ? 'sideA' : 'sideB') })}
        </p>
      ))}
      {groups.length === 0 ? <p className="empty">{t('sameMeaning')}</p> : <Groups groups={groups} />}
    </div>
  );
};

const Groups = ({ groups }: { readonly groups: readonly DifferenceGroup[] }) => {
  const { bench } = useWorkbench();
  return groups.map(({ title, lines }) => (
    <section key={title} aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {lines.map(({ text, at }) => (
          <li key={`${text} ${at.file} ${at.start}`}>
            <Button look="row" className={styles.row} onClick={() => bench.goto(at)}>
              <span>{text}</span> <span className="quiet">{at.file}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  ));
};
