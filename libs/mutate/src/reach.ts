import type { Example, Func, Model, Search } from '@sandtable/model';
import { type Limits, type MatchOnlooker, runExample } from '@sandtable/reference';
import type { Span } from '@sandtable/text';
import { nodesIn } from './walk.ts';

/** Code that an example may come to: a statement, a function or a search. */
interface Place {
  readonly key: string;
  readonly span: Span;
}

/** What of the rules each worked example comes to, by the keys of places; and those that fail. */
export interface Reached {
  readonly places: readonly Place[];
  readonly by: ReadonlyMap<Example, ReadonlySet<string>>;
  readonly failing: readonly Example[];
}

/** A change may make rules that go on for ever; nobody waits for them as long as for a match. */
export const LIMITS: Limits = { budget: 200_000 };

/** Runs all examples once, and notes what they come to. */
export function reached(model: Model): Reached {
  const failing: Example[] = [];
  const by = model.examples.map((example) => {
    const { seen, ok } = cameTo(model, example);
    if (!ok) failing.push(example);
    return [example, seen] as const;
  });
  return { places: placesOf(model), by: new Map(by), failing };
}

const keyOf = (what: string, { file, start, end }: Span): string => `${what} ${file}:${start}:${end}`;

function placesOf({ procedures, functions, searches }: Model): readonly Place[] {
  const statements = procedures.flatMap(({ body }) => [...nodesIn(body)].filter((node) => 's' in node));
  return [
    ...statements.map(({ span }) => ({ key: keyOf('statement', span), span })),
    ...functions.map(({ at: { span } }) => ({ key: keyOf('function', span), span })),
    ...searches.map(({ at: { span } }) => ({ key: keyOf('search', span), span })),
  ];
}

/** Functions and searches say so themselves when someone looks into them. */
function cameTo(model: Model, example: Example): { readonly seen: ReadonlySet<string>; readonly ok: boolean } {
  const seen = new Set<string>();
  const functions = model.functions.map((fn): Func => {
    const key = keyOf('function', fn.at.span);
    return {
      ...fn,
      get body() {
        seen.add(key);
        return fn.body;
      },
    };
  });
  const searches = model.searches.map((search): Search => {
    const key = keyOf('search', search.at.span);
    return {
      ...search,
      get from() {
        seen.add(key);
        return search.from;
      },
    };
  });
  const begins = onlooker((span) => seen.add(keyOf('statement', span)));
  return { ok: runExample({ ...model, functions, searches }, example, begins, LIMITS).ok, seen };
}

const onlooker = (begins: (span: Span) => void): MatchOnlooker => ({
  begins: (_, { span }) => begins(span),
  ends: () => undefined,
  inLane: () => undefined,
  watches: () => undefined,
});
