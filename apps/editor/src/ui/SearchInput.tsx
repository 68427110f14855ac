import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './SearchInput.module.css';

interface Props extends Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'type'> {
  /** Names the field, also in it while it is empty. */
  readonly label: string;
  readonly onSearch: (sought: string) => void;
}

/** A field for what a list is searched for. */
export const SearchInput = ({ label, onSearch, className, ...rest }: Props) => (
  <input
    {...rest}
    type="search"
    className={classNames(styles.search, className)}
    aria-label={label}
    placeholder={label}
    onChange={({ target }) => onSearch(target.value)}
  />
);
