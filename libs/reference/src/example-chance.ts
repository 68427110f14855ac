import { type Env, entry } from '@sandtable/eval';
import type { Model } from '@sandtable/model';
import type { Span } from '@sandtable/text';
import type { Improviser } from './example-improviser.ts';
import { miss } from './example-result.ts';
import { type Cue, cuePicks, cueValue, type Script, valueFor } from './script.ts';
import type { EachRolled, Wanted } from './setup.ts';

interface Rolled {
  readonly index: number;
  readonly span: Span;
  readonly each?: EachRolled;
  readonly improviser: Improviser | undefined;
}

/** The face that the script has for a die. */
export function prepared(model: Model, script: Script, root: Env, { index, span, each, improviser }: Rolled): number {
  const place = entry(model.chances, index);
  if (place.sort !== 'die') throw new TypeError('only dice are rolled');
  const die = entry(model.dice, place.die);
  const cue = script.next(place.path);
  if (cue === undefined)
    return (
      improviser?.face(place, die.faces, each) ??
      miss('example/unanswered', span, { path: place.path, count: die.faces.length })
    );
  const face = cueValue(root, cue, die.type);
  if (typeof face !== 'number' || !die.faces.includes(face))
    return miss('example/illegal', cue.span, { path: place.path, reasons: 'none' });
  return face;
}

/** One line may answer for all members that a die is rolled for, by their names; else each takes the next answer. */
export function preparedFor(
  model: Model,
  script: Script,
  held: Map<string, Cue>,
  root: Env,
  rolled: Rolled & { readonly each: EachRolled },
): number {
  const { index, each } = rolled;
  const place = entry(model.chances, index);
  if (place.sort !== 'die' || place.each === undefined) return prepared(model, script, root, rolled);
  if (each.isFirst) {
    held.delete(place.path);
    if (script.first(place.path)?.line.assigned) held.set(place.path, script.next(place.path) as Cue);
  }
  const cue = held.get(place.path);
  if (cue === undefined) return prepared(model, script, root, rolled);
  const die = entry(model.dice, place.die);
  const face = valueFor(root, cue, each.key, place.each, die.type);
  if (face === undefined) return miss('example/unanswered', cue.span, { path: place.path, count: die.faces.length });
  return typeof face === 'number' && die.faces.includes(face)
    ? face
    : miss('example/illegal', cue.span, { path: place.path, reasons: 'none' });
}

/** Without an answer only what is not left to chance may come: the top of a pile, or all there is. */
export function preparedPicks(
  model: Model,
  script: Script,
  root: Env,
  wanted: Wanted,
  improviser: Improviser | undefined,
): readonly number[] {
  const { index, offered, least, most, known, span } = wanted;
  const place = entry(model.chances, index);
  const cue = script.next(place.path);
  if (cue === undefined) {
    const forced = known ?? (least === offered.length ? offered : undefined);
    return (
      forced ??
      improviser?.picks(place, wanted) ??
      miss('example/unanswered', span, { path: place.path, count: offered.length })
    );
  }
  const picks = cuePicks(root, cue, place);
  if (
    picks === undefined ||
    picks.length < least ||
    picks.length > most ||
    picks.some((pick) => !offered.includes(pick))
  )
    return miss('example/illegal', cue.span, { path: place.path, reasons: 'none' });
  return picks;
}
