/** Patterns, as after `is` and in the arms of `match`. */
import type * as T from '../tree.ts';
import { TYPE_WORDS } from '../words.ts';
import type { Rule } from './base.ts';
import { Types } from './types.ts';

const PLAIN_TYPES: ReadonlySet<string> = new Set(TYPE_WORDS);

export abstract class Patterns extends Types {
  protected pattern: Rule<T.Pattern> = this.rule('pattern', () => this.deeper(this.anyPattern));
  private readonly anyPattern = this.picking<T.Pattern>(() => [
    { ALT: () => ({ node: 'nonePattern', span: this.span(this.take('none')) }) },
    { ALT: () => ({ node: 'anyPattern', span: this.span(this.take('_')) }) },
    { ALT: () => ({ node: 'boolPattern', span: this.span(this.take('true')), value: true }) },
    { ALT: () => ({ node: 'boolPattern', span: this.span(this.take('false')), value: false }) },
    { GATE: () => this.atBindPattern(), ALT: () => this.SUBRULE(this.bindPattern) },
    { ALT: () => this.SUBRULE(this.namePattern) },
    { ALT: () => this.SUBRULE(this.rangePattern) },
  ]);

  private rangePattern: Rule<T.Pattern> = this.rule('rangePattern', () => {
    const start = this.LA(1);
    const low = this.SUBRULE1(this.signedInt);
    let high: number | undefined = low;
    this.OPTION1(() => {
      this.take('..');
      high = this.OPTION2(() => this.SUBRULE2(this.signedInt));
    });
    return { node: 'rangePattern', span: this.from(start), low, high };
  });

  private bindPattern: Rule<T.Pattern> = this.rule('bindPattern', () => {
    const name = this.SUBRULE(this.label);
    const type = this.SUBRULE(this.typeAlt);
    return { node: 'bindPattern', span: this.since(name), name, type };
  });

  private namePattern: Rule<T.Pattern> = this.rule('namePattern', () => {
    const name = this.SUBRULE(this.name);
    const args = this.OPTION({ GATE: () => this.adjacent(), DEF: () => this.SUBRULE(this.patternArgs) });
    return { node: 'namePattern', span: this.since(name), name, args };
  });

  private patternArgs: Rule<T.Pattern[]> = this.rule('patternArgs', () => {
    this.take('(');
    const args = this.noneOrMore(this.pattern);
    this.take(')');
    return args;
  });

  /** `name: Type`; in `all x in S where x is lost: Q` the colon belongs to the quantor. */
  private atBindPattern(): boolean {
    if (!this.isSign(2, ':') || !this.isId(3)) return false;
    const { image } = this.LA(3);
    return PLAIN_TYPES.has(image) || image[0] !== image[0]?.toLowerCase();
  }
}
