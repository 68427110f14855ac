import { use } from 'react';
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
  if (sections === '') return null;
  if (open === undefined) return <span className={styles.sections}>{sections}</span>;
  return keyed(sections.split(' '), String).map(({ key, item }) => (
    <button key={key} type="button" className={styles.section} onClick={() => open(item)} {...focus}>
      {item}
    </button>
  ));
};
