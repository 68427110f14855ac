import type { MatchEvent } from '@sandtable/board';
import type { GameInfo } from '@sandtable/engine';
import type { LogLine } from '@sandtable/session';
import { stonesModule } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { isRepeated } from '../src/events/is-repeated.ts';

const info: GameInfo = {
  ...stonesModule().info,
  kinds: [
    { name: 'Side', members: ['north', 'south'] },
    { name: 'Town', members: ['arden', 'bern'] },
  ],
};
const line = (sort: LogLine['sort'], path: string, args: LogLine['args']): LogLine => ({
  ...{ decision: 1, sort, path, args },
});
const isOmitted = (): boolean => false;
const decision = line('decision', 'p/which', { role: 'north', answer: 'arden' });
const event = (args: LogLine['args'], sort: LogLine['sort'] = 'log') =>
  ({ is: 'line', line: line(sort, 'p/taken', args) }) as MatchEvent;

test('a line that names who decided and what was chosen says it all; dice and other lines do not', () => {
  const moved = { is: 'move', kind: 'Unit', member: 'one', from: 'a', to: 'b' } as MatchEvent;
  expect(
    isRepeated({ info, isOmitted }, decision, [moved, event({ who: 'north', town: 'arden', from: 'south' })]),
  ).toBe(true);
  expect(isRepeated({ info, isOmitted }, decision, [moved, event({ town: 'arden', from: 'south' })])).toBe(false);
  expect(isRepeated({ info, isOmitted }, decision, [event({ who: 'north', town: 'bern' })])).toBe(false);
  expect(isRepeated({ info, isOmitted }, decision, [event({ who: 'north', town: 'arden' }, 'roll')])).toBe(false);
});

test('a line that only counts what was chosen leaves the decision its words', () => {
  const two = line('decision', 'p/which', { role: 'north', answer: ['arden', 'bern'] });
  expect(isRepeated({ info, isOmitted }, two, [event({ who: 'north', towns: 2 })])).toBe(false);
});

test('a line that the log leaves out says nothing for the decision', () => {
  const said = event({ who: 'north', town: 'arden' });
  expect(isRepeated({ info, isOmitted: ({ sort }) => sort === 'log' }, decision, [said])).toBe(false);
});
