import type { AskView, MatchView } from '@sandtable/session';
import { say } from '../command.ts';
import { inColumns } from '../screen/columns.ts';
import { inked } from '../screen/ink.ts';
import { idBehind, labeller } from './called.ts';
import { type Desk, tell, widthOfScreen } from './desk.ts';
import { reasonsText } from './lines.ts';

/** Up to so many answers stand below each other, where they are read best. */
const FEW = 9;
/** Lines that the question and the prompt need, beside a page of answers. */
const AROUND = 8;

/**
 * The answers with their numbers, from the one with this index on; returns the index behind the last that was shown.
 */
export function tellChoices(desk: Desk, view: MatchView, ask: AskView, from = 0): number {
  const isPlain = isNumbers(ask);
  const items = isPlain ? ask.candidates.slice(from) : numbered(desk, view, ask).slice(from);
  const width = isPlain || items.length > FEW ? widthOfScreen(desk.context) : 0;
  const page = pageOf(desk, items, width);
  for (const line of inColumns(page, width)) say(desk.context, line);
  const end = from + page.length;
  const left = ask.candidates.length - end;
  if (left > 0) tell(desk, 'play/more', { left });
  return end;
}

/** Numbers stand for themselves: others before them would only be taken for them. */
const isNumbers = (ask: AskView): boolean =>
  ask.kind === undefined && ask.costs === undefined && ask.candidates.every((one) => /^-?\d+$/.test(one));

function numbered(desk: Desk, view: MatchView, ask: AskView): readonly string[] {
  const labelOf = labeller(desk, view, ask);
  const digits = String(ask.candidates.length).length;
  return ask.candidates.map((candidate, i) => {
    const label = labelOf(candidate);
    const cost = ask.costs?.[candidate];
    const price = cost === undefined ? '' : ` ${inked('dim', desk.context.messages.text('play/cost', { cost }))}`;
    return `${inked('accent', String(i + 1).padStart(digits))}  ${label}${idBehind(label, candidate, ask)}${price}`;
  });
}

/** As many as fit on the screen. */
function pageOf({ context }: Desk, items: readonly string[], width: number): readonly string[] {
  const rows = Math.max(FEW, (context.io.size?.().rows ?? Number.POSITIVE_INFINITY) - AROUND);
  if (inColumns(items, width).length <= rows) return items;
  let [low, high] = [1, items.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (inColumns(items.slice(0, middle), width).length <= rows) low = middle;
    else high = middle;
  }
  return items.slice(0, low);
}

/** Of what is out for the same reasons only so much is shown without being asked. */
const NAMED = 6;
const GROUPS = 3;

/** What can't be picked, and why, by the reasons; `isWhole` tells all of it. */
export function tellExcluded(desk: Desk, view: MatchView, ask: AskView, isWhole = false): void {
  const labelOf = labeller(desk, view, ask);
  const groups = [...Map.groupBy(ask.excluded, ({ reasons }) => reasonsText(desk.messages, reasons))];
  for (const [reasons, all] of isWhole ? groups : groups.slice(0, GROUPS)) {
    const named = all.slice(0, isWhole ? undefined : NAMED).map(({ candidate }) => labelOf(candidate));
    const more = all.length > named.length ? [`… (${all.length})`] : [];
    say(
      desk.context,
      inked('dim', desk.context.messages.text('play/excluded', { candidate: [...named, ...more].join(', '), reasons })),
    );
  }
}
