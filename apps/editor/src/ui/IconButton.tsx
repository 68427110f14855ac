import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import styles from './IconButton.module.css';
import { Tooltip } from './Tooltip.tsx';

interface Props extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Names the button, and appears as its tooltip. */
  readonly label: string;
  readonly icon: LucideIcon;
  /** The key that does the same, as it is printed on the keyboard. */
  readonly keys?: string;
}

/** A button that is only an icon, where there is no room for words. */
export const IconButton = ({ label, icon, keys, className, ...rest }: Props) => (
  <Tooltip label={keys === undefined ? label : `${label} (${keys})`}>
    <button type="button" {...rest} aria-label={label} className={classNames(styles.button, className)}>
      <Icon of={icon} />
    </button>
  </Tooltip>
);
