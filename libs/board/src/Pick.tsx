import type { KeyboardEvent, ReactNode } from 'react';
import type { Keys } from './board-props.ts';

/** What may be picked on the board now, and what is picked already. */
export interface Picking {
  readonly isLegal: (kind: string, member: string) => boolean;
  readonly isCandidate: (kind: string, member: string) => boolean;
  readonly isPicked: (kind: string, member: string) => boolean;
  /** Which one it was, where the order counts. */
  readonly placeOf: (member: string) => number | undefined;
  readonly onPick: ((member: string, kind: string) => void) | undefined;
  /** Whether Tab leads to it; where arrows lead from one to the next, Tab leads to one of them alone. */
  readonly tab?: ((member: string) => boolean) | undefined;
}

interface Props {
  readonly picking: Picking;
  readonly kind: string;
  readonly member: string;
  readonly name: string;
  readonly children: ReactNode;
}

/** Makes a drawn thing a button while it may be chosen; otherwise it is only drawn, with its name as a tooltip. */
export const Pick = ({ picking, kind, member, name: plain, children }: Props) => {
  const { onPick } = picking;
  const picked = picking.isPicked(kind, member);
  const place = picking.placeOf(member);
  const name = place === undefined ? plain : `${place}. ${plain}`;
  if (onPick === undefined || !picking.isLegal(kind, member))
    return (
      <g className={picked ? 'picked' : undefined}>
        <title>{name}</title>
        {children}
      </g>
    );
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    onPick(member, kind);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: an HTML button cannot stand in an SVG drawing
    <g
      role="button"
      tabIndex={picking.tab?.(member) === false ? -1 : 0}
      data-spot={member}
      aria-label={name}
      aria-pressed={picked}
      className={picked ? 'legal picked' : 'legal'}
      data-pick={member}
      onClick={() => onPick(member, kind)}
      onKeyDown={onKeyDown}
    >
      <title>{name}</title>
      {children}
    </g>
  );
};

/**
 * Names alone may stand for members of several kinds; the kind of the question decides, where it has one. Keys are
 * gone to where they are no candidates themselves.
 */
export const pickingOf = (
  candidates: readonly string[],
  picked: readonly string[],
  asked: string | undefined,
  onPick: ((member: string) => void) | undefined,
  keys: Keys | undefined,
  ordered = false,
): Picking => {
  const [legal, chosen, open] = [new Set(candidates), new Set(picked), new Set(keys?.members)];
  const isKey = (kind: string, member: string): boolean => kind === keys?.kind && open.has(member);
  const isCandidate = (kind: string, member: string): boolean =>
    (asked === undefined || asked === kind) && legal.has(member);
  return {
    isCandidate,
    isLegal: (kind, member) => isCandidate(kind, member) || isKey(kind, member),
    isPicked: (_, member) => chosen.has(member),
    placeOf: (member) => (ordered && chosen.has(member) ? picked.indexOf(member) + 1 : undefined),
    onPick: onPick && ((member, kind) => (isCandidate(kind, member) ? onPick(member) : keys?.onOpen(member))),
  };
};
