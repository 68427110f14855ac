import type { KeyboardEvent, ReactNode } from 'react';

interface Props {
  readonly name: string;
  readonly member: string;
  readonly legal: boolean;
  readonly picked: boolean;
  readonly onPick: ((member: string) => void) | undefined;
  readonly children: ReactNode;
}

/** Makes a drawn thing a button while it may be chosen; otherwise it is only drawn, with its name as a tooltip. */
export const Pick = ({ name, member, legal, picked, onPick, children }: Props) => {
  if (!legal || onPick === undefined)
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
