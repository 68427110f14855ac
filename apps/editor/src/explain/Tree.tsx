import { useState } from 'react';
import { useWorkbench } from '../context.ts';
import type { ToldPart } from '../workers/why-protocol.ts';

/** Parts of a condition with their values; what made the whole what it is stands open and is marked. */
export const Tree = ({ part }: { readonly part: ToldPart }) => (
  <ul className="why-tree">
    <Part part={part} isCause={part.decisive} />
  </ul>
);

const Part = ({ part, isCause }: { readonly part: ToldPart; readonly isCause: boolean }) => {
  const { bench, t } = useWorkbench();
  const [isOpen, open] = useState(isCause);
  const { parts, of, text, line, file } = part;
  // The cause is where the way of what decided ends.
  const isLast = isCause && !parts.some(({ decisive }) => decisive);
  return (
    <li className={isCause ? 'cause' : part.is}>
      <div className="why-part">
        {parts.length === 0 ? (
          <span className="why-fold" />
        ) : (
          <button
            type="button"
            className="why-fold"
            aria-expanded={isOpen}
            aria-label={t('partsOf', { what: text })}
            onClick={() => open(!isOpen)}
          >
            {isOpen ? '▾' : '▸'}
          </button>
        )}
        {of === '' ? null : <span className="why-of">{of}:</span>}
        <button type="button" className="why-text" title={`${file}:${line}`} onClick={() => bench.goto(part)}>
          {text}
        </button>
        <Value part={part} />
        {isLast ? <b className="why-cause">{t('thisIsWhy')}</b> : null}
      </div>
      {isOpen && parts.length > 0 ? (
        <ul>
          {parts.map((inner, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of a condition never change their places
            <Part key={i} part={inner} isCause={isCause && inner.decisive} />
          ))}
        </ul>
      ) : null}
    </li>
  );
};

const Value = ({ part: { is, value, truth, text } }: { readonly part: ToldPart }) => {
  const { t } = useWorkbench();
  if (is !== 'value') return <span className="quiet">{t(WORDS[is])}</span>;
  if (truth !== undefined) return <span className={truth ? 'holds' : 'fails'}>{t(truth ? 'holds' : 'fails')}</span>;
  return value === text ? null : <span className="why-value">= {value}</span>;
};

const WORDS = { skipped: 'notLookedAt', unknown: 'unknownToYou', fault: 'noValue' } as const;
