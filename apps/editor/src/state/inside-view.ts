import type { MatchView, ShownValue } from '@sandtable/session';
import type { DescribedRecord, DescribedValue } from '../workers/why-protocol.ts';

type Values = Readonly<Record<string, readonly ShownValue[]>>;

/** The match as it is behind a step of a decision; what the step itself changed is what changed last. */
export function insideView(view: MatchView, { steps, before }: DescribedRecord, at: number): MatchView {
  const now: Record<string, DescribedValue[]> = Object.fromEntries(
    Object.entries(before).map(([path, values]) => [path, [...values]]),
  );
  // Later steps within one that is shown have not come yet.
  for (const { path, index, after } of steps.slice(0, at + 1).flatMap(({ changes }) => changes)) {
    const values = now[path];
    if (values) values[index] = after;
  }
  const changes = (steps[at]?.changes ?? []).map(({ path, index, before: from, after: to }) => {
    return { path, member: index, from, to };
  });
  return { ...view, fields: laidOver(view.fields, now), states: laidOver(view.states, now), changes, ask: undefined };
}

const laidOver = (values: Values, now: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([path, were]) => [path, now[path] ?? were]));
