import { useEffect, useState } from 'react';
import { useWorkbench } from '../context.ts';

/** Reading chapters takes a script of its own, which few rulesets need: most sections have numbers. */
const fetchNames = () => import('./section-name.ts');
type Names = Awaited<ReturnType<typeof fetchNames>>;
let fetched: Names | undefined;

/** A section whose number says where it is in the rules text, such as `§7.3`; `§KF.3` says that only to its author. */
const NUMBERED = /^§?\d/;
export const isNumbered = (section: string): boolean => NUMBERED.test(section);

/** What the sections that a rule cites are called, `§7.3 §KF.3`: those without a number by the title of their chapter. */
export function useSectionNames(cited: string): readonly string[] {
  const { bench } = useWorkbench();
  const [names, setNames] = useState(fetched);
  const sections = cited === '' ? [] : cited.split(' ');
  const isNeeded = names === undefined && !sections.every(isNumbered);
  useEffect(() => {
    if (!isNeeded) return;
    let isOver = false;
    void fetchNames().then((found) => {
      fetched = found;
      if (!isOver) setNames(found);
    });
    return () => {
      isOver = true;
    };
  }, [isNeeded]);
  return sections.map((section) =>
    isNumbered(section) ? section : (names?.sectionName(bench.store.get(), section) ?? section),
  );
}
