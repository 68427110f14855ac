import { useStore, useWorkbench } from '../context.ts';
import { textOf } from '../state/selectors.ts';
import type { Workbench } from '../state/workbench.ts';
import { Button } from '../ui/Button.tsx';
import type { AppliedOverride } from '../workers/protocol.ts';
import type { CellOverride } from './cell-overrides.ts';

/** What a house rule makes of the current cell; the whole rule about its row can be taken out. */
export const RevertToBase = ({ override: { name, value, by } }: { readonly override: CellOverride }) => {
  const { bench, t } = useWorkbench();
  const text = useStore(textOf(by.patch.file));
  const { patch, says } = by;
  // While the file is written, its places are those of a moment ago.
  const isSame = text.slice(patch.start, patch.end) === says;
  return (
    <span>
      {t('laidIn', { name, value })}{' '}
      <Button look="plain" disabled={!isSame} onClick={() => void takeOut(bench, text, patch)}>
        {t('backToBase', { file: patch.file })}
      </Button>
    </span>
  );
};

async function takeOut(bench: Workbench, text: string, patch: AppliedOverride['patch']): Promise<void> {
  const { applyAsStep } = await import('../text-editor/apply.ts');
  const { withLine } = await import('../text-editor/overlays.ts');
  applyAsStep(bench, [{ span: withLine(text, patch), text: '' }]);
}
