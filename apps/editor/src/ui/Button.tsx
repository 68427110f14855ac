import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import styles from './Button.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';

interface Props extends ComponentPropsWithRef<'button'> {
  /** `primary` is the one thing to do here, `plain` looks like a link, `danger` can't be taken back, `row` fills a list. */
  readonly look?: 'primary' | 'plain' | 'danger' | 'row';
  readonly icon?: LucideIcon;
}

/** A button with words, and an icon before them where one helps. */
export const Button = ({ look, icon, className, children, ...rest }: Props) => (
  <button type="button" {...rest} className={classNames(styles.button, look && styles[look], className)}>
    {icon === undefined ? null : <Icon of={icon} />}
    {children}
  </button>
);
