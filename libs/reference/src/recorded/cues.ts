import { entry } from '@sandtable/eval';
import type { Choice, Model } from '@sandtable/model';
import { own } from '@sandtable/text';
import type { NamedAnswer } from '../named.ts';
import { show } from '../show.ts';

/** A decision as a line of an example; who answers is written where several may be asked. */
export function decisionLine(model: Model, choice: Choice, role: string, answer: NamedAnswer): string {
  const procedure = model.procedures[choice.procedure];
  const by = choice.askers !== undefined || procedure?.lane !== undefined ? ` by ${role}` : '';
  return `${choice.path}${by}: ${spelled(choice, answer)}`;
}

function spelled(choice: Choice, answer: NamedAnswer): string {
  if (typeof answer !== 'object') return String(answer);
  if (Array.isArray(answer)) return listed(choice, answer);
  if ('arm' in answer) {
    const params = choice.form === 'menu' ? (choice.arms.find(({ name }) => name === answer.arm)?.params ?? []) : [];
    return params.length === 0
      ? answer.arm
      : `${answer.arm}(${params.map(({ name }) => own(answer.args, name)).join(', ')})`;
  }
  const cells = 'each' in answer ? Object.entries(answer.each) : [];
  return cells.map(([key, value]) => `(${key}, ${Array.isArray(value) ? `{${value.join(', ')}}` : value})`).join(', ');
}

const listed = ({ form }: Choice, names: readonly (string | number | boolean)[]): string =>
  form === 'order' ? `[${names.join(', ')}]` : `{${names.join(', ')}}`;

/** What chance gave as a line of an example; none for shuffles, and where no die fell. */
export function chanceLine(model: Model, index: number, values: readonly number[]): readonly string[] {
  const place = entry(model.chances, index);
  if (place.sort === 'shuffle') return [];
  if (place.sort === 'die') {
    const { type } = entry(model.dice, place.die);
    return [`roll ${place.path}: ${values.map((face) => show(model, type, face)).join(', ')}`];
  }
  const word = place.sort === 'draw' ? 'draw' : 'random';
  const { result } = place;
  if (result.t === 'set')
    return [
      `${word} ${place.path}: ${show(
        model,
        result,
        values.toSorted((a, b) => a - b),
      )}`,
    ];
  const [first] = values;
  // One that is drawn may be none, which stands in front.
  const code = place.sort === 'draw' ? (first ?? -1) + 1 : (first ?? 0) + (result.t === 'int' ? result.min : 0);
  return [`${word} ${place.path}: ${show(model, result, code)}`];
}
