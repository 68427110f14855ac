import type { DescribedRecord } from '../workers/why-protocol.ts';
import { insideView } from './inside-view.ts';
import type { Goto } from './slices/editor.ts';
import type { State } from './state.ts';
import { type RanAt, stepAt } from './step-at.ts';
import { failureOf } from './stopped.ts';
import type { Store } from './store.ts';
import { stepOf, type WhyClient } from './why-client.ts';

/** Looks into decisions, step by step. */
export interface LookingInside {
  /** Looks into a step of the match, there where a statement ran; without a number into the last one, at its beginning. */
  inside(step?: number, ran?: RanAt): Promise<void>;
  /** Shows the position behind a step of what is looked into. */
  show(at: number): void;
  leave(): void;
}

/** A place in a file of the ruleset. */
export type WhyPlace = Omit<Goto, 'path'> & { readonly file: string };

export const createLookingInside = (
  store: Store<State>,
  client: WhyClient,
  goto: (place: WhyPlace) => void,
): LookingInside => {
  const shown = (record: DescribedRecord, at: number): void => {
    store.set((s) => ({
      inside: { record, at },
      stepPreview: s.view && { view: insideView(s.view, record, at), held: true },
    }));
    const step = record.steps[at];
    if (step) goto(step);
  };

  const inside = async (step = stepOf(store.get()), ran: RanAt | undefined = undefined): Promise<void> => {
    store.set({ activePanel: 'inside' });
    try {
      const reply = await client.ask((worker, at) => worker.inside(at, step));
      const record = reply.kind === 'record' ? reply.record : undefined;
      const first = record?.steps.findIndex(({ resumed }) => !resumed) ?? -1;
      const at = record && ran && stepAt(record.steps, ran);
      if (record) shown(record, at ?? Math.max(0, first));
      else store.set({ inside: undefined });
    } catch (error) {
      store.set(failureOf(error, 'why'));
    }
  };

  return {
    inside: (step, ran) => inside(step, ran),
    show: (at) => {
      const { inside } = store.get();
      if (inside) shown(inside.record, Math.max(0, Math.min(at, inside.record.steps.length - 1)));
    },
    leave: () => store.set((s) => ({ inside: undefined, stepPreview: s.inside ? undefined : s.stepPreview })),
  };
};
