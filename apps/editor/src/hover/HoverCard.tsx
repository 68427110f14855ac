import { PreviewCard as Base } from '@base-ui/react/preview-card';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { useStore } from '../context.ts';
import { useDrawn } from '../play/useDrawn.ts';
import { useLayout, useTexts } from '../play/useTexts.ts';
import { questionOf } from '../state/half-answer.ts';
import { pick } from '../state/selectors.ts';
import styles from './HoverCard.module.css';
import { MemberCard } from './MemberCard.tsx';
import { memberFacts } from './member-facts.ts';
import { type Rested, type Still, useRested } from './useRested.ts';

interface Props {
  readonly region: RefObject<HTMLElement | null>;
  /** Whether there is a match to tell of, rather than a map that is edited. */
  readonly isOn: boolean;
}

/** Tells of what the pointer rests on, over the board; it takes no click, and changes nothing below it. */
export const HoverCard = ({ region, isOn }: Props) => {
  const question = questionOf(useStore(pick('ask', 'promptId')));
  const still = useRef(false);
  // Whatever is asked next, the card before it is over.
  return <Resting key={question} region={region} isOn={isOn} still={still} />;
};

const Resting = ({ region, isOn, still }: Props & { readonly still: Still }) => {
  const rested = useRested(region, isOn, still);
  return rested === undefined ? null : <Shown rested={rested} />;
};

const Shown = ({ rested: { member, drawn, anchor } }: { readonly rested: Rested }) => {
  const { view } = useStore(pick('view'));
  const [info, layout, texts] = [useDrawn(), useLayout(), useTexts()];
  const id = useId();
  // What is asked stays in sight below the board.
  const boundary = drawn.closest('[data-region="board"]');
  useDescribes(drawn, id);
  const facts = info && view && memberFacts({ info, view, layout, texts }, member);
  if (facts === undefined) return null;
  return (
    <Base.Root open>
      <Base.Portal>
        <Base.Positioner
          anchor={anchor}
          side="right"
          sideOffset={12}
          collisionPadding={8}
          collisionBoundary={boundary ?? 'clipping-ancestors'}
          collisionAvoidance={{ side: 'flip', align: 'shift', fallbackAxisSide: 'end' }}
          className={styles.place}
        >
          <Base.Popup id={id} role="tooltip" className={styles.card} data-part="hover-card">
            <MemberCard member={member} facts={facts} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
};

/** What the card says is read for what it is about. */
function useDescribes(drawn: Element, id: string): void {
  useEffect(() => {
    drawn.setAttribute('aria-describedby', id);
    return () => drawn.removeAttribute('aria-describedby');
  }, [drawn, id]);
}
