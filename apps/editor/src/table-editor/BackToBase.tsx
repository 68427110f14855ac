import { useStore, useWorkbench } from '../context.ts';
import { textOf } from '../state/selectors.ts';
import type { LaidCell } from './laid-over.ts';

/** What a house rule makes of the cell at hand; the whole rule about its row can be taken out. */
export const BackToBase = ({ laid }: { readonly laid: LaidCell | undefined }) => {
  const { bench, t } = useWorkbench();
  const text = useStore(textOf(laid?.by.patch.file ?? ''));
  if (laid === undefined) return null;
  const { patch, says } = laid.by;
  // While the file is written, its places are those of a moment ago.
  const isSame = text.slice(patch.start, patch.end) === says;
  const back = async (): Promise<void> => {
    const { applyAsStep } = await import('../text-editor/apply.ts');
    const { withLine } = await import('../text-editor/overlays.ts');
    applyAsStep(bench, [{ span: withLine(text, patch), text: '' }]);
  };
  return (
    <span>
      {t('laidIn', { name: laid.name, value: laid.value })}{' '}
      <button type="button" className="plain" disabled={!isSame} onClick={() => void back()}>
        {t('backToBase', { file: patch.file })}
      </button>
    </span>
  );
};
