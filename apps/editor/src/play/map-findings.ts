import type { PlaceFinding } from '@sandtable/board';
import type { GameInfo } from '@sandtable/engine';
import type { Finding } from '../work/protocol.ts';

/** Findings about whole tables or long rules say nothing of single places. */
const LONGEST = 120;
const MOST_PLACES = 4;

/**
 * Findings that stand where members are named: a row of a table, or a link of two places. The members are those of the
 * rules that compiled last, the text is that of today.
 */
export const findingsOnMap = (
  findings: readonly Finding[],
  { kinds }: Pick<GameInfo, 'kinds'>,
  textOf: (file: string) => string | undefined,
): readonly (PlaceFinding & { readonly finding: Finding })[] => {
  const known = new Set(kinds.flatMap(({ members }) => members));
  return findings.flatMap((finding) => {
    const text = textOf(finding.file)?.slice(finding.start, finding.end) ?? '';
    if (text.length > LONGEST) return [];
    const named = [...new Set(text.match(/[\p{L}_][\p{L}\p{N}_]*/gu))].filter((name) => known.has(name));
    if (named.length === 0 || named.length > MOST_PLACES) return [];
    const { code, file, start, severity, message } = finding;
    return [{ key: `${code} ${file} ${start}`, severity, members: named, told: finding.sentence ?? message, finding }];
  });
};
