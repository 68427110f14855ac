/** Types and parameters. */
import type * as T from '../tree.ts';
import { Int } from '../vocabulary.ts';
import { TYPE_WORDS } from '../words.ts';
import type { Rule } from './base.ts';
import { Parts } from './parts.ts';

export abstract class Types extends Parts {
  protected typeOrMissing: Rule<T.TypeExpr> = this.rule('typeOrMissing', () =>
    this.attempt(() => this.SUBRULE(this.type)),
  );

  protected type: Rule<T.TypeExpr> = this.rule('type', () => this.deeper(this.readUnion));
  private readonly readUnion = (): T.TypeExpr => {
    const start = this.LA(1);
    this.flag(0, '|');
    const parts = [this.SUBRULE1(this.typeAlt)];
    this.MANY(() => {
      this.take('|', 1);
      parts.push(this.SUBRULE2(this.typeAlt));
    });
    const [only] = parts;
    return parts.length === 1 && only ? only : { node: 'unionType', span: this.from(start), parts };
  };

  protected typeAlt: Rule<T.TypeExpr> = this.rule('typeAlt', () => this.deeper(this.readOptional));
  private readonly readOptional = (): T.TypeExpr => {
    const start = this.LA(1);
    const of = this.SUBRULE(this.typePrim);
    const optional = this.flag(0, '?');
    return optional ? { node: 'optionalType', span: this.from(start), of } : of;
  };

  private typePrim: Rule<T.TypeExpr> = this.rule(
    'typePrim',
    this.anyOf<T.TypeExpr>(() => [
      { when: () => this.isWord(2, 'of'), rule: this.setType },
      { when: () => this.isWord(2, 'of'), rule: this.listType },
      { when: () => this.atMapType(), rule: this.mapType },
      { when: () => this.isSign(2, '('), rule: this.codeType },
      this.plainType,
      this.rangeType,
      this.recordType,
      this.namedType,
    ]),
  );

  private plainType: Rule<T.TypeExpr> = this.rule('plainType', () => {
    const token = this.plainWord();
    return { node: 'plainType', span: this.span(token), word: token.image };
  });
  private readonly plainWord = this.picksWord(...TYPE_WORDS);

  private rangeType: Rule<T.TypeExpr> = this.rule('rangeType', () => {
    const start = this.LA(1);
    const low = this.SUBRULE(this.signedInt);
    const high = this.clause(1, '..', this.signedInt);
    const by = this.OPTION2(() => this.SUBRULE(this.fraction));
    return { node: 'rangeType', span: this.from(start), low, high: high ?? low, by };
  });

  private fraction: Rule<readonly [number, number]> = this.rule('fraction', () => {
    this.take('by');
    const above = this.SUBRULE1(this.int);
    this.take('/');
    return [above, this.SUBRULE2(this.int)] as const;
  });

  private setType: Rule<T.TypeExpr> = this.rule('setType', () => {
    const start = this.take('set');
    this.take('of');
    const of = this.SUBRULE(this.typeAlt);
    return { node: 'setType', span: this.from(start), of };
  });

  private listType: Rule<T.TypeExpr> = this.rule('listType', () => {
    const start = this.take('list');
    this.take('of');
    const of = this.SUBRULE(this.typeAlt);
    const max = this.OPTION(() => this.SUBRULE(this.maximum));
    return { node: 'listType', span: this.from(start), of, max };
  });

  private mapType: Rule<T.TypeExpr> = this.rule('mapType', () => {
    const start = this.take('map');
    const key = this.SUBRULE1(this.typeAlt);
    this.take('->');
    const value = this.SUBRULE2(this.typeAlt);
    return { node: 'mapType', span: this.from(start), key, value };
  });

  private codeType: Rule<T.TypeExpr> = this.rule('codeType', () => {
    const start = this.codeWord();
    const params = this.SUBRULE(this.params);
    const result = this.clause(1, ':', this.typeAlt);
    return { node: 'codeType', span: this.from(start), sort: start.image, params, result };
  });
  private readonly codeWord = this.picksWord('function', 'procedure');

  private recordType: Rule<T.TypeExpr> = this.rule('recordType', () => {
    const fields: T.Param[] = [];
    const start = this.take('{');
    this.inside(start, () =>
      this.MANY(() => {
        fields.push(this.SUBRULE(this.param));
        this.flag(0, ',');
      }),
    );
    this.take('}');
    return { node: 'recordType', span: this.from(start), fields };
  });

  private namedType: Rule<T.TypeExpr> = this.rule('namedType', () => {
    const name = this.SUBRULE(this.name);
    const payload = this.OPTION({ GATE: () => this.adjacent(), DEF: () => this.SUBRULE(this.payload) });
    return { node: 'namedType', span: this.since(name), name, payload };
  });

  private payload: Rule<PayloadPart[]> = this.rule('payload', () => {
    this.take('(');
    const parts = this.noneOrMore(this.payloadPart);
    this.take(')');
    return parts;
  });

  private payloadPart: Rule<PayloadPart> = this.rule('payloadPart', () => {
    const name = this.OPTION({ GATE: () => this.isSign(2, ':'), DEF: () => this.SUBRULE(this.label) });
    return { name, type: this.SUBRULE(this.type) };
  });

  protected params: Rule<T.Param[]> = this.rule('params', () => this.parenthesized(this.param));

  private param: Rule<T.Param> = this.rule('param', () => {
    const name = this.SUBRULE(this.label);
    const type = this.SUBRULE(this.type);
    return { span: this.since(name), name, type };
  });

  private atMapType(): boolean {
    const next = this.LA(2);
    if (next.startLine !== this.LA(1).startLine) return false;
    return (
      this.isId(2) || next.tokenType === Int || this.isWord(2, 'none') || this.isSign(2, '{') || this.isSign(2, '-')
    );
  }
}

interface PayloadPart {
  readonly name: T.Name | undefined;
  readonly type: T.TypeExpr;
}
