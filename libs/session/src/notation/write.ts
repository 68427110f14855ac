import type { GameInfo } from '@sandtable/engine';
import { formOf, type Piece, print, printResult, type Standing } from '@sandtable/notation';
import type { Answer, LogLine } from '../contract.ts';
import type { Paper, Written } from './paper.ts';

/** An answer as the lines someone would have written. */
export const answerLines = (paper: Paper, answer: Answer): readonly string[] =>
  pairsOf(answer).map(([key, value]) => print(paper, paper.form, value, pieceOf(paper, key)));

/** The same lines with their results, which are read from the members afterward. */
export function resultLines(paper: Paper, answer: Answer, after: readonly Standing[]): readonly string[] {
  const lines = answerLines(paper, answer);
  return pairsOf(answer).map(([key], i) => {
    const standing = after.find(({ member }) => member === key);
    const line = lines[i] ?? '';
    return standing && paper.each ? printResult(paper, paper.each.kind, standing, line) : line;
  });
}

/** The lines of an answer in the log; undefined if it has none. Members of pools are shown as they were then. */
export function loggedLines(info: GameInfo, written: Written, line: LogLine): readonly string[] | undefined {
  const form = line.sort === 'decision' ? formOf(written.notation, line.path) : undefined;
  const { answer } = line.args;
  const isNothing = answer === undefined || (typeof answer === 'object' && answer.length === 0);
  if (form === undefined || isNothing) return undefined;
  const board = Object.entries(line.members ?? {}).map(([member, fields]) => ({ member, fields: named(fields) }));
  const each = info.choices.some((choice) => choice.path === line.path && choice.each !== undefined);
  return (typeof answer === 'object' ? answer : [answer]).map((one) => {
    const [key, value = ''] = each ? String(one).split(/: (.*)/s) : [undefined, String(one)];
    return print({ ...written, board }, form, value, pieceOf({ board }, key));
  });
}

const named = (fields: NonNullable<LogLine['members']>[string]): Standing['fields'] =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));

function pairsOf(answer: Answer): readonly (readonly [string | undefined, string])[] {
  if (typeof answer !== 'object') return [[undefined, String(answer)]];
  if ('each' in answer) return Object.entries(answer.each).map(([key, value]) => [key, String(value)]);
  return 'arm' in answer ? [[undefined, answer.arm]] : answer.map((value) => [undefined, String(value)]);
}

const pieceOf = ({ board }: Pick<Paper, 'board'>, key: string | undefined): Piece | undefined =>
  key === undefined ? undefined : (board.find(({ member }) => member === key) ?? { member: key });
