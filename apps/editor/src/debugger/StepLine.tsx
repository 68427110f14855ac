import { useWorkbench } from '../context.ts';
import type { Row } from '../explain/rows-of.ts';
import { useTexts } from '../play/useTexts.ts';
import type { ToldChange, ToldStep } from '../workers/why-protocol.ts';

interface Props {
  readonly row: Row;
  readonly isOpen: boolean;
  readonly isShown: boolean;
  readonly onFold: () => void;
}

/** A step with what came of it and what it changed. */
export const StepLine = ({ row: { at, step, folds }, isOpen, isShown, onFold }: Props) => {
  const { bench } = useWorkbench();
  const { depth, text, line, resumed, of, changes } = step;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree around it has the keys
    <div
      role="treeitem"
      aria-level={depth + 1}
      aria-selected={isShown}
      aria-expanded={folds ? isOpen : undefined}
      tabIndex={isShown ? 0 : -1}
      className={resumed ? 'step resumed' : 'step'}
      style={{ '--depth': depth } as object}
      onClick={() => bench.why.show(at)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of the tree fold as well */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys of the tree fold as well */}
      <span
        className="why-fold"
        onClick={(event) => {
          event.stopPropagation();
          if (folds) onFold();
        }}
      >
        {folds ? (isOpen ? '▾' : '▸') : ''}
      </span>
      <span className="number">{line}</span>
      {of === '' ? null : <span className="why-of">{of}:</span>}
      <code>{text}</code> <Came step={step} />
      {changes
        .filter(({ path }) => !path.includes('.$') || path.endsWith('.$pile'))
        .map((change) => (
          <Changed key={`${change.path} ${change.index}`} change={change} />
        ))}
    </div>
  );
};

/** What came of a step that changed nothing stored. */
const Came = ({ step: { sort, name, result } }: { readonly step: ToldStep }) => {
  const { t } = useWorkbench();
  const texts = useTexts();
  if (sort === 'if' || sort === 'while')
    return <span className={result === 'true' ? 'holds' : 'fails'}>{t(result === 'true' ? 'holds' : 'fails')}</span>;
  if (sort === 'call') return <span className="why-value">{name}</span>;
  // The words of a line of the log would want its values filled in; they stand in the log.
  if (sort === 'menu' || sort === 'choose' || sort === 'roll' || sort === 'label')
    return (
      <span className="why-value">
        {texts.path(name)}
        {result === '' ? '' : ` = ${result}`}
      </span>
    );
  return result === '' ? null : <span className="why-value">= {result}</span>;
};

const Changed = ({ change: { path, of, before, after } }: { readonly change: ToldChange }) => (
  <span className="why-change">
    {path}
    {of === '' ? '' : ` ${of}`}: {said(before)} → <b>{said(after)}</b>
  </span>
);

const said = (value: ToldChange['before']): string => (Array.isArray(value) ? `{${value.join(', ')}}` : String(value));
