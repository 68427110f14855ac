import { type Given, overlayOf } from '@sandtable/analysis';
import type { GameInfo } from '@sandtable/engine';

/** A house rule that gives these values. A value that the rules have already is written as well: they may change. */
export function houseRuleFile(info: GameInfo, name: string, given: readonly Given[]) {
  const anew = given.map((one) => ({ ...one, target: asChange(one.target) }));
  const { file } = overlayOf({ of: info.id, variants: [], name }, anew);
  const { format, ...rest } = JSON.parse(file?.text ?? '{}') as Record<string, unknown>;
  const { requires: _, change = {}, ...head } = rest;
  const isEmpty = Object.keys(change as object).length === 0;
  const content = { format, ...head, range: rangeOf(info.version), ...(isEmpty ? {} : { change }) };
  return { path: `variants/${name}.json`, text: `${JSON.stringify(content, undefined, 2)}\n` };
}

/** Options have no current value of their own; here they are settings like all others. */
const asChange = (target: Given['target']): Given['target'] => {
  if (target.sort === 'option')
    return { sort: 'setting', path: `option/${target.name}`, type: { t: 'error' }, current: '' };
  return target.sort === 'variant' ? target : { ...target, current: '' };
};

/** Versions that a house rule for this version is for. */
const rangeOf = (version: string): string => {
  const [major = '0', minor = '0'] = version.split('.');
  return major === '0' ? `^0.${minor}` : `^${major}.${minor}`;
};
