import { useWorkbench } from '../context.ts';
import { keyed } from '../ui/keyed.ts';
import type { Sum, Term } from './account-words.ts';
import { Sentences } from './Claims.tsx';
import { Die } from './Die.tsx';
import { PlaceLink } from './PlaceLink.tsx';
import styles from './SumLine.module.css';

/** A number and what it is made of; below it what its parts are made of, and why they count. */
export const SumLine = ({ sum }: { readonly sum: Sum }) => {
  const { t } = useWorkbench();
  const { name, value, lead, terms } = sum;
  return (
    <div className={styles.sum}>
      <p>
        <b>{t('sumOf', { name })}</b> {lead}{' '}
        {keyed(terms, termText).map(({ key, item }) => (
          <TermOf key={key} term={item} />
        ))}
        <b>= {value}</b>
      </p>
      <Below sum={sum} />
    </div>
  );
};

const Below = ({ sum: { because, more } }: { readonly sum: Sum }) =>
  because.length + more.length === 0 ? null : (
    <div className={styles.more}>
      <Sentences sentences={because} />
      {more.map((inner) => (
        <SumLine key={inner.name} sum={inner} />
      ))}
    </div>
  );

const termText = ({ sign, value, name, dice }: Term): string =>
  [sign, value, name, ...dice.map(({ face }) => face)].join(' ');

const TermOf = ({ term: { sign, value, name, dice, at } }: { readonly term: Term }) => (
  <>
    {sign === '' ? null : <span>{sign}</span>}{' '}
    <PlaceLink at={at}>
      {keyed(dice, ({ face }) => face).map(({ key, item }) => (
        <Die key={key} face={item} />
      ))}
      {value} {name}
    </PlaceLink>{' '}
  </>
);
