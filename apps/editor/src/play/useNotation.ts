import type { GameInfo } from '@sandtable/engine';
import type { Notation } from '@sandtable/notation';
import type { AskView, LogLine } from '@sandtable/session';
import { loggedLines, type Paper, paperFor } from '@sandtable/session/notation';
import { useCallback, useMemo } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { memoized } from '../state/memoized.ts';
import { nonRuleFiles } from '../state/non-rule-files.ts';
import { pick } from '../state/selectors.ts';
import type { State } from '../state/state.ts';
import { messageLanguage } from '../words.ts';
import { pageNotation, writtenFiles } from './page-notation.ts';
import { useTexts } from './useTexts.ts';

/** The files as one string, so that patterns are read again only when one of them changes. */
const writtenOf = memoized((info: GameInfo | undefined, buffers: State['buffers'], ruleset: string | undefined) =>
  JSON.stringify(info?.notations ? writtenFiles(buffers, ruleset ?? '') : []),
);
const notationOf = memoized((written: string, info: GameInfo | undefined) =>
  info ? pageNotation(JSON.parse(written), info) : undefined,
);

const useNotation = (): Notation | undefined =>
  useStore((state) => notationOf(writtenOf(state.info, nonRuleFiles(state), state.ruleset), state.info));

/** What is needed to answer the open question by lines; undefined where its answers are not written. */
export const usePaper = (ask: AskView): Paper | undefined => {
  const { info, view, lang } = useStore(pick('info', 'view', 'lang'));
  const notation = useNotation();

  return useMemo(
    () => (notation && info && view ? paperFor(info, { notation, lang: messageLanguage(lang) }, view, ask) : undefined),
    [notation, info, view, lang, ask],
  );
};

/** A line of the log as someone would have written it; undefined where it isn't written. */
export const useLogged = (): ((line: LogLine) => string | undefined) => {
  const { t } = useWorkbench();
  const { info, lang } = useStore(pick('info', 'lang'));
  const notation = useNotation();
  const texts = useTexts();
  return useCallback(
    (line) => {
      if (notation === undefined || info === undefined) return undefined;
      const lines = loggedLines(info, { notation, lang: messageLanguage(lang) }, line);
      const name = texts.member(String(line.args.role ?? ''));
      return lines && t('nameAndValue', { name, value: lines.join(' · ') });
    },
    [info, lang, notation, texts, t],
  );
};
