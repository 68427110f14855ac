import { useWorkbench } from '../context.ts';
import { Button } from './Button.tsx';

/** Loads the page again, after keeping what has been typed. */
export const ReloadPage = ({ look }: { readonly look?: 'primary' }) => {
  const { bench, t } = useWorkbench();
  const reload = (): void => {
    bench.keep();
    location.reload();
  };
  return (
    <Button {...(look && { look })} onClick={reload}>
      {t('reloadPage')}
    </Button>
  );
};
