import { Toast as Base } from '@base-ui/react/toast';
import { X } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import styles from './Toasts.module.css';

interface Props {
  /** What was done last; another value is another toast, even if it says the same. */
  readonly said: { readonly text: string } | undefined;
  readonly label: string;
  readonly closeLabel: string;
}

/** Long enough to be read twice. */
const SHOWN = 10_000;

/** Says for a moment what was done and is seen nowhere else. Pointing at a toast keeps it. */
export const Toasts = (props: Props) => (
  <Base.Provider timeout={SHOWN}>
    <Added {...props} />
    <Base.Portal>
      <Base.Viewport className={styles.viewport} aria-label={props.label}>
        <Shown closeLabel={props.closeLabel} />
      </Base.Viewport>
    </Base.Portal>
  </Base.Provider>
);

const Added = ({ said }: Props): ReactNode => {
  const { add } = Base.useToastManager();
  useEffect(() => {
    if (said !== undefined) add({ description: said.text });
  }, [add, said]);
  return null;
};

const Shown = ({ closeLabel }: Pick<Props, 'closeLabel'>) => {
  const { toasts } = Base.useToastManager();
  return toasts.map((toast) => (
    <Base.Root key={toast.id} toast={toast} className={styles.toast} data-part="toast">
      <Base.Content className={styles.content}>
        <Base.Description />
        <Base.Close className={styles.close} aria-label={closeLabel}>
          <X size={14} aria-hidden="true" />
        </Base.Close>
      </Base.Content>
    </Base.Root>
  ));
};
