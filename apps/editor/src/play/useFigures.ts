import { type BoardLayout, readable, reader } from '@sandtable/board';
import type { Texts } from '@sandtable/board/texts';
import type { GameInfo } from '@sandtable/engine';
import { infoSeen, type MatchView } from '@sandtable/session';
import { useMemo } from 'react';
import { useStore } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { useLayout, useTexts } from './useTexts.ts';

/** What a member is called, with what its counter says: whoever places a piece need not turn it over first. */
export type Figures = (member: string, kind?: string) => string;

/** Nothing, or what the viewer may not see. */
const SILENT = new Set<unknown>([undefined, '', 'none', '?']);

/** What a viewer knows of hidden constants comes as text; the number in “AH 1” is not its strength. */
const isWord = (value: string): boolean => Number.isNaN(Number(value));

export const figures = (info: GameInfo, view: MatchView, layout: BoardLayout | undefined, texts: Texts): Figures => {
  const read = reader(info, view);
  const said = (kind: string, at: number, field: string | undefined, worded: boolean): readonly string[] => {
    const value = field === undefined ? undefined : read(kind, at, field);
    if (value === undefined || SILENT.has(value)) return [];
    const word = texts.named(`${kind}.${field}`) ?? readable(field ?? '').toLowerCase();
    return [worded ? `${word} ${texts.value(`${kind}.${field}`, value)}` : String(value)];
  };
  /** Whether the name says the word of this field already. */
  const tells = (name: string, kind: string, at: number, field: string | undefined): boolean => {
    const value = field === undefined ? undefined : read(kind, at, field);
    if (typeof value !== 'string' || !isWord(value)) return false;
    return name.toLowerCase().includes(texts.value(`${kind}.${field}`, value).toLowerCase());
  };
  return (member, given) => {
    const kind = info.kinds.find(({ name, members }) => (given ?? name) === name && members.includes(member));
    const name = texts.member(member, given);
    const how = kind && layout?.kinds[kind.name];
    if (kind === undefined || how?.draw !== 'counter') return name;
    const at = kind.members.indexOf(member);
    // Many counters are called what is printed on them.
    const label = tells(name, kind.name, at, how.label)
      ? []
      : said(kind.name, at, how.label, false).filter((printed) => printed !== name);
    const parts = [...label, ...(tells(name, kind.name, at, how.value) ? [] : said(kind.name, at, how.value, true))];
    return parts.length === 0 ? name : `${name} (${parts.join(', ')})`;
  };
};

export const useFigures = (): Figures => {
  const { info, view } = useStore(pick('info', 'view'));
  const texts = useTexts();
  const layout = useLayout();
  return useMemo(
    () => (info && view ? figures(infoSeen(info, view), view, layout, texts) : texts.member),
    [info, view, layout, texts],
  );
};
