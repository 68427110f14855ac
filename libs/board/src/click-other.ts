import type { MouseEvent } from 'react';
import type { BoardProps, Member } from './board-props.ts';
import { seenAt } from './seen-at.ts';
import { touched } from './touched.ts';

/**
 * A click on a place, a piece or a line that isn't an answer; what lies below it may be one, such as the area that a town is in,
 * or what lies under the rest of a fingertip.
 */
export const clickOutside =
  (onOther: BoardProps['onOther']) =>
  (event: MouseEvent): void => {
    const { target, clientX, clientY } = event;
    // Handles of a map that is edited have seen the pointer themselves.
    if (target instanceof Element && target.closest('[role="button"], .map-handles') !== null) return;
    const below = seenAt(clientX, clientY).flatMap((one) => one.closest('.board .legal') ?? []);
    const meant = below[0] ?? underFinger(event);
    if (meant) {
      meant.dispatchEvent(new globalThis.MouseEvent('click', { bubbles: true }));
      return;
    }
    const place = placeAt(target);
    if (place !== undefined) onOther?.(place[1], place[0], membersOf(seenAt(clientX, clientY)));
  };

function underFinger({ nativeEvent, currentTarget, clientX, clientY }: MouseEvent): Element | undefined {
  if (!('pointerType' in nativeEvent) || nativeEvent.pointerType !== 'touch') return undefined;
  const legal = [...currentTarget.querySelectorAll('.legal')];
  const boxes = legal.map((one) => [one, one.getBoundingClientRect()] as const);
  return touched(boxes, [clientX, clientY]);
}

/** What lies where someone clicked, by its kind and name. */
export const placeAt = (target: EventTarget): readonly [kind: string, member: string] | undefined => {
  const on = target instanceof Element ? target.closest('[data-place], [data-told]') : null;
  const key = on?.getAttribute('data-place') ?? on?.getAttribute('data-told');
  const dot = key?.indexOf('.') ?? -1;
  return typeof key === 'string' && dot > 0 ? [key.slice(0, dot), key.slice(dot + 1)] : undefined;
};

/** The pieces, cards and places that these elements belong to, in the same order. */
function membersOf(elements: readonly Element[]): readonly Member[] {
  return elements.flatMap((one) => {
    const [kind, member] = placeAt(one) ?? [];
    return kind === undefined || member === undefined ? [] : [{ kind, member }];
  });
}

/** An element and those that it is in. */
function around(target: Element): readonly Element[] {
  const on = target.closest('[data-place]');
  return on === null ? [] : [on, ...(on.parentElement ? around(on.parentElement) : [])];
}

/**
 * A click on a table of cards, or on what lies around a map, that isn't an answer. A column is chosen wherever in it someone
 * clicks; what lies in it and cannot be chosen is asked about only where the column cannot be chosen either.
 */
export const clickAround =
  (onOther: BoardProps['onOther']) =>
  (event: Pick<MouseEvent, 'target' | 'stopPropagation'>): void => {
    const { target } = event;
    // The map itself hears of its own clicks.
    if (!(target instanceof Element) || target.closest('button, a, summary, [role="button"], .board-sheet')) return;
    const head = target.closest('[data-column]')?.querySelector<HTMLElement>('button.column.legal');
    const place = placeAt(target);
    if (head) head.click();
    else if (place !== undefined) onOther?.(place[1], place[0], membersOf(around(target)));
    else return;
    event.stopPropagation();
  };
