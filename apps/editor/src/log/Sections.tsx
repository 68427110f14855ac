import { use } from 'react';
import { useSectionNames } from '../play/useSectionNames.ts';
import { keyed } from '../ui/keyed.ts';
import styles from './LogLine.module.css';
import { OpenSection } from './open-section.ts';

interface Props {
  /** `§6.1 §6.2` */
  readonly sections: string;
  readonly tabIndex: number;
  readonly onFocus: () => void;
}

/** The sections that a line follows, those of one name once; beside a rules text each leads to its place there. */
export const Sections = ({ sections, ...focus }: Props) => {
  const open = use(OpenSection);
  const names = useSectionNames(sections);
  if (sections === '') return null;
  const each = sections.split(' ');
  if (open === undefined) return <span className={styles.sections}>{[...new Set(names)].join(' ')}</span>;
  const apart = each.filter((_, i) => names.indexOf(names[i] ?? '') === i);
  return keyed(apart, String).map(({ key, item }) => (
    <button key={key} type="button" className={styles.section} onClick={() => open(item)} {...focus}>
      {names[each.indexOf(item)] ?? item}
    </button>
  ));
};
