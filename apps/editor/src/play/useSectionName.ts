import { useWorkbench } from '../context.ts';
import { sectionName } from './section-name.ts';

/** Names sections of the rules text, see `sectionName`. */
export function useSectionName(): (section: string) => string {
  const { bench } = useWorkbench();
  return (section) => sectionName(bench.store.get(), section);
}
