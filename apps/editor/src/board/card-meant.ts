/**
 * The card of a hand that someone points at or moves the focus to; null for anything else. Undefined if nobody meant it: after
 * a click the focus goes to the next answer by itself.
 */
export const cardMeant = ({ type, target }: Pick<Event, 'type' | 'target'>): Element | null | undefined => {
  if (!(target instanceof Element)) return null;
  return type === 'focusin' && !target.matches(':focus-visible') ? undefined : target.closest('.card.legal');
};
