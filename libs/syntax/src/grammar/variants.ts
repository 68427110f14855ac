/** Variants: their head, and the patches they lay over the ruleset they are a variant of. */
import type { IToken } from 'chevrotain';
import type * as T from '../tree.ts';
import { Int, RESERVED_TYPES } from '../vocabulary.ts';
import { DECLARATION_WORDS, PATCH_WORDS } from '../words.ts';
import { Around } from './around.ts';
import type { Rule } from './base.ts';

const WORDS = [...PATCH_WORDS, ...DECLARATION_WORDS];

export abstract class Variants extends Around {
  /** What a ruleset declares, and a variant may declare in addition. */
  protected innerDecl: Rule<T.Decl> = this.rule(
    'innerDecl',
    this.anyOf<T.Decl>(() => [
      this.typeDecl,
      this.kindDecl,
      this.relationDecl,
      this.tableDecl,
      this.dieDecl,
      this.pileDecl,
      this.stateDecl,
      this.settingDecl,
      this.seatsDecl,
      this.functionDecl,
      this.procedureDecl,
      this.searchDecl,
      this.playDecl,
      this.wheneverDecl,
      this.decisionsDecl,
      this.policyDecl,
      this.notationDecl,
      this.expectDecl,
      this.exampleDecl,
    ]),
  );

  protected variantDecl: Rule<T.VariantDecl> = this.rule('variantDecl', () => {
    const start = this.take('variant');
    const name = this.SUBRULE1(this.text);
    const version = this.clause(2, 'version', this.text);
    this.take('of');
    const of = this.SUBRULE3(this.text);
    const range = this.SUBRULE4(this.text);
    const requires = this.clause(5, 'requires', this.variantRefs) ?? [];
    const excludes = this.clause(6, 'excludes', this.variantRefs) ?? [];
    const patches: (T.Patch | T.Decl)[] = [];
    const read = () => {
      this.collect(patches, () => this.SUBRULE(this.patch), 'patch');
      this.SUBRULE(this.separator);
    };
    this.bracedBy('patch', 'patch', read, WORDS);
    return { node: 'variant', ...this.head(start), name, version, of, range, requires, excludes, patches };
  });

  private variantRefs: Rule<T.VariantRef[]> = this.rule('variantRefs', () => this.oneOrMore(this.variantRef));

  private variantRef: Rule<T.VariantRef> = this.rule('variantRef', () => {
    const start = this.LA(1);
    const name = this.SUBRULE1(this.text);
    const range = this.OPTION(() => this.SUBRULE2(this.text));
    return { span: this.from(start), name, range };
  });

  private patch: Rule<T.Patch | T.Decl> = this.rule(
    'patch',
    this.anyOf<T.Patch | T.Decl>(() => [
      { when: () => this.isWord(2, 'example') && this.isSign(3, '/'), rule: this.examplePatch },
      this.changePatch,
      this.removePatch,
      { when: () => this.isId(3), rule: this.addChainPatch },
      this.addRowPatch,
      { when: () => this.isWord(2, 'kind'), rule: this.extendKindPatch },
      { when: () => this.isWord(2, 'function'), rule: this.extendFunctionPatch },
      { when: () => ['procedure', 'step'].includes(this.LA(2).image), rule: this.extendBodyPatch },
      this.extendTypePatch,
      { when: () => this.isWord(2, 'policy'), rule: this.policyPatch },
      { when: () => !this.isWord(2, 'step'), rule: this.replacePatch },
      this.stepPatch,
      this.requirePatch,
      this.setPatch,
      this.textPatch,
      this.movedPatch,
      this.innerDecl,
    ]),
  );

  // ── rows, joins, alternatives ─────────────────────────────────────────────────────────────────────────────────
  private changePatch: Rule<T.Patch> = this.rule('changePatch', () => {
    const start = this.take('change');
    const target = this.SUBRULE(this.patchTarget);
    const was = this.OPTION(() => this.SUBRULE(this.was));
    const fields = this.SUBRULE(this.fieldValues);
    return { node: 'changePatch', ...this.head(start), target, was, fields };
  });

  private removePatch: Rule<T.Patch> = this.rule('removePatch', () => {
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

  private addRowPatch: Rule<T.Patch> = this.rule('addRowPatch', () => {
    const start = this.take('add');
    const path = this.SUBRULE(this.path);
    const fields = this.SUBRULE(this.fieldValues);
    const provenance = this.SUBRULE(this.provenances);
    return { node: 'addRowPatch', ...this.head(start), path, fields, provenance };
  });

  private addChainPatch: Rule<T.Patch> = this.rule('addChainPatch', () => {
    const start = this.take('add');
    const relation = this.SUBRULE(this.name);
    const chain = this.SUBRULE(this.chain);
    return { node: 'addChainPatch', ...this.head(start), relation, chain };
  });

  private extendKindPatch: Rule<T.Patch> = this.rule('extendKindPatch', () => {
    const start = this.take('extend');
    this.take('kind');
    const name = this.SUBRULE(this.name);
    const fields = this.SUBRULE(this.kindFields);
    return { node: 'extendKindPatch', ...this.head(start), name, fields };
  });

  private extendTypePatch: Rule<T.Patch> = this.rule('extendTypePatch', () => {
    const start = this.take('extend');
    this.take('type');
    const name = this.SUBRULE(this.name);
    const type = this.SUBRULE(this.typeOrMissing);
    return { node: 'extendTypePatch', ...this.head(start), name, type };
  });

  private extendFunctionPatch: Rule<T.Patch> = this.rule('extendFunctionPatch', () => {
    const start = this.take('extend');
    this.take('function');
    return this.moreArms(start, 'function', this.expression);
  });

  private extendBodyPatch: Rule<T.Patch> = this.rule('extendBodyPatch', () => {
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

  // ── rules ─────────────────────────────────────────────────────────────────────────────────────────────────────
  private replacePatch: Rule<T.Patch> = this.rule('replacePatch', () => {
    const start = this.take('replace');
    const decl = this.replacement();
    return { node: 'replacePatch', ...this.head(start), decl };
  });
  private readonly replacement = this.anyOf<T.FunctionDecl | T.ProcedureDecl | T.SearchDecl | T.DieDecl>(() => [
    this.functionDecl,
    this.procedureDecl,
    this.searchDecl,
    this.dieDecl,
  ]);

  private policyPatch: Rule<T.Patch> = this.rule('policyPatch', () => {
    const start = this.beforeAfterReplace();
    this.take('policy');
    const name = this.SUBRULE(this.name);
    const was = this.OPTION(() => this.SUBRULE(this.was));
    const parts = this.braced(this.policyPartOver, 'at');
    return { node: 'policyPatch', ...this.head(start), when: start.image, name, was, parts };
  });

  private stepPatch: Rule<T.Patch> = this.rule('stepPatch', () => {
    const start = this.beforeAfterReplace();
    this.take('step');
    const path = this.SUBRULE(this.path);
    const was = this.OPTION(() => this.SUBRULE(this.was));
    const body = this.SUBRULE(this.block);
    return { node: 'stepPatch', ...this.head(start), when: start.image, path, was, body };
  });
  private readonly beforeAfterReplace = this.picksWord('before', 'after', 'replace');

  private requirePatch: Rule<T.Patch> = this.rule('requirePatch', () => {
    const start = this.take('require');
    const path = this.SUBRULE(this.path);
    const was = this.OPTION(() => this.SUBRULE(this.was));
    this.take(':');
    const test = this.SUBRULE(this.expression);
    this.take('else');
    const reason = this.SUBRULE(this.key);
    return { node: 'requirePatch', ...this.head(start), path, was, test, reason };
  });

  private setPatch: Rule<T.Patch> = this.rule('setPatch', () => {
    const start = this.take('set');
    const sort = this.valueWord().image;
    const name = this.SUBRULE(this.name);
    const was = this.OPTION(() => this.SUBRULE(this.was));
    this.take('=');
    const value = this.SUBRULE(this.exprOrMissing);
    const more: T.Expr[] = [];
    this.MANY({
      GATE: () => sort === 'expect',
      DEF: () => this.take(',') && more.push(this.SUBRULE2(this.expression)),
    });
    return { node: 'setPatch', ...this.head(start), sort, name, was, value, more };
  });
  private readonly valueWord = this.picksWord('constant', 'option', 'ruling', 'expect');

  // ── examples ──────────────────────────────────────────────────────────────────────────────────────────────────
  private examplePatch: Rule<T.Patch> = this.rule('examplePatch', () => {
    const start = this.take('change');
    const path = this.SUBRULE(this.keyPath);
    const was = this.OPTION1(() => this.SUBRULE(this.was));
    const without = this.clause(2, 'without', this.variantNames) ?? [];
    const dropped: T.Path[] = [];
    const answers: T.Answer[] = [];
    let given: T.Block | undefined;
    let demands: Pick<T.ExampleDecl, 'endings' | 'then'> | undefined;
    this.bracedBy('answer', 'item', () =>
      this.pick([
        {
          GATE: () => this.isWord(1, 'given') && this.isSign(2, '{'),
          ALT: () => {
            this.take('given');
            given = this.SUBRULE(this.block);
          },
        },
        {
          GATE: () => this.isWord(1, 'remove') && this.isId(2),
          ALT: () => this.collect(dropped, () => this.SUBRULE(this.droppedAnswer)),
        },
        {
          ALT: () => {
            this.take('then');
            demands = this.SUBRULE(this.demands);
          },
        },
        { ALT: () => this.collect(answers, () => this.SUBRULE(this.answer)) },
      ]),
    );
    return { node: 'examplePatch', ...this.head(start), path, was, without, given, answers, dropped, demands };
  });

  private droppedAnswer: Rule<T.Path> = this.rule('droppedAnswer', () => {
    this.take('remove');
    const path = this.SUBRULE(this.path);
    this.SUBRULE(this.separator);
    return path;
  });

  // ── texts and names ───────────────────────────────────────────────────────────────────────────────────────────
  private textPatch: Rule<T.Patch> = this.rule('textPatch', () => {
    const start = this.take('text');
    const path = this.SUBRULE(this.keyPath);
    const lang = this.SUBRULE(this.hyphened);
    this.take('=');
    const text = this.SUBRULE(this.key);
    return { node: 'textPatch', ...this.head(start), path, lang, text };
  });

  private movedPatch: Rule<T.Patch> = this.rule('movedPatch', () => {
    const start = this.take('moved');
    const path = this.SUBRULE1(this.keyPath);
    this.take('to');
    const newPath = this.SUBRULE2(this.keyPath);
    return { node: 'movedPatch', ...this.head(start), path, newPath };
  });

  /** A path that may end in a key, as texts and reasons have: `draw/too-many`. */
  private keyPath: Rule<T.Path> = this.rule('keyPath', () => {
    const first = this.SUBRULE(this.name);
    let text = first.text;
    this.MANY(() => {
      const separator = this.dotOrSlash();
      text += separator.image + this.SUBRULE(this.hyphened).text;
    });
    return { span: this.since(first), text };
  });

  /** Words joined by hyphens without space. */
  private hyphened: Rule<T.Path> = this.rule('hyphened', () => {
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
