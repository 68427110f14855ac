import type { ShownMotion } from '../state/slices/motion.ts';
import { EventTray } from './EventTray.tsx';
import { FightCard } from './FightCard.tsx';
import { useReached } from './useReached.ts';
import { useSkipping } from './useSkipping.ts';

/** What is shown of a decision over the board: a card where two sides meet, else dice and words. */
export const EventsShown = ({ motion }: { readonly motion: ShownMotion }) => {
  const { events, fight } = motion;
  const reached = useReached(events);
  const isCard =
    fight !== undefined && (motion.isStill || events.slice(0, reached).some(({ event }) => event.is === 'fight'));
  useSkipping(isCard && !motion.isStill);
  return isCard ? <FightCard fight={fight.of} motion={motion} /> : <EventTray motion={motion} reached={reached} />;
};
