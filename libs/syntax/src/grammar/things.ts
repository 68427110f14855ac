/** Declarations of things: types, kinds with their fields, relations, dice, piles and state. */
import type { IToken } from 'chevrotain';
import type { Lexeme } from '../lexer.ts';
import type * as T from '../tree.ts';
import { Int } from '../vocabulary.ts';
import type { Rule } from './base.ts';
import { Statements } from './statements.ts';

export abstract class Things extends Statements {
  /** What every declaration has: its place, and the doc lines before its first word. */
  protected head(start: IToken): { span: T.Node['span']; doc: string } {
    return { span: this.from(start), doc: (start as Lexeme).doc };
  }

  protected typeDecl: Rule<T.TypeDecl> = this.rule('typeDecl', () => {
    const start = this.take('type');
    const name = this.SUBRULE(this.name);
    this.take('=');
    const type = this.SUBRULE(this.typeOrMissing);
    return { node: 'type', ...this.head(start), name, type };
  });

  // ── kinds ─────────────────────────────────────────────────────────────────────────────────────────────────────
  protected kindDecl: Rule<T.KindDecl> = this.rule('kindDecl', () => {
    const start = this.take('kind');
    const name = this.SUBRULE(this.name);
    const form = this.OPTION1(this.poolOrGrid);
    const fields = this.OPTION2(() => this.SUBRULE(this.kindFields)) ?? [];
    return { node: 'kind', ...this.head(start), name, pool: form?.pool, grid: form?.grid, fields };
  });
  private readonly poolOrGrid = this.picking<Partial<Pick<T.KindDecl, 'pool' | 'grid'>>>(() => [
    { ALT: () => this.take('pool') && { pool: this.SUBRULE(this.int) } },
    { ALT: () => ({ grid: this.SUBRULE(this.gridWords) }) },
  ]);

  private gridWords: Rule<T.Name[]> = this.rule('gridWords', () => {
    this.take('on');
    const first = this.SUBRULE(this.name);
    const second = this.OPTION({ GATE: () => this.sameLine(), DEF: this.nameOrNumber });
    return second ? [first, second] : [first];
  });
  /** The second word may be a number: `squares 4`. */
  private readonly nameOrNumber = this.picking<T.Name>(() => [
    { ALT: () => this.SUBRULE2(this.name) },
    { ALT: () => this.numberAsName(this.CONSUME(Int)) },
  ]);

  private numberAsName(token: IToken): T.Name {
    return { text: token.image, span: this.span(token) };
  }

  protected kindFields: Rule<T.FieldDecl[]> = this.rule('kindFields', () =>
    this.braced(this.fieldOrGroup, 'field', ',').flat(),
  );

  private fieldOrGroup: Rule<readonly T.FieldDecl[]> = this.rule(
    'fieldOrGroup',
    this.picking<readonly T.FieldDecl[]>(() => [
      { GATE: () => this.isWord(1, 'seen') && this.isWord(2, 'by'), ALT: () => this.SUBRULE(this.seenGroup) },
      { ALT: () => [this.SUBRULE(this.field)] },
    ]),
  );

  private seenGroup: Rule<T.FieldDecl[]> = this.rule('seenGroup', () => {
    const seen = this.SUBRULE(this.seenBy);
    const fields = this.SUBRULE(this.fieldList);
    return this.ACTION(() => fields.map((field) => ({ ...field, seen: field.seen ?? seen })));
  });

  private fieldList: Rule<T.FieldDecl[]> = this.rule('fieldList', () => this.braced(this.field, 'field', ','));

  private field: Rule<T.FieldDecl> = this.rule('field', () => {
    const start = this.LA(1);
    const state = this.OPTION1({ GATE: () => !this.isSign(2, ':'), DEF: () => this.take('state') }) !== undefined;
    const name = this.SUBRULE(this.label);
    const type = this.SUBRULE(this.typeOrMissing);
    const initial = this.clause(2, '=', this.exprOrMissing);
    // On a line of its own `seen by` begins a group of fields.
    const seen = this.OPTION3({ GATE: () => this.sameLine(), DEF: () => this.SUBRULE(this.seenBy) });
    const span = this.from(start);
    this.SUBRULE(this.separator);
    return { span, name, state, type, initial, seen };
  });

  private seenBy: Rule<T.Expr> = this.rule('seenBy', () => {
    this.take('seen');
    this.take('by');
    return this.SUBRULE(this.expression);
  });

  protected relationDecl: Rule<T.RelationDecl> = this.rule('relationDecl', () => {
    const start = this.take('relation');
    const name = this.SUBRULE(this.label);
    const left = this.SUBRULE1(this.type);
    const directed = this.SUBRULE(this.arrow);
    const right = this.SUBRULE2(this.type);
    const fields = this.OPTION(() => this.SUBRULE(this.fieldList)) ?? [];
    return { node: 'relation', ...this.head(start), name, left, right, directed, fields };
  });

  /** `--` or `->`; true if it has a direction. */
  protected arrow: Rule<boolean> = this.rule('arrow', () => this.anyArrow().image === '->');
  private readonly anyArrow = this.picksWord('--', '->');

  // ── dice, piles, state ────────────────────────────────────────────────────────────────────────────────────────
  protected face: Rule<T.IntFace | T.TagFace> = this.rule(
    'face',
    this.picking<T.IntFace | T.TagFace>(() => [
      { ALT: () => tagFace(this.SUBRULE(this.name)) },
      { ALT: () => this.SUBRULE(this.intFace) },
    ]),
  );

  private intFace: Rule<T.IntFace> = this.rule('intFace', () => {
    const start = this.LA(1);
    const low = this.SUBRULE(this.int);
    const high = this.clause(1, '..', this.int);
    return { span: this.from(start), low, high: high ?? low };
  });

  protected pileDecl: Rule<T.PileDecl> = this.rule('pileDecl', () => {
    const start = this.take('pile');
    const name = this.SUBRULE(this.name);
    const params = this.OPTION1(() => this.SUBRULE(this.params)) ?? [];
    this.take('of');
    const of = this.SUBRULE(this.typeAlt);
    const ordered = this.flag(2, 'ordered');
    const max = this.OPTION3(() => this.SUBRULE(this.maximum));
    const seen = this.OPTION4(() => this.SUBRULE(this.seenBy));
    const whenEmpty = this.OPTION5(() => this.take('when') && this.take('empty') && this.SUBRULE(this.block));
    return { node: 'pile', ...this.head(start), name, params, of, ordered, max, seen, whenEmpty };
  });

  protected stateDecl: Rule<T.StateDecl> = this.rule('stateDecl', () => {
    const start = this.take('state');
    const name = this.SUBRULE(this.name);
    const params = this.OPTION1(() => this.SUBRULE(this.params)) ?? [];
    this.take(':');
    const type = this.SUBRULE(this.typeOrMissing);
    const initial = this.clause(2, '=', this.exprOrMissing);
    const seen = this.OPTION3(() => this.SUBRULE(this.seenBy));
    return { node: 'state', ...this.head(start), name, params, type, initial, seen };
  });
}

const tagFace = (tag: T.Name): T.TagFace => ({ span: tag.span, tag });
