import type { Audience, Local, Model } from '@sandtable/model';

/** Every audience of the ruleset, numbered as `GameModule.audiences` knows them, with what it belongs to. */
export interface Numbered {
  readonly audience: Audience;
  readonly params: readonly Local[];
}

export function audiencesOf({ fields, states, piles }: Model): readonly Numbered[] {
  const of = (audience: Audience | undefined, params: number): readonly Numbered[] =>
    audience === undefined ? [] : [{ audience, params: audience.locals.slice(0, params) }];
  return [
    ...fields.flatMap(({ seen }) => of(seen, 1)),
    ...states.flatMap(({ seen, params }) => of(seen, params.length)),
    ...piles.flatMap(({ seen, params }) => of(seen, params.length)),
  ];
}

/** The number of an audience; undefined where everyone may see. */
export function audienceNumber(model: Model, audience: Audience | undefined): number | undefined {
  if (audience === undefined) return undefined;
  return audiencesOf(model).findIndex((each) => each.audience === audience);
}

/** Whether anything is hidden from anyone. */
export const hides = (model: Model): boolean =>
  audiencesOf(model).length > 0 ||
  model.choices.some(({ secret, informed }) => secret === true || informed !== undefined);
