import type { KeyboardEvent, ReactNode } from 'react';

interface Props {
  readonly name: string;
  readonly className: string;
  readonly tabIndex?: 0 | -1;
  readonly transform?: string;
  /** Whether it's picked, for what can be. */
  readonly pressed?: boolean;
  /** Whether what it opens is open. */
  readonly expanded?: boolean;
  /** Attributes that tests, styles and keys find it by. */
  readonly data?: Readonly<Record<`data-${string}`, string>>;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** A button within an SVG drawing, where HTML has none. Enter and the space bar press it as well. */
export const DrawnButton = ({ name, pressed, expanded, data, onPress, children, tabIndex = 0, ...drawn }: Props) => {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    onPress();
  };
  return (
    <g
      role="button"
      tabIndex={tabIndex}
      aria-label={name}
      aria-pressed={pressed}
      aria-expanded={expanded}
      {...data}
      {...drawn}
      onClick={onPress}
      onKeyDown={onKeyDown}
    >
      {children}
    </g>
  );
};
