import type { TypeWord } from '../words.ts';
import type { Missing, Name, Node } from './node.ts';

export interface Param extends Node {
  readonly name: Name;
  readonly type: TypeExpr;
}

export type TypeExpr =
  | (Node & { readonly node: 'plainType'; readonly word: TypeWord })
  | (Node & {
      readonly node: 'rangeType';
      readonly low: number;
      readonly high: number;
      /** Numerator and denominator of `by 1/2`. */
      readonly by: readonly [number, number] | undefined;
    })
  | (Node & { readonly node: 'setType'; readonly of: TypeExpr })
  | (Node & { readonly node: 'listType'; readonly of: TypeExpr; readonly max: number | undefined })
  | (Node & { readonly node: 'mapType'; readonly key: TypeExpr; readonly value: TypeExpr })
  | (Node & {
      readonly node: 'codeType';
      readonly sort: 'function' | 'procedure';
      readonly params: readonly Param[];
      readonly result: TypeExpr | undefined;
    })
  | (Node & { readonly node: 'recordType'; readonly fields: readonly Param[] })
  /** A declared type, or a tag of the union it stands in; `payload` is there if parentheses were. */
  | (Node & {
      readonly node: 'namedType';
      readonly name: Name;
      readonly payload: readonly { readonly name: Name | undefined; readonly type: TypeExpr }[] | undefined;
    })
  | (Node & { readonly node: 'unionType'; readonly parts: readonly TypeExpr[] })
  | (Node & { readonly node: 'optionalType'; readonly of: TypeExpr })
  | Missing;
