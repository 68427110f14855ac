import { useMemo, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { applyChange, type Change, type Taken, takeBack } from '../house-rules/apply-change.ts';
import { isInJson } from '../house-rules/json-house-rules.ts';
import { spelledValue } from '../house-rules/plain-value.ts';
import { houseRuleNamed } from '../state/house-rules.ts';
import { pick } from '../state/selectors.ts';
import type { Workbench } from '../state/workbench.ts';
import { useReply } from '../useReply.ts';
import type { Finding } from '../workers/protocol.ts';
import type { Changeable } from './changeable.ts';
import type { Where } from './where.ts';

/** A change before it is made: what would be written, and what would be wrong then. */
export interface Tried {
  readonly value: string;
  readonly change: Change;
  readonly wrong: readonly Finding[];
}

/** Whoever types is not asked after every key. */
const REST = 200;
const rested = (): Promise<void> => new Promise((done) => setTimeout(done, REST));

/** Why nothing can be written. */
export type Refusal = 'name' | 'json' | 'only-base';

/** What someone changes a value to, tried while they type, and written once they say so. */
export function useChange(what: Changeable, where: Where) {
  const { bench } = useWorkbench();
  const { houseRules } = useStore(pick('houseRules'));
  const [typed, setTyped] = useState<string | undefined>();
  const [taken, setTaken] = useState<Done | undefined>();
  const current = currentOf(what, where);
  const value = typed === undefined || typed === current ? undefined : typed;
  const refusal = refusalOf(what, where, houseRules);
  const { path } = what;
  const question = useMemo(() => ({ path, current, where, value }), [path, current, where, value]);
  const reply = useReply(question, (late) =>
    value === undefined || refusal !== undefined
      ? undefined
      : rested().then(() => (late.aborted ? undefined : tryOut(bench, what, where, value))),
  );
  const discard = (): void => setTyped(undefined);
  const write = async (): Promise<void> => {
    if (value === undefined || refusal !== undefined) return;
    // The texts may be others than when it was tried.
    const found = await tryOut(bench, what, where, value);
    if (found === undefined) return;
    const done = await applyChange(bench, found.change);
    lay(bench, where);
    setTyped(undefined);
    setTaken({ ...done, made: found.change.creates.map((one) => one.path), value });
  };
  const undo = async (): Promise<void> => {
    if (taken === undefined) return;
    setTaken(undefined);
    await takeBack(bench, taken);
    await unmake(bench, taken, where);
  };
  const safely = (act: () => Promise<void>) => (): void =>
    void act().catch((error: unknown) => bench.actions.reportTrouble(error));
  return {
    ...{ current, typed: typed ?? current, value, refusal, discard, taken, type: setTyped },
    tried: value !== undefined && reply?.to === question ? reply.value : undefined,
    write: safely(write),
    undo: safely(undo),
  };
}

/** A change that was made here, so that it can be taken back. */
interface Done extends Taken {
  /** Files that were made for it. */
  readonly made: readonly string[];
  readonly value: string;
}

/** Who writes into the rules changes what these say, and not what a house rule makes of it. */
export const currentOf = ({ text, now }: Changeable, where: Where): string =>
  where.is === 'base' ? text : (now ?? text);

export function refusalOf(
  { patch }: Changeable,
  where: Where,
  houseRules: Parameters<typeof isInJson>[1],
): Refusal | undefined {
  if (where.is === 'base') return undefined;
  if (patch === undefined) return 'only-base';
  const called = houseRuleNamed(where.name.trim(), houseRules);
  if (called === undefined) return 'name';
  return isInJson(called, houseRules) ? 'json' : undefined;
}

async function tryOut(bench: Workbench, what: Changeable, where: Where, value: string): Promise<Tried | undefined> {
  if (where.is === 'base') {
    const edits = await what.write(value);
    return { value, change: { edits, creates: [] }, wrong: await bench.houseRules.tryEdits(edits) };
  }
  const { patch } = what;
  const called = houseRuleNamed(where.name.trim(), bench.store.get().houseRules);
  if (patch === undefined || called === undefined) return undefined;
  const found = await bench.houseRules.patch(called, patch, where.name.trim(), spelledValue(patch, value));
  return found && { value, change: found.change, wrong: found.wrong };
}

/** A house rule that is written into is played with. */
function lay(bench: Workbench, where: Where): void {
  const { houseRules, variants } = bench.store.get();
  const called = where.is === 'rule' ? houseRuleNamed(where.name.trim(), houseRules) : undefined;
  if (called !== undefined && !variants.includes(called)) void bench.lay([...variants, called]);
}

/** The file of a house rule that was made for the change goes with it. */
async function unmake(bench: Workbench, { made }: Done, where: Where): Promise<void> {
  if (made.length === 0) return;
  const { variants, ruleset, houseRules } = bench.store.get();
  const called = where.is === 'rule' ? houseRuleNamed(where.name.trim(), houseRules) : undefined;
  void bench.lay(variants.filter((name) => name !== called));
  for (const path of made) await bench.list.remove(`${ruleset}/${path}`);
}
