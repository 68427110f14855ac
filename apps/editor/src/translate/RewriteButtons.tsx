import { type Pair, type Rewrite, repeats, type Sought } from '@sandtable/l10n';
import { Copy, Replace } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useWorkbench } from '../context.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { ReplaceForm } from './ReplaceForm.tsx';
import { RewriteForm } from './RewriteForm.tsx';
import type { Row } from './rows.ts';

interface Props {
  readonly rows: readonly Row[];
  readonly shown: readonly Row[];
  readonly memory: readonly Pair[];
  readonly sought: Sought;
  readonly onRewrite: (chosen: readonly Rewrite<Row>[]) => void;
}

/** Opens what changes several translations at once. */
export const RewriteButtons = ({ rows, shown, memory, sought, onRewrite }: Props) => {
  const { t } = useWorkbench();
  const [open, setOpen] = useState<'replace' | 'repeats' | undefined>(undefined);
  const same = useMemo(() => repeats(rows, memory), [rows, memory]);
  const close = (): void => setOpen(undefined);
  const apply = (chosen: readonly Rewrite<Row>[]): void => {
    onRewrite(chosen);
    close();
  };
  return (
    <>
      <Button icon={Replace} onClick={() => setOpen('replace')}>
        {t('replaceTexts')}
      </Button>
      {same.length === 0 ? null : (
        <Button icon={Copy} onClick={() => setOpen('repeats')}>
          {t('fillRepeats', { n: same.length })}
        </Button>
      )}
      {open === 'replace' ? (
        <Dialog title={t('replaceTexts')} size="wide" onClose={close}>
          <ReplaceForm rows={shown} sought={sought} onApply={apply} />
        </Dialog>
      ) : null}
      {open === 'repeats' ? (
        <Dialog title={t('fillRepeats', { n: same.length })} size="wide" onClose={close}>
          <RewriteForm rewrites={same} none="" onApply={apply}>
            <p>{t('fillRepeatsHint')}</p>
          </RewriteForm>
        </Dialog>
      ) : null}
    </>
  );
};
