import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { Words } from '../ui/Words.tsx';
import styles from './Manual.module.css';
import { type ManualPart, manualParts } from './manual-parts.ts';
import { manualPlace } from './manual-place.ts';

const Part = ({ part: { as, lines } }: { readonly part: ManualPart }) => {
  const [line = ''] = lines;
  if (as === 'listing') return <pre>{lines.join('\n')}</pre>;
  if (as === 'divider') return <hr />;
  if (as === 'heading') return <h3>{line}</h3>;
  if (as === 'text') {
    return (
      <p>
        <Words text={line} />
      </p>
    );
  }
  return <List items={lines} />;
};

const List = ({ items }: { readonly items: readonly string[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item}>
        <Words text={item} />
      </li>
    ))}
  </ul>
);

/** The name of the file that is shown below; lines of the ruleset that is open can be gone to. */
const FileName = ({ caption, listing }: { readonly caption: string; readonly listing: readonly string[] }) => {
  const { bench } = useWorkbench();
  const name = caption.replaceAll('`', '');
  const place = useStore((state) => manualPlace(state, caption, listing));
  return (
    <p className={styles.file}>
      {place === undefined ? (
        name
      ) : (
        <button type="button" className="plain" onClick={() => bench.goto(place)}>
          {name}
        </button>
      )}
    </p>
  );
};

/** What a finding means, from the manual: why it is so, and how it is right. */
export const Manual = () => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('manual'));
  if (state.manual === undefined) return null;
  const parts = manualParts(state.manual);
  return (
    <section className={styles.manual} aria-label={t('explain')} data-testid="manual">
      <header>
        <h2>{parts.find(({ as }) => as === 'title')?.lines}</h2>
        <button type="button" onClick={() => bench.actions.closeManual()}>
          {t('dismiss')}
        </button>
      </header>
      <Parts parts={parts} />
    </section>
  );
};

const Parts = ({ parts }: { readonly parts: readonly ManualPart[] }) =>
  parts.map((part, i) =>
    part.as === 'file' ? (
      <FileName key={part.at} caption={part.lines[0] ?? ''} listing={parts[i + 1]?.lines ?? []} />
    ) : part.as === 'title' ? null : (
      <Part key={part.at} part={part} />
    ),
  );
