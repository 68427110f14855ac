import { Menu as Base } from '@base-ui/react/menu';
import { ChevronDown, type LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Menu.module.css';

interface MenuProps {
  readonly label: ReactNode;
  /** What opens it, where it isn't a button with the label. */
  readonly trigger?: ReactElement<Record<string, unknown>>;
  readonly children: ReactNode;
}

/** A button that opens a list of things to do; arrow keys and first letters move in it. */
export const Menu = ({ label, trigger, children }: MenuProps) => (
  <Base.Root modal={false}>
    {trigger === undefined ? (
      <Base.Trigger className={styles.trigger}>
        {label}
        <Icon of={ChevronDown} size={14} />
      </Base.Trigger>
    ) : (
      <Base.Trigger render={trigger} />
    )}
    <Base.Portal>
      <Base.Positioner sideOffset={4} align="start" className={styles.place}>
        <Base.Popup className={styles.menu}>{children}</Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  </Base.Root>
);

interface ItemProps {
  readonly onClick: () => void;
  readonly children: ReactNode;
  readonly icon?: LucideIcon | undefined;
  /** The keys that do the same. */
  readonly keys?: string | undefined;
  readonly disabled?: boolean | undefined;
}

export const MenuItem = ({ onClick, children, icon, keys, disabled = false }: ItemProps) => (
  <Base.Item className={styles.item} onClick={onClick} disabled={disabled}>
    <span className={styles.icon}>{icon === undefined ? null : <Icon of={icon} />}</span>
    <span>{children}</span>
    {keys === undefined ? null : <kbd className={styles.keys}>{keys}</kbd>}
  </Base.Item>
);

/** One of several that exclude each other, such as a language. */
export const MenuChoices = ({
  value,
  onChange,
  children,
}: {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
}) => (
  <Base.RadioGroup value={value} onValueChange={onChange}>
    {children}
  </Base.RadioGroup>
);

export const MenuChoice = ({ value, children }: { readonly value: string; readonly children: ReactNode }) => (
  <Base.RadioItem className={styles.item} value={value} closeOnClick>
    <Base.RadioItemIndicator className={styles.mark} keepMounted />
    <span>{children}</span>
  </Base.RadioItem>
);

interface CheckProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
}

/** Something that is on or off. */
export const MenuCheck = ({ checked, onChange, children }: CheckProps) => (
  <Base.CheckboxItem className={styles.item} checked={checked} onCheckedChange={(on) => onChange(on)}>
    <Base.CheckboxItemIndicator className={styles.mark} keepMounted />
    <span>{children}</span>
  </Base.CheckboxItem>
);

export const MenuGroup = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <Base.Group className={styles.group}>
    <Base.GroupLabel className={styles.label}>{label}</Base.GroupLabel>
    {children}
  </Base.Group>
);
