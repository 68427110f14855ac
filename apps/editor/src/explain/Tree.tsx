import { ChevronDown, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useWorkbench } from '../context.ts';
import { Icon } from '../ui/Icon.tsx';
import { keyed } from '../ui/keyed.ts';
import type { DescribedPart } from '../workers/why-protocol.ts';
import { PlaceLink } from './PlaceLink.tsx';
import styles from './Tree.module.css';
import { Truth } from './Truth.tsx';

/** Parts of a condition with their values; what made the whole what it is stands open and is marked. */
export const Tree = ({ part }: { readonly part: DescribedPart }) => (
  <ul className={styles.tree}>
    <Part part={part} isCause={part.decisive} />
  </ul>
);

const Part = ({ part, isCause }: { readonly part: DescribedPart; readonly isCause: boolean }) => {
  const [isOpen, open] = useState(isCause);
  const { parts } = part;
  return (
    <li>
      <Head part={part} isCause={isCause} isOpen={isOpen} onToggle={() => open(!isOpen)} />
      {isOpen && parts.length > 0 ? (
        <ul>
          {keyed(parts, ({ of, text }) => `${of} ${text}`).map(({ key, item }) => (
            <Part key={key} part={item} isCause={isCause && item.decisive} />
          ))}
        </ul>
      ) : null}
    </li>
  );
};

interface HeadProps {
  readonly part: DescribedPart;
  readonly isCause: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

const Head = ({ part, isCause, isOpen, onToggle }: HeadProps) => {
  const { t } = useWorkbench();
  const { parts, of, text } = part;
  // The cause is where the way of what decided ends.
  const isLast = isCause && !parts.some(({ decisive }) => decisive);
  return (
    <div className={[styles.part, !isCause && part.is === 'skipped' ? styles.skipped : ''].join(' ')}>
      {parts.length === 0 ? <span className={styles.fold} /> : <Fold of={text} isOpen={isOpen} onToggle={onToggle} />}
      {of === '' ? null : <span className={styles.of}>{of}:</span>}
      <PlaceLink at={part} look="code">
        {text}
      </PlaceLink>
      <Value part={part} />
      {isLast ? <b className={styles.cause}>{t('thisIsWhy')}</b> : null}
    </div>
  );
};

interface FoldProps {
  readonly of: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

const Fold = ({ of, isOpen, onToggle }: FoldProps) => {
  const { t } = useWorkbench();
  const label = t('partsOf', { what: of });
  return (
    <button type="button" className={styles.fold} aria-expanded={isOpen} aria-label={label} onClick={onToggle}>
      <Icon of={isOpen ? ChevronDown : ChevronRight} size={14} />
    </button>
  );
};

const Value = ({ part: { is, value, truth, text } }: { readonly part: DescribedPart }) => {
  const { t } = useWorkbench();
  if (is !== 'value') return <span className="quiet">{t(WORDS[is])}</span>;
  if (truth !== undefined) return <Truth holds={truth} />;
  return value === text ? null : <span className={styles.value}>= {value}</span>;
};

const WORDS = { skipped: 'notLookedAt', unknown: 'unknownToYou', fault: 'noValue' } as const;
