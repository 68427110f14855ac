import { useWorkbench } from '../context.ts';
import type { Suggester } from '../storage/suggester.ts';
import { useReply } from '../useReply.ts';

/** Where translations may be asked for, if the server knows of any. */
export function useSuggester(): Suggester | undefined {
  const { suggester } = useWorkbench().bench;
  const reply = useReply(suggester, () => suggester?.isAvailable());
  return reply?.value ? suggester : undefined;
}
