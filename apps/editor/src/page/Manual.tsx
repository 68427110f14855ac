import { Fragment } from 'react';
import { useWorkbench } from '../context.ts';
import '../css/manual.css';
import { type ManualPart, manualParts } from './manual-parts.ts';

/** Words between backticks are code. */
const Words = ({ text }: { readonly text: string }) =>
  [...text.matchAll(/`[^`]*`|[^`]+/g)].map(({ 0: piece, index }) =>
    piece.startsWith('`') ? <code key={index}>{piece.slice(1, -1)}</code> : <Fragment key={index}>{piece}</Fragment>,
  );

const Part = ({ part: { as, lines } }: { readonly part: ManualPart }) => {
  const [line = ''] = lines;
  if (as === 'listing') return <pre>{lines.join('\n')}</pre>;
  if (as === 'divider') return <hr />;
  if (as === 'heading') return <h3>{line}</h3>;
  if (as === 'file') return <p className="manual-file">{line.replaceAll('`', '')}</p>;
  if (as === 'text') {
    return (
      <p>
        <Words text={line} />
      </p>
    );
  }
  return (
    <ul>
      {lines.map((item) => (
        <li key={item}>
          <Words text={item} />
        </li>
      ))}
    </ul>
  );
};

/** What a finding means, from the manual: why it is so, and how it is right. */
export const Manual = () => {
  const { bench, state, t } = useWorkbench();
  if (state.manual === undefined) return null;
  const parts = manualParts(state.manual);
  return (
    <section className="manual" aria-label={t('explain')} data-testid="manual">
      <header>
        <h2>{parts.find(({ as }) => as === 'title')?.lines}</h2>
        <button type="button" onClick={() => bench.closePage()}>
          {t('dismiss')}
        </button>
      </header>
      {parts
        .filter(({ as }) => as !== 'title')
        .map((part) => (
          <Part key={part.at} part={part} />
        ))}
    </section>
  );
};
