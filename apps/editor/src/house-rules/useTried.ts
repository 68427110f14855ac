import { useEffect, useRef, useState } from 'react';
import { useWorkbench } from '../context.ts';
import type { Finding, PatchProposal } from '../workers/protocol.ts';

/** Whoever types is not asked after every key. */
const REST = 200;

interface Wished {
  readonly name: string | undefined;
  readonly proposal: PatchProposal | undefined;
  readonly value: string | undefined;
}

/** What would be wrong with the rules if a house rule said this, shown while it is typed; the last answer counts. */
export const useTried = ({ name, proposal, value }: Wished): readonly Finding[] => {
  const { bench } = useWorkbench();
  const [wrong, setWrong] = useState<readonly Finding[]>([]);
  const asked = useRef(0);
  useEffect(() => {
    const mine = ++asked.current;
    if (name === undefined || proposal === undefined || value === undefined) return setWrong([]);
    const resting = setTimeout(() => {
      bench.houseRules.patch(name, proposal, name, value).then(
        (tried) => mine === asked.current && setWrong(tried?.wrong ?? []),
        () => undefined,
      );
    }, REST);
    return () => clearTimeout(resting);
  }, [bench, name, proposal, value]);
  return wrong;
};
