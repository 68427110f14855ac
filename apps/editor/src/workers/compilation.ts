import { layoutFindings } from '@sandtable/board/layout';
import { type Compiled, nonRuleFindings, notedRules, quieted } from '@sandtable/compiler';
import { type Diagnostic, preventsPlay } from '@sandtable/diagnostics';
import { appliedOverrides } from './applied-overrides.ts';
import { wordingOf } from './compile-cache.ts';
import type { Compilation } from './compiler-api.ts';
import { houseRules } from './house-rules.ts';
import type { Stack } from './stack.ts';
import { worded } from './worded.ts';

/** Returns what the page needs of compiled rules, but for how long that took. */
export const compilationOf = (
  { files, variants }: Stack,
  compiled: Compiled,
  lang: string,
): Omit<Compilation, 'ms'> => {
  const { javascript, digest, rebases } = compiled;
  const all = [...compiled.findings, ...nonRuleFindings(files, compiled, layoutFindings)];
  const findings = quieted(all, compiled.files);
  return {
    ...{ javascript, digest, rebases },
    findings: worded(findings, lang),
    rulesValid: isSound(compiled.findings),
    houseRules: houseRules(files),
    appliedVariants: variants,
    wording: wordingOf(compiled),
    overrides: appliedOverrides(files, compiled.touched),
    noted: notedRules(files, compiled),
  };
};

export const isSound = (findings: readonly Diagnostic[]): boolean => !findings.some(preventsPlay);
