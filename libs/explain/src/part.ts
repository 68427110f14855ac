import type { Expr } from '@sandtable/model';
import type { Span } from '@sandtable/text';
import type { Atom } from './atom.ts';
import { type Look, shown, valueIn } from './look.ts';

/** A part of an expression: its place in the rules and what it was. */
export interface Part {
  readonly span: Span;
  /** `skipped` was not looked at, `unknown` is not for whoever asks, `fault` has no value. */
  readonly is: 'value' | 'skipped' | 'unknown' | 'fault';
  /** As the rules spell it; empty unless it is a value. */
  readonly value: string;
  /** Of what is true or false. */
  readonly truth?: boolean;
  /** It made the part around it what that is. */
  readonly decisive: boolean;
  /** It chose what decides, whatever it came to: it is said as it is. */
  readonly chose?: boolean;
  /** For which members of sets it was looked at: `u = inf1`. */
  readonly of: string;
  /** What it says by itself: of conditions that are not made of others, of calls, and of what decides by its value. */
  readonly atom?: Atom | undefined;
  /**
   * How its parts make it what it is, where that matters for what they say: `turned` is true where they are false,
   * `none` where all that are tried are false, `some` where one is true; `logic` has operands; `call` is described by its atom and its parts; `outside` is a set that something is not in and should be,
   * `barred` the same of a search with the steps that would lead there, `unreached` without one, `within` a set that it is in
   * and should not be.
   */
  readonly how?:
    | 'turned'
    | 'none'
    | 'some'
    | 'logic'
    | 'call'
    | 'outside'
    | 'barred'
    | 'unreached'
    | 'within'
    | undefined;
  readonly parts: readonly Part[];
}

export const decisive = (part: Part): Part => ({ ...part, decisive: true });

/** The same where it chose what decides. */
export const choosing = (part: Part): Part => ({ ...part, decisive: true, chose: true });

/** The same for members that something was tried with. */
export const forMembers = (part: Part, of: string): Part => ({ ...part, of });

/** An expression without its parts. */
export function leaf(look: Look, expr: Expr): Part {
  const common = { span: expr.span, value: '', decisive: false, of: '', parts: [] } as const;
  if (look.hides(expr, look.known, look.env)) return { ...common, is: 'unknown' };
  const value = valueIn(look, expr);
  if (value === undefined) return { ...common, is: 'fault' };
  const valuePart: Part = { ...common, is: 'value', value: shown(look, expr, value) };
  return expr.type.t === 'bool' ? { ...valuePart, truth: value === 1 } : valuePart;
}

export const skipped = ({ span }: Expr): Part => ({
  span,
  is: 'skipped',
  value: '',
  decisive: false,
  of: '',
  parts: [],
});
