import { use } from 'react';
import { useSectionName } from '../play/useSectionName.ts';
import { keyed } from '../ui/keyed.ts';
import styles from './LogLine.module.css';
import { OpenSection } from './open-section.ts';

interface Props {
  /** `§6.1 §6.2` */
  readonly sections: string;
  readonly tabIndex: number;
  readonly onFocus: () => void;
}

/** The sections that a line follows; beside a rules text each leads to its place there. */
export const Sections = ({ sections, ...focus }: Props) => {
  const open = use(OpenSection);
  const nameOf = useSectionName();
  if (sections === '') return null;
  const each = sections.split(' ');
  if (open === undefined) return <span className={styles.sections}>{each.map(nameOf).join(' ')}</span>;
  return keyed(each, String).map(({ key, item }) => (
    <button key={key} type="button" className={styles.section} onClick={() => open(item)} {...focus}>
      {nameOf(item)}
    </button>
  ));
};
