import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from '../context.ts';
import type { Member } from '../play/piece-paths.ts';
import { type Asked, useDropping } from '../play/useDropping.ts';
import { questionOf } from '../state/half-answer.ts';
import { pick } from '../state/selectors.ts';
import { type Doing, doingsOf } from './doings.ts';

/** What a member may do now; where that leads is looked up, and follows. */
export function useDoings(member: Member): readonly Doing[] {
  const { ask, draft, promptId } = useStore(pick('ask', 'draft', 'promptId'));
  const [asked, setAsked] = useState<readonly Asked[]>([]);
  const { lookUp } = useDropping();
  const look = useEffectEvent(() => lookUp(member));
  const key = `${questionOf({ ask, promptId })} ${member.kind}.${member.member}`;
  useEffect(() => {
    if (key === '') return;
    let isWanted = true;
    setAsked([]);
    void look().then((found) => isWanted && setAsked(found));
    return () => {
      isWanted = false;
    };
  }, [key]);
  return ask === undefined ? [] : doingsOf(ask, draft, member, asked);
}
