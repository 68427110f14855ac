import { check } from '@sandtable/check';
import type { Model } from '@sandtable/model';
import { parse } from '@sandtable/syntax';

/** Returns the model of rules without errors. */
export function modelOf(text: string): Model {
  const { model, findings } = check([parse('rules.sand', text)], []);
  if (model === undefined || findings.some(({ severity }) => severity === 'error'))
    throw new Error(JSON.stringify(findings, null, 1));
  return model;
}
