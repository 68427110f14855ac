import { type Choice, type Expr, type MenuArm, type Model, sameType } from '@sandtable/model';
import { foundType } from './types.ts';

/** A search that stands where candidates come from. */
export type Found = Expr & { readonly e: 'search' };
type Params = MenuArm['params'];

/** What a question picks from, if it can be picked by its cost. */
interface Priced {
  readonly search: Found;
  /** Of a menu: the arm, and the parameters up to the one that is priced. */
  readonly arm?: number;
  readonly params: Params;
}

/** The search whose results are the candidates, before guards take some away. */
function searchOf(from: Expr): Found | undefined {
  if (from.e === 'search') return from;
  if (from.e === 'filter') return searchOf(from.binder.over);
  return from.e === 'setop' && from.op !== '+' ? searchOf(from.left) : undefined;
}

/** The number of parts of one that costs of candidates are counted in; undefined where they have no costs. */
export function costsOf(model: Model, from: Expr, element: Expr['type']): number | undefined {
  const search = searchOf(from);
  const found = search && model.searches[search.search];
  return found && sameType(foundType(found), element) ? found.den : undefined;
}

/** All that a question picks from and that has costs. */
export function pricedIn(model: Model, choice: Choice): readonly Priced[] {
  if (choice.form !== 'menu') {
    const search = choice.each || choice.form === 'some' ? undefined : searchOf(choice.from);
    const fits = search && costsOf(model, choice.from, choice.element) !== undefined;
    return search && fits ? [{ search, params: [] }] : [];
  }
  return choice.arms.flatMap((arm, a) =>
    arm.params.flatMap(({ from, element }, k): readonly Priced[] => {
      const search = searchOf(from);
      if (search === undefined || costsOf(model, from, element) === undefined) return [];
      return [{ search, arm: a, params: arm.params.slice(0, k + 1) }];
    }),
  );
}
