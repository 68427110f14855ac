import type { Expr } from '@sandtable/model';

/** What is known of an expression whose parts are fine; `own` where it depends on more than its tag. */
interface Traits {
  /** Looks at its parts and at nothing else: not at the position, and not at settings. */
  readonly pure: boolean | 'own';
  /** Has a value, without a fault or steps off the budget. */
  readonly sure: boolean | 'own';
}

const both: Traits = { pure: true, sure: true };
const pure: Traits = { pure: true, sure: false };
const sure: Traits = { pure: false, sure: true };
const neither: Traits = { pure: false, sure: false };
const pureAndOwn: Traits = { pure: true, sure: 'own' };
const ownAndSure: Traits = { pure: 'own', sure: true };

export const TRAITS: Readonly<Record<Expr['e'], Traits>> = {
  value: both,
  local: both,
  state: sure,
  setting: ownAndSure,
  field: ownAndSure,
  call: { pure: 'own', sure: 'own' },
  convert: both,
  check: pure,
  not: both,
  negate: pureAndOwn,
  arith: pureAndOwn,
  compare: both,
  logic: both,
  setop: both,
  member: both,
  set: both,
  list: both,
  concat: both,
  nth: pureAndOwn,
  every: both,
  stretch: pure,
  filter: both,
  collect: both,
  quant: pureAndOwn,
  map: neither,
  at: { pure: false, sure: 'own' },
  with: neither,
  keys: sure,
  distinct: neither,
  size: both,
  rank: both,
  empty: both,
  if: both,
  match: pureAndOwn,
  is: both,
  otherwise: both,
  tag: both,
  partners: both,
  joined: both,
  join: both,
  neighbours: both,
  distance: both,
  toward: both,
  direction: both,
  opposite: both,
  cell: both,
  seat: sure,
  seated: sure,
  automated: sure,
  mode: sure,
  search: neither,
  searchCost: neither,
  searchPath: neither,
  decided: neither,
  block: pureAndOwn,
};
