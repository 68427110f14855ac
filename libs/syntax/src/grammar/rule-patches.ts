/** Patches of rules: what replaces them or comes before and after them, and what examples of them become. */
import type * as T from '../tree.ts';
import type { Rule } from './base.ts';
import { ListPatches } from './list-patches.ts';

export abstract class RulePatches extends ListPatches {
  protected replacePatch: Rule<T.Patch> = this.rule('replacePatch', () => {
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

  protected policyPatch: Rule<T.Patch> = this.rule('policyPatch', () => {
    const start = this.beforeAfterReplace();
    this.take('policy');
    const name = this.SUBRULE(this.name);
    const was = this.OPTION(() => this.SUBRULE(this.was));
    const parts = this.braced(this.policyPartOver, 'at');
    return { node: 'policyPatch', ...this.head(start), when: start.image, name, was, parts };
  });

  protected stepPatch: Rule<T.Patch> = this.rule('stepPatch', () => {
    const start = this.beforeAfterReplace();
    this.take('step');
    const path = this.SUBRULE(this.path);
    const was = this.OPTION(() => this.SUBRULE(this.was));
    const body = this.SUBRULE(this.block);
    return { node: 'stepPatch', ...this.head(start), when: start.image, path, was, body };
  });
  private readonly beforeAfterReplace = this.picksWord('before', 'after', 'replace');

  protected requirePatch: Rule<T.Patch> = this.rule('requirePatch', () => {
    const start = this.take('require');
    const path = this.SUBRULE(this.path);
    const was = this.OPTION(() => this.SUBRULE(this.was));
    this.take(':');
    const test = this.SUBRULE(this.expression);
    this.take('else');
    const reason = this.SUBRULE(this.key);
    return { node: 'requirePatch', ...this.head(start), path, was, test, reason };
  });

  protected setPatch: Rule<T.Patch> = this.rule('setPatch', () => {
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
  protected examplePatch: Rule<T.Patch> = this.rule('examplePatch', () => {
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
}
