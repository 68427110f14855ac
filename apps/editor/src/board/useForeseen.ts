import type { ForeseenAnswer } from '@sandtable/board';
import { type RefObject, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { drawnMember } from '../play/drag-points.ts';
import type { Member } from '../play/piece-paths.ts';
import { type Asked, useDropping } from '../play/useDropping.ts';
import type { Held } from '../play/usePieceDrag.ts';
import { useLayout } from '../play/useTexts.ts';
import { questionOf } from '../state/half-answer.ts';
import { pick } from '../state/selectors.ts';
import { cardMeant } from './card-meant.ts';
import { type Foreseeable, foreseeable } from './foreseeable.ts';

/** Milliseconds that the pointer has to be on a card: whoever passes over a hand asks nothing. */
const REST = 90;

interface Pointed {
  readonly question: string;
  readonly card: Member;
  readonly asked: readonly Asked[];
}

/** What the answers within reach would do to the cards on the table: those of a card that is chosen, held or pointed at. */
export function useForeseen(
  region: RefObject<HTMLElement | null>,
  isOn: boolean,
  held: Held | undefined,
): readonly ForeseenAnswer[] | undefined {
  const state = useStore(pick('ask', 'draft', 'promptId', 'info'));
  const columns = useLayout()?.table?.columns;
  const question = questionOf(state);
  const isTable = isOn && columns !== undefined;
  const pointed = usePointedCard(region, isTable, question);
  const { ask, draft, info } = state;
  const meant = useMemo(() => {
    if (!isTable || info === undefined) return NOTHING;
    const asked = held?.asked ?? pointed?.asked ?? [];
    return foreseeable(info, columns, { ask, draft, asked, pointed: pointed?.card.member });
  }, [isTable, columns, info, ask, draft, held?.asked, pointed]);
  return useFound(meant, question);
}

const NOTHING: readonly Foreseeable[] = [];

/** Looked up in the worker, once for each of them. */
function useFound(meant: readonly Foreseeable[], question: string): readonly ForeseenAnswer[] | undefined {
  const { bench } = useWorkbench();
  const key = meant.length === 0 ? '' : JSON.stringify([question, meant]);
  const [found, setFound] = useState<{ readonly key: string; readonly answers: readonly ForeseenAnswer[] }>();
  const look = useEffectEvent(async () => {
    const answers = (await bench.play.lookUp('foresee', meant)) ?? [];
    return meant.flatMap(({ on }, i) => (answers[i] === undefined ? [] : [{ on, ...answers[i] }]));
  });
  useEffect(() => {
    if (key === '') return;
    let isWanted = true;
    void look().then((answers) => isWanted && setFound({ key, answers }));
    return () => {
      isWanted = false;
    };
  }, [key]);
  return key !== '' && found?.key === key ? found.answers : undefined;
}

/** The card of the hand under the pointer or the focus, and what would be asked after it. */
function usePointedCard(region: RefObject<HTMLElement | null>, isOn: boolean, question: string): Pointed | undefined {
  const [pointed, setPointed] = useState<Pointed | undefined>(undefined);
  const { lookUp } = useDropping();
  const find = useEffectEvent(async (card: Member) => {
    const asked = await lookUp(card);
    setPointed({ question, card, asked });
  });
  useEffect(() => {
    const root = region.current;
    if (root === null || !isOn) return;
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let under: Element | undefined;
    const over = (event: Event): void => {
      const card = cardMeant(event);
      if (card === undefined || card === under) return;
      clearTimeout(timer);
      under = card ?? undefined;
      setPointed(undefined);
      const member = card && drawnMember(card)?.member;
      if (member) timer = setTimeout(() => void find(member), REST);
    };
    const on = { signal: stop.signal } as const;
    root.addEventListener('pointerover', over, on);
    root.addEventListener('focusin', over, on);
    root.addEventListener('pointerleave', over, on);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [region, isOn]);
  return pointed?.question === question ? pointed : undefined;
}
