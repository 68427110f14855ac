import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import type { DiskState } from '../storage/disk-home.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';

/** Says that this browser opens no folders, and what can be done instead. */
export const NoFolders = () => {
  const { t } = useWorkbench();
  const isSo = useStore(({ disk }) => disk?.status === 'unsupported');
  return isSo ? <p className="quiet">{t('diskUnsupported')}</p> : null;
};

/** How it stands with the folder on this computer that is open, or was last time. */
export const OpenFolder = () => {
  const { t } = useWorkbench();
  const { disk } = useStore(pick('disk'));
  if (disk?.name === undefined) return null;
  return (
    <Banner role="status" label={t('diskFolder')}>
      <Said disk={disk} />
      <Doings disk={disk} />
    </Banner>
  );
};

interface Props {
  readonly disk: DiskState;
}

const Said = ({ disk: { status, name = '', trouble, isEmpty, leftOut = [] } }: Props) => {
  const { t } = useWorkbench();
  if (status === 'closed') return <p>{t('diskClosed', { name })}</p>;
  if (status === 'refused') return <p>{t('diskRefused', { name })}</p>;
  if (trouble !== undefined) return <p>{`${t('diskTrouble', { name })} ${t(trouble, { file: name })}`}</p>;
  return (
    <p>
      {isEmpty ? t('diskEmpty', { name }) : t('keptOnDisk', { name })}
      {leftOut.length === 0 ? null : ` · ${t('diskLeftOut', { files: leftOut.join(', ') })}`}
    </p>
  );
};

const Doings = ({ disk: { status, name = '', trouble } }: Props) => {
  const { bench, t } = useWorkbench();
  const isOpen = status === 'open' && trouble === undefined;
  return (
    <>
      {isOpen ? null : (
        <Button look="primary" onClick={() => void bench.diskFolder.open()}>
          {t('diskReopen')}
        </Button>
      )}
      <Button onClick={() => void bench.diskFolder.choose()}>{t('diskOther')}</Button>
      <Button onClick={() => void bench.diskFolder.close()}>{t('closeDisk', { name })}</Button>
    </>
  );
};
