/** Patches of what a ruleset lists: rows and joins, fields and alternatives, and the paths that lead to them. */
import type { IToken } from 'chevrotain';
import type * as T from '../tree.ts';
import { Int, RESERVED_TYPES } from '../vocabulary.ts';
import { Around } from './around.ts';
import type { Rule } from './base.ts';

export abstract class ListPatches extends Around {
  protected changePatch: Rule<T.Patch> = this.rule('changePatch', () => {
    const start = this.take('change');
    const target = this.SUBRULE(this.patchTarget);
    const was = this.OPTION(() => this.SUBRULE(this.was));
    const fields = this.SUBRULE(this.fieldValues);
    return { node: 'changePatch', ...this.head(start), target, was, fields };
  });

  protected removePatch: Rule<T.Patch> = this.rule('removePatch', () => {
    const start = this.take('remove');
    const target = this.SUBRULE(this.patchTarget);
    const was = this.OPTION(() => this.SUBRULE(this.was));
    return { node: 'removePatch', ...this.head(start), target, was };
  });

  private patchTarget: Rule<T.PatchTarget> = this.rule('patchTarget', () => {
    const start = this.LA(1);
    const target = this.rowsOrPath();
    return { span: this.from(start), ...target };
  });
  private readonly rowsOrPath = this.picking<RowsTarget | PathTarget>(() => [
    { GATE: () => this.isWord(2, 'in'), ALT: () => this.rowsTarget() },
    { ALT: () => ({ target: 'path', path: this.SUBRULE(this.keyPath) }) },
  ]);

  private rowsTarget(): RowsTarget {
    const binders = this.SUBRULE(this.binders);
    const where = this.SUBRULE(this.where);
    return { target: 'rows', binders, where };
  }

  private fieldValues: Rule<T.FieldValue[]> = this.rule('fieldValues', () =>
    this.braced(this.fieldValue, 'field', ','),
  );

  private fieldValue: Rule<T.FieldValue> = this.rule('fieldValue', () => {
    const name = this.SUBRULE(this.label);
    const value = this.SUBRULE(this.exprOrMissing);
    const span = this.since(name);
    this.SUBRULE(this.separator);
    return { span, name, value };
  });

  protected addRowPatch: Rule<T.Patch> = this.rule('addRowPatch', () => {
    const start = this.take('add');
    const path = this.SUBRULE(this.path);
    const fields = this.SUBRULE(this.fieldValues);
    const provenance = this.SUBRULE(this.provenances);
    return { node: 'addRowPatch', ...this.head(start), path, fields, provenance };
  });

  protected addChainPatch: Rule<T.Patch> = this.rule('addChainPatch', () => {
    const start = this.take('add');
    const relation = this.SUBRULE(this.name);
    const chain = this.SUBRULE(this.chain);
    return { node: 'addChainPatch', ...this.head(start), relation, chain };
  });

  protected extendKindPatch: Rule<T.Patch> = this.rule('extendKindPatch', () => {
    const start = this.take('extend');
    this.take('kind');
    const name = this.SUBRULE(this.name);
    const fields = this.SUBRULE(this.kindFields);
    return { node: 'extendKindPatch', ...this.head(start), name, fields };
  });

  protected extendTypePatch: Rule<T.Patch> = this.rule('extendTypePatch', () => {
    const start = this.take('extend');
    this.take('type');
    const name = this.SUBRULE(this.name);
    const type = this.SUBRULE(this.typeOrMissing);
    return { node: 'extendTypePatch', ...this.head(start), name, type };
  });

  protected extendFunctionPatch: Rule<T.Patch> = this.rule('extendFunctionPatch', () => {
    const start = this.take('extend');
    this.take('function');
    return this.moreArms(start, 'function', this.expression);
  });

  protected extendBodyPatch: Rule<T.Patch> = this.rule('extendBodyPatch', () => {
    const start = this.take('extend');
    const sort = this.procedureOrStep().image;
    return this.moreArms(start, sort, this.blockOrStmt);
  });
  private readonly procedureOrStep = this.picksWord('procedure', 'step');

  private moreArms<B extends T.Expr | T.Block>(
    start: IToken,
    sort: 'function' | 'procedure' | 'step',
    body: Rule<B>,
  ): T.Patch {
    const path = this.SUBRULE1(this.path);
    const subject = this.clause(4, 'match', this.expression);
    const was = this.OPTION3(() => this.SUBRULE(this.was));
    const arms = this.arms(body);
    return { node: 'extendMatchPatch', ...this.head(start), sort, path, subject, was, arms };
  }

  // ── paths ─────────────────────────────────────────────────────────────────────────────────────────────────────
  /** A path that may end in a key, as texts and reasons have: `draw/too-many`. */
  protected keyPath: Rule<T.Path> = this.rule('keyPath', () => {
    const first = this.SUBRULE(this.name);
    let text = first.text;
    this.MANY(() => {
      const separator = this.dotOrSlash();
      text += separator.image + this.SUBRULE(this.hyphened).text;
    });
    return { span: this.since(first), text };
  });

  /** Words joined by hyphens without space. */
  protected hyphened: Rule<T.Path> = this.rule('hyphened', () => {
    const start = this.LA(1);
    let text = this.SUBRULE1(this.keyWord);
    this.MANY({
      GATE: () => this.adjacent(),
      DEF: () => {
        this.take('-');
        text += `-${this.SUBRULE2(this.keyWord)}`;
      },
    });
    return { span: this.from(start), text };
  });

  /** Keys are made of any words, so `not`, `in` and numbers are among them. */
  private keyWord: Rule<string> = this.rule(
    'keyWord',
    this.picking<string>(() => [
      { ALT: () => this.SUBRULE(this.name).text },
      ...[Int, ...RESERVED_TYPES].map((type) => ({ ALT: () => this.CONSUME(type).image })),
    ]),
  );
}

type RowsTarget = Omit<Extract<T.PatchTarget, { target: 'rows' }>, 'span'>;
type PathTarget = Omit<Extract<T.PatchTarget, { target: 'path' }>, 'span'>;
