import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './Tabs.module.css';

export interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
}

interface Props<Id extends string> {
  readonly className?: string | undefined;
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly shown: Id;
  readonly onShow: (id: Id) => void;
  /** What the shown tab holds. */
  readonly children: ReactNode;
}

/** A row of tabs over one panel; arrow keys move between the tabs, which are one stop of the Tab key. */
export const Tabs = <Id extends string>({ className, label, tabs, shown, onShow, children }: Props<Id>) => (
  <Base.Root className={classNames(styles.tabs, className)} value={shown} onValueChange={(id: Id) => onShow(id)}>
    <Base.List className={styles.row} aria-label={label} activateOnFocus={false}>
      {tabs.map(({ id, label: name }) => (
        <Base.Tab key={id} value={id} className={styles.tab}>
          {name}
        </Base.Tab>
      ))}
    </Base.List>
    <Base.Panel value={shown} className={styles.panel}>
      {children}
    </Base.Panel>
  </Base.Root>
);
