import { layoutFindings } from '@sandtable/board/layout';
import {
  type InputFile,
  nonRuleFindings,
  quieted,
  quietedSoFar,
  variantFindings,
  variantName,
} from '@sandtable/compiler';
import type { Diagnostic } from '@sandtable/diagnostics';
import { type LocalizedFinding, localizedFinding } from '@sandtable/ide';
import type { Language } from '@sandtable/messages';
import type { EditedRuleset } from './edited-ruleset.ts';

/** Typing faster than this is evaluated once. */
const PAUSE = 40;
/** After so long what needs the whole rules is evaluated too: variants, texts, layout, leaks, expectations. */
const REST = 250;

export interface Publisher {
  /** Something of the ruleset has changed. */
  touched(ruleset: EditedRuleset): void;
  /** What is wrong, as it was reported last. */
  published(ruleset: EditedRuleset): readonly LocalizedFinding[];
  stop(): void;
}

interface Round {
  timer: ReturnType<typeof setTimeout> | undefined;
  published: readonly LocalizedFinding[];
}

/** Looks at rulesets a moment after they changed, and hands on what is wrong with them, in words. */
export function createPublisher(
  lang: () => Language,
  isOpen: (ruleset: EditedRuleset, file: string) => boolean,
  publish: (ruleset: EditedRuleset, findings: readonly LocalizedFinding[]) => void,
): Publisher {
  const rounds = new Map<EditedRuleset, Round>();
  let stopped = false;
  const roundOf = (ruleset: EditedRuleset): Round => {
    const round = rounds.get(ruleset) ?? { timer: undefined, published: [] };
    rounds.set(ruleset, round);
    return round;
  };
  const tell = (ruleset: EditedRuleset, findings: readonly Diagnostic[]): void => {
    const round = roundOf(ruleset);
    round.published = findings.map((one) => localizedFinding(one, lang()));
    publish(ruleset, round.published);
  };
  const later = (ruleset: EditedRuleset, ms: number, step: () => void): void => {
    // A file that was being read when the editor left is read to its end, and nobody hears of it.
    if (stopped) return;
    const round = roundOf(ruleset);
    clearTimeout(round.timer);
    round.timer = setTimeout(step, ms);
  };
  const atRest = (ruleset: EditedRuleset): void =>
    tell(
      ruleset,
      allFindings(ruleset, (file) => isOpen(ruleset, file)),
    );
  const look = (ruleset: EditedRuleset): void => {
    if (isHomeless(ruleset)) return tell(ruleset, ruleset.unborrowed);
    const found = ruleset.compiler.findings(ruleset.files());
    // ReferenceComparison errors nothing more is known; without them there may be more to tell, which comes with them.
    if (found.some(({ severity }) => severity === 'error'))
      tell(ruleset, quietedSoFar(found, ruleset.compiler.library(ruleset.files())));
    later(ruleset, REST, () => atRest(ruleset));
  };
  return {
    touched: (ruleset) => later(ruleset, PAUSE, () => look(ruleset)),
    published: (ruleset) => roundOf(ruleset).published,
    stop: () => {
      stopped = true;
      for (const { timer } of rounds.values()) clearTimeout(timer);
    },
  };
}

/** House rules whose ruleset is missing: nothing else can be reported about them. */
const isHomeless = ({ unborrowed, files }: EditedRuleset): boolean =>
  unborrowed.length > 0 && !files().some(({ path }) => path.endsWith('.sand') && variantName(path) === undefined);

/** Everything that is wrong; of variants those are looked at that someone is writing. */
function allFindings(ruleset: EditedRuleset, isOpen: (file: string) => boolean): readonly Diagnostic[] {
  const files = ruleset.files();
  const compiled = ruleset.compiler.compile(files);
  const written = files.flatMap(({ path }: InputFile) => (isOpen(path) ? (variantName(path) ?? []) : []));
  const found = [
    ...ruleset.unborrowed,
    ...compiled.findings,
    ...nonRuleFindings(files, compiled, layoutFindings),
    ...variantFindings(files, compiled, written),
  ];
  return quieted(found, compiled.files);
}
