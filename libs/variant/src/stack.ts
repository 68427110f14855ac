import { type Diagnostic, finding } from '@sandtable/diagnostics';
import { near } from '@sandtable/text';
import type { Needed, Variant } from './contract.ts';
import { rangeOf } from './version-range.ts';

/** The ruleset that variants are applied on top of. */
interface Head {
  readonly name: string;
  readonly version: string;
}
interface Stack {
  /** In the order in which they are applied: what a variant is a variant of comes before it. */
  readonly variants: readonly Variant[];
  readonly findings: readonly Diagnostic[];
}

/** The chosen variants with those they are variants of, and what keeps them from lying over each other. */
export function stackOf(chosen: readonly string[], known: ReadonlyMap<string, Variant>, head: Head): Stack {
  const variants: Variant[] = [];
  const findings: Diagnostic[] = [];
  for (const name of chosen) enter(name, []);
  const versions = new Map([...variants.map((one) => [one.name, one.version] as const), [head.name, head.version]]);
  for (const [i, one] of variants.entries())
    findings.push(...headFindings(one, new Set(variants.slice(0, i).map(({ name }) => name)), versions));
  return { variants, findings };

  function enter(name: string, below: readonly Variant[]): void {
    const variant = known.get(name);
    if (variant === undefined || variants.includes(variant)) return;
    if (below.includes(variant)) {
      const names = [...below.slice(below.indexOf(variant)), variant].map((one) => one.name);
      findings.push(finding('variant/circle', variant.at.of, { path: names.join(' → ') }));
      return;
    }
    if (known.has(variant.of)) enter(variant.of, [...below, variant]);
    else if (variant.of !== head.name) findings.push(baseless(variant));
    if (!variants.includes(variant)) variants.push(variant);
  }

  function baseless({ of, at }: Variant): Diagnostic {
    const close = near(of, [head.name, ...known.keys()]) ?? head.name;
    const text = JSON.stringify(close);
    const fix = { title: 'fix/replace', fields: { old: of, new: close }, edits: [{ span: at.of, text }] };
    return finding('variant/base', at.of, { base: of, ruleset: head.name }, { fixes: [fix] });
  }
}

type Versions = ReadonlyMap<string, string | undefined>;

function headFindings(variant: Variant, before: ReadonlySet<string>, versions: Versions): readonly Diagnostic[] {
  const { name, of, range, at, requires, excludes } = variant;
  return [
    ...inRange(of, range, at.range, versions),
    ...requires.flatMap((need) => required(name, need, before, versions)),
    ...excludes.flatMap((need) => excluded(name, need, versions)),
  ];
}

function inRange(name: string, range: string, span: Needed['span'], versions: Versions): readonly Diagnostic[] {
  const version = versions.get(name);
  const fits = rangeOf(range);
  if (fits === undefined) return [finding('variant/range', span, { range })];
  return version === undefined || fits(version) ? [] : [finding('variant/version', span, { name, version, range })];
}

function required(variant: string, need: Needed, before: ReadonlySet<string>, versions: Versions) {
  if (!before.has(need.name)) return [finding('variant/requires', need.span, { variant, name: need.name })];
  return need.range === undefined ? [] : inRange(need.name, need.range, need.span, versions);
}

function excluded(variant: string, { name, range, span }: Needed, versions: Versions): readonly Diagnostic[] {
  if (!versions.has(name)) return [];
  const fits = range === undefined ? () => true : rangeOf(range);
  if (fits === undefined) return [finding('variant/range', span, { range: range ?? '' })];
  return fits(versions.get(name) ?? '0.0.0') ? [finding('variant/excludes', span, { variant, name })] : [];
}

/** The names to ask for so that a variant can be looked at by itself: first what it requires. */
export function neededFor(name: string, known: ReadonlyMap<string, Variant>): readonly string[] {
  const names: string[] = [];
  const enter = (one: string, below: readonly string[]): void => {
    if (below.includes(one)) return;
    for (const need of known.get(one)?.requires ?? []) if (known.has(need.name)) enter(need.name, [...below, one]);
    if (!names.includes(one)) names.push(one);
  };
  enter(name, []);
  return names;
}

/** Variants that another one was written for: what they changed is its base. */
export function groundOf(variant: Variant, stack: readonly Variant[]): ReadonlySet<string> {
  const names = new Set<string>();
  const open = [variant];
  for (const one of open) {
    for (const name of [one.of, ...one.requires.map((need) => need.name)]) {
      const below = stack.find((other) => other.name === name);
      if (below === undefined || names.has(name)) continue;
      names.add(name);
      open.push(below);
    }
  }
  return names;
}
