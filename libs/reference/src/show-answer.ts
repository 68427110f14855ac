import { fromOrdinal } from '@sandtable/eval';
import { answerType, type Choice, type Model } from '@sandtable/model';
import { termText } from '@sandtable/text';
import { type AnswerCodes, valueOfPicks } from './answer.ts';
import { show } from './show.ts';

/** An answer as examples spell it. */
export function showAnswer(model: Model, choice: Choice, answer: AnswerCodes): string {
  if (choice.form === 'menu') return answer.form === 'menu' ? showArm(model, choice, answer) : '';
  if (answer.form === 'menu') return '';
  const type = answerType(choice);
  if (answer.form === 'one') return show(model, type, answer.code);
  return show(model, type, answer.form === 'each' ? answer.value : valueOfPicks(choice, answer.ordinals));
}

function showArm(
  model: Model,
  { arms }: Extract<Choice, { form: 'menu' }>,
  { arm, ordinals }: Extract<AnswerCodes, { form: 'menu' }>,
): string {
  const { name = '', params = [] } = arms[arm] ?? {};
  const shown = params.map(({ element }, k) => show(model, element, fromOrdinal(element, ordinals[k] ?? 0)));
  return termText(name, shown);
}
