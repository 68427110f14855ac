import { useEffect, useEffectEvent, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { oddsPercent, tellingRows } from '../play/odds-rows.ts';
import { isLast } from '../play/previewed-answer.ts';
import { type Asked, dropsOf } from '../play/useDropping.ts';
import { useEndText } from '../play/useEndText.ts';
import { useTexts } from '../play/useTexts.ts';
import { pick } from '../state/selectors.ts';

/** Of more targets the odds would come too late. */
const MOST = 24;

export type Notes = Readonly<Record<string, string>>;

const NONE: Notes = {};

/** The odds of what is likeliest at each target, one after another as they are found; nothing where no chance is in it. */
export function useTargetOdds(asked: readonly Asked[] | undefined): Notes {
  const { bench } = useWorkbench();
  const { info, lang } = useStore(pick('info', 'lang'));
  const [texts, endText] = [useTexts(), useEndText()];
  const [found, setFound] = useState<{ readonly asked: readonly Asked[]; readonly notes: Notes } | undefined>();
  const noteOf = useEffectEvent(async (picked: readonly string[], isWanted: () => boolean) => {
    let thought = await bench.play.lookUp('odds', { picked });
    while (thought?.progress !== undefined && isWanted()) thought = await bench.play.lookUp('oddsOn');
    const odds = thought?.odds;
    const [row] =
      odds === undefined || odds.certain ? [] : tellingRows(odds, texts, endText).toSorted((a, b) => b.share - a.share);
    return row && `${oddsPercent(row.share, lang)} ${row.text}`;
  });
  const targetsOf = useEffectEvent((all: readonly Asked[]) => {
    if (info === undefined || info.chances.length === 0) return [];
    const ending = all.filter(
      ({ path, ask }) =>
        path.key === undefined && path.on === undefined && ask.candidates.some((one) => isLast(info, ask, one)),
    );
    return dropsOf(ending).slice(0, MOST);
  });
  useEffect(() => {
    if (asked === undefined) return;
    let isWanted = true;
    const look = async (): Promise<void> => {
      for (const { path, value } of targetsOf(asked)) {
        const note = isWanted ? await noteOf([...path.picked, value], () => isWanted) : undefined;
        if (!isWanted) return;
        if (note === undefined) continue;
        setFound((now) => ({ asked, notes: { ...(now?.asked === asked ? now.notes : NONE), [value]: note } }));
      }
    };
    void look();
    return () => {
      isWanted = false;
    };
  }, [asked]);
  return found !== undefined && found.asked === asked ? found.notes : NONE;
}
