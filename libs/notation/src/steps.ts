import type { Param, Part, Spelling } from './pattern.ts';
import type { Slot } from './shape.ts';
import { type Token, tokensOf } from './tokens.ts';

/** A spelling as it is read: pieces of text, values, and parts that may be missing. */
export type Step =
  | { readonly step: 'tokens'; readonly tokens: readonly Token[] }
  | { readonly step: 'value'; readonly slot: Slot; readonly param: Param }
  | { readonly step: 'maybe'; readonly ways: readonly Way[]; readonly flag: string | undefined };
export type Way = readonly Step[];

/** Undefined for an unknown name: such a spelling is skipped, and reported as a finding. */
export function wayOf(spelling: Spelling, slots: readonly Slot[]): Way | undefined {
  const steps = spelling.parts.map((part) => stepOf(part, slots));
  const known = steps.filter((step) => step !== undefined);
  return known.length === steps.length ? known.filter(isSomething) : undefined;
}

export const waysOf = (spellings: readonly Spelling[], slots: readonly Slot[]): readonly Way[] =>
  spellings.map((one) => wayOf(one, slots)).filter((way) => way !== undefined);

export const wayOfName = (name: string): Way => [{ step: 'tokens', tokens: tokensOf(name) }];

const isSomething = (step: Step): boolean => step.step !== 'tokens' || step.tokens.length > 0;

function stepOf(part: Part, slots: readonly Slot[]): Step | undefined {
  if (part.p === 'text') return { step: 'tokens', tokens: tokensOf(part.text) };
  if (part.p === 'param') {
    const slot = slots.find((one) => one.name === part.name);
    return slot && { step: 'value', slot, param: part };
  }
  return { step: 'maybe', ways: waysOf(part.spellings, slots), flag: part.flag?.name };
}
