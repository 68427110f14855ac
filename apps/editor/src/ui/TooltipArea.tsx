import { Tooltip as Base } from '@base-ui/react/tooltip';
import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from './Tooltip.module.css';

/** Milliseconds until the tooltip of what is pointed at appears, and until one that is left disappears. */
const APPEARS = 600;
const STAYS = 100;

/**
 * A part of the page whose elements have their tooltips in `data-tooltip`. A list draws its rows in less time if they
 * don't have a tooltip each.
 */
export const TooltipArea = ({ children }: { readonly children: ReactNode }) => {
  const { at, area, hide } = useTooltipAt();
  return (
    <div className={styles.area} {...area}>
      {children}
      {at === undefined ? null : (
        <Base.Root open onOpenChange={(isOpen) => (isOpen ? undefined : hide())}>
          <Base.Portal>
            <Base.Positioner anchor={at} side="bottom" sideOffset={4} className={styles.place}>
              <Base.Popup className={styles.tooltip} data-part="tooltip">
                {at.dataset.tooltip}
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      )}
    </div>
  );
};

/** The element whose tooltip is shown: what the pointer rests on, or what the keyboard has reached. */
function useTooltipAt() {
  const [at, show] = useState<HTMLElement | undefined>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const later = (element: HTMLElement | undefined, after: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => show(element), after);
  };
  const hide = (): void => {
    clearTimeout(timer.current);
    show(undefined);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useGone(at, hide);
  const area = {
    onPointerOver: ({ target, pointerType }: PointerEvent): void => {
      const element = tippedAt(target);
      // The tooltip can be pointed at as well.
      if (pointerType === 'touch' || isTooltip(target) || (element !== undefined && element === at))
        return clearTimeout(timer.current);
      if (element === undefined || at === undefined) later(element, element === undefined ? STAYS : APPEARS);
      else later(element, 0);
    },
    onPointerLeave: (): void => later(undefined, STAYS),
    onPointerDown: hide,
    onFocus: ({ target }: FocusEvent): void => {
      if (target.matches(':focus-visible')) later(tippedAt(target), 0);
    },
    onBlur: hide,
  };
  return { at, area, hide };
}

/** An element may be removed while its tooltip is shown. */
function useGone(element: HTMLElement | undefined, hide: () => void): void {
  const onGone = useEffectEvent(hide);
  useEffect(() => {
    const list = element?.closest('ol');
    if (element === undefined || !list) return;
    const observer = new MutationObserver(() => (element.isConnected ? undefined : onGone()));
    observer.observe(list, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [element]);
}

const tippedAt = (target: EventTarget): HTMLElement | undefined =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-tooltip]') ?? undefined) : undefined;
const isTooltip = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[data-part="tooltip"]') !== null;
