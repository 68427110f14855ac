import { AxisBottom, AxisLeft } from '@visx/axis';
import type { ComponentProps } from 'react';
import styles from './Chart.module.css';

/** How far labels stand from the line. */
const TICK = 4;
const STYLE = {
  axisLineClassName: styles.axis ?? '',
  tickLineProps: { className: styles.axis ?? '' },
  tickLength: TICK,
} as const;
const LABEL = { className: styles.tick ?? '' };

type Bottom = Pick<ComponentProps<typeof AxisBottom>, 'scale' | 'top' | 'tickValues' | 'numTicks' | 'tickFormat'>;

/** The line below a chart, with as many ticks as there is room for. */
export const BottomAxis = (props: Bottom) => (
  <AxisBottom {...STYLE} {...props} tickLabelProps={{ ...LABEL, textAnchor: 'middle', dy: '0.25em' }} />
);

type Left = Pick<ComponentProps<typeof AxisLeft>, 'scale' | 'left' | 'tickValues' | 'tickFormat'>;

/** The line left of a chart. */
export const LeftAxis = (props: Left) => (
  <AxisLeft {...STYLE} {...props} tickLabelProps={{ ...LABEL, textAnchor: 'end', dx: '-0.25em', dy: '0.3em' }} />
);
