/** Variants: their head, and the patches they lay over the ruleset they are a variant of. */
import type * as T from '../tree.ts';
import { DECLARATION_WORDS, PATCH_WORDS } from '../words.ts';
import type { Rule } from './base.ts';
import { RulePatches } from './rule-patches.ts';

const WORDS = [...PATCH_WORDS, ...DECLARATION_WORDS];

export abstract class Variants extends RulePatches {
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
}
