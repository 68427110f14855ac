import type { KeyboardEvent, ReactNode } from 'react';

/** What may be picked on the board now, and what is picked already. */
export interface Picking {
  readonly isLegal: (kind: string, member: string) => boolean;
  readonly isPicked: (kind: string, member: string) => boolean;
  readonly onPick: ((member: string) => void) | undefined;
}

interface Props {
  readonly picking: Picking;
  readonly kind: string;
  readonly member: string;
  readonly name: string;
  readonly children: ReactNode;
}

/** Makes a drawn thing a button while it may be chosen; otherwise it is only drawn, with its name as a tooltip. */
export const Pick = ({ picking, kind, member, name, children }: Props) => {
  const { onPick } = picking;
  const picked = picking.isPicked(kind, member);
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
    onPick(member);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: an HTML button cannot stand in an SVG drawing
    <g
      role="button"
      tabIndex={0}
      aria-label={name}
      aria-pressed={picked}
      className={picked ? 'legal picked' : 'legal'}
      onClick={() => onPick(member)}
      onKeyDown={onKeyDown}
    >
      <title>{name}</title>
      {children}
    </g>
  );
};

/** Names alone may stand for members of several kinds; the kind of the question decides, where it has one. */
export const pickingOf = (
  candidates: readonly string[],
  picked: readonly string[],
  asked: string | undefined,
  onPick: Picking['onPick'],
): Picking => {
  const [legal, chosen] = [new Set(candidates), new Set(picked)];
  return {
    isLegal: (kind, member) => (asked === undefined || asked === kind) && legal.has(member),
    isPicked: (_, member) => chosen.has(member),
    onPick,
  };
};
