import type { LucideIcon } from 'lucide-react';
import { Icon } from './Icon.tsx';
import styles from './QuietSelect.module.css';
import { Select, type SelectProps } from './Select.tsx';
import { Tooltip } from './Tooltip.tsx';

interface Props extends SelectProps {
  readonly label: string;
  readonly icon: LucideIcon;
  /** What nobody needs to be told while it is chosen. */
  readonly usual: string;
}

/** A list to choose from that is only an icon, with a word for any choice that isn't the usual one. */
export const QuietSelect = ({ label, icon, usual, ...rest }: Props) => {
  const chosen = rest.options.find(({ value }) => value === rest.value)?.label ?? '';
  return (
    <Tooltip label={`${label}: ${chosen}`}>
      <span className={styles.quiet}>
        <Icon of={icon} />
        {rest.value === usual ? null : <span aria-hidden="true">{chosen}</span>}
        <Select {...rest} aria-label={label} className={styles.list} />
      </span>
    </Tooltip>
  );
};
