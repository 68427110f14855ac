import type { PlaceFinding } from '@sandtable/board';
import type { GameInfo } from '@sandtable/engine';
import type { State } from '../state/state.ts';
import type { Finding } from '../workers/protocol.ts';

/** Findings about whole tables or long rules say nothing of single places. */
const LONGEST = 120;
const MOST_PLACES = 4;

const NAME = /[\p{L}_][\p{L}\p{N}_]*/gu;
/** An expectation names a case in which it isn't met, as `h = k8`. */
const EXAMPLE = /(?<=[\p{L}\p{N}_] = )[\p{L}_][\p{L}\p{N}_]*/gu;

/** A finding on the map, and which of all findings it is. */
export interface MapMark extends PlaceFinding {
  readonly nth: number;
}

/**
 * Findings that stand where members are named, such as a row of a table or a link of two places, or that name a case. The members are those of the
 * rules that compiled last, the text is that of today.
 */
export const findingsOnMap = (
  findings: readonly Finding[],
  { kinds }: Pick<GameInfo, 'kinds'>,
  textOf: (file: string) => string | undefined,
): readonly MapMark[] => {
  const known = new Set(kinds.flatMap(({ members }) => members));
  return findings.flatMap((finding, nth) => {
    const text = textOf(finding.file)?.slice(finding.start, finding.end) ?? '';
    const message = finding.sentence ?? finding.message;
    const names = message.match(EXAMPLE) ?? (text.length > LONGEST ? [] : (text.match(NAME) ?? []));
    const named = [...new Set(names)].filter((name) => known.has(name));
    if (named.length === 0 || named.length > MOST_PLACES) return [];
    const { code, file, severity } = finding;
    return [{ key: `${code} ${file} ${nth}`, severity, members: named, text: message, nth }];
  });
};

const NONE: readonly MapMark[] = [];

/**
 * The findings on the map of a page: the same object as long as they say the same of the same places, so that the map is
 * not drawn again for every key.
 */
export const mapMarks = () => {
  let of: readonly unknown[] = [];
  let marks = NONE;
  return ({ findings, info, buffers, ruleset, face }: State): readonly MapMark[] => {
    if (info === undefined || face === 'play' || findings.length === 0) return NONE;
    const now = [findings, info, buffers];
    if (now.every((one, i) => one === of[i])) return marks;
    of = now;
    const news = findingsOnMap(findings, info, (file) => buffers[`${ruleset}/${file}`]?.text);
    if (JSON.stringify(news) !== JSON.stringify(marks)) marks = news;
    return marks;
  };
};
