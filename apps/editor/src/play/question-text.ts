import type { Texts } from '@sandtable/board/texts';
import type { AskView } from '@sandtable/session';
import type { Figures } from './useFigures.ts';

/** What is asked: the text of the choice, then the arm and the parameter that is open. */
export function questionText(ask: AskView, texts: Texts, figures: Figures): string {
  const [arm, ...rest] = ask.picked;
  if (ask.each)
    return [texts.path(ask.choice), ...(ask.next === '' ? [] : [texts.begun(figures(ask.next, ask.each.kind))])].join(
      ' · ',
    );
  if (arm === undefined) return texts.path(ask.choice);
  const done = [texts.path(`${ask.choice}/${arm}`), ...rest.map((part) => texts.begun(texts.value('', part)))].join(
    ' · ',
  );
  if (ask.next === '') return done;
  const open = texts.path(`${ask.choice}/${arm}/${ask.next}`);
  return `${done} · ${open.endsWith('?') ? open : `${open}?`}`;
}
