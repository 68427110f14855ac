import { useEffect, useMemo, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { isInJson } from '../house-rules/json-house-rules.ts';
import { pick } from '../state/selectors.ts';
import type { Where } from './where.ts';

/** Where changes go: for a game that comes with the product a house rule, unless someone chooses otherwise. */
export function useWhere() {
  const { bench, t } = useWorkbench();
  const { ruleset, variants, houseRules } = useStore(pick('ruleset', 'variants', 'houseRules'));
  const [chosen, setChosen] = useState<Where['is'] | undefined>();
  const [typed, setName] = useState<string | undefined>();
  const isShipped = useIsShipped(ruleset);
  const name = typed ?? variants.findLast((one) => !isInJson(one, houseRules)) ?? t('houseRuleByTheWay');
  const is = chosen ?? (isShipped || variants.length > 0 ? 'rule' : 'base');
  const where = useMemo<Where>(() => (is === 'base' ? { is } : { is, name }), [is, name]);
  return { where, name, setWhere: setChosen, setName, bench };
}

/** Nobody knows yet whether it is: then a house rule does no harm. */
function useIsShipped(ruleset: string | undefined): boolean {
  const { bench } = useWorkbench();
  const [own, setOwn] = useState<string | undefined>();
  useEffect(() => {
    if (ruleset === undefined) return;
    bench.covers.isShipped(ruleset).then(
      (is) => setOwn(is ? undefined : ruleset),
      () => undefined,
    );
  }, [bench, ruleset]);
  return own !== ruleset;
}
