import type { Notation } from '@sandtable/notation';
import type { AskView, LogLine } from '@sandtable/session';
import { loggedLines, type Paper, paperFor } from '@sandtable/session/notation';
import { useMemo } from 'react';
import { useStore } from '../context.ts';
import { useShared } from '../shared.ts';
import { besideRules } from '../state/beside-rules.ts';
import { pick } from '../state/selectors.ts';
import { toldIn } from '../words.ts';
import { pageNotation, writtenFiles } from './page-notation.ts';
import { useTexts } from './useTexts.ts';

const useNotation = (): Notation | undefined => {
  const { info, ruleset } = useStore(pick('info', 'ruleset'));

  const buffers = useStore(besideRules);
  // Joined, the files are one string, so that patterns are read again only when one of them changes.
  const joined = useShared(
    'written',
    () => JSON.stringify(info?.notations ? writtenFiles(buffers, ruleset ?? '') : []),
    [info, buffers, ruleset],
  );
  return useShared('notation', () => info && pageNotation(JSON.parse(joined), info), [joined, info]);
};

/** What is needed to answer the open question by lines; undefined where its answers are not written. */
export const usePaper = (ask: AskView): Paper | undefined => {
  const { info, view, lang } = useStore(pick('info', 'view', 'lang'));
  const notation = useNotation();

  return useMemo(
    () => (notation && info && view ? paperFor(info, { notation, lang: toldIn(lang) }, view, ask) : undefined),
    [notation, info, view, lang, ask],
  );
};

/** A line of the log as somebody would have written it; undefined where it is none that is written. */
export const useLogged = (): ((line: LogLine) => string | undefined) => {
  const state = useStore(pick('info', 'lang'));
  const notation = useNotation();
  const texts = useTexts();
  return (line) => {
    if (notation === undefined || state.info === undefined) return undefined;
    const lines = loggedLines(state.info, { notation, lang: toldIn(state.lang) }, line);
    return lines && `${texts.member(String(line.args.role ?? ''))}: ${lines.join(' · ')}`;
  };
};
