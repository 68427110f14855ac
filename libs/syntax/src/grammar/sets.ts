/** What goes over sets and lists: quantors, what they bind, filter and prefer, and what is written between brackets. */
import type * as T from '../tree.ts';
import { Dec, Id, Int, Str } from '../vocabulary.ts';
import type { Rule } from './base.ts';
import { Patterns } from './patterns.ts';

type Comprehension = Omit<Extract<T.Expr, { node: 'comprehension' }>, 'node' | 'span' | 'sort'>;
/** What stands between the brackets of a set or list. */
interface Content {
  readonly items: readonly T.Expr[];
  readonly comprehension?: Comprehension;
}

const QUANTORS = new Set(['some', 'no', 'all', 'count', 'sum', 'min', 'max', 'first', 'only', 'best', 'map']);
const BEGINNINGS = new Set(['(', '{', '[', '-', 'not', 'match', 'if', 'true', 'false', 'none']);

export abstract class Sets extends Patterns {
  protected abstract expression: Rule<T.Expr>;
  protected abstract simple: Rule<T.Expr>;
  protected abstract range: Rule<T.Expr>;

  // ── over sets ─────────────────────────────────────────────────────────────────────────────────────────────────
  protected quantor: Rule<T.Expr> = this.rule('quantor', () => {
    const start = this.CONSUME(Id);
    const quantor = start.image as T.Quantor;
    const binders = this.SUBRULE(this.binders);
    const where = this.OPTION1(() => this.SUBRULE(this.where));
    const body = this.clause(2, ':', this.expression);
    const prefer = this.OPTION3({ GATE: () => quantor === 'best', DEF: () => this.SUBRULE(this.prefer) }) ?? [];
    return { node: 'quantor', span: this.from(start), quantor, binders, where, body, prefer };
  });

  protected binders: Rule<T.Binder[]> = this.rule('binders', () => {
    const list = [this.SUBRULE1(this.binder)];
    this.MANY({
      GATE: () => this.isId(2) && this.isWord(3, 'in'),
      DEF: () => {
        this.take(',');
        list.push(this.SUBRULE2(this.binder));
      },
    });
    return list;
  });

  protected binder: Rule<T.Binder> = this.rule('binder', () => {
    const name = this.SUBRULE(this.binderName);
    const over = this.SUBRULE(this.range);
    return { span: this.since(name), name, over };
  });

  /** `name in` */
  protected binderName: Rule<T.Name> = this.rule('binderName', () => {
    const name = this.SUBRULE(this.name);
    this.take('in');
    return name;
  });

  protected where: Rule<T.Expr> = this.rule('where', () => {
    this.take('where');
    return this.SUBRULE(this.simple);
  });

  protected sortedBy: Rule<T.Expr> = this.rule('sortedBy', () => {
    this.take('sorted');
    this.take('by');
    return this.SUBRULE(this.expression);
  });

  protected prefer: Rule<T.Preference[]> = this.rule('prefer', () => {
    this.take('prefer');
    return this.oneOrMore(this.preference);
  });

  private preference: Rule<T.Preference> = this.rule('preference', () => {
    const start = this.LA(1);
    const which = this.OPTION({ GATE: () => this.beginsExpr(2), DEF: this.mostOrLeast });
    const by = this.SUBRULE(this.simple);
    return { span: this.from(start), most: which ? which.image === 'most' : undefined, by };
  });
  private readonly mostOrLeast = this.picksWord('most', 'least');

  // ── sets and lists ────────────────────────────────────────────────────────────────────────────────────────────
  protected braces: Rule<T.Expr> = this.rule('braces', () => {
    const start = this.take('{');
    const content = this.OPTION(this.filterOrContent);
    this.take('}');
    return this.collection('set', this.from(start), content);
  });
  private readonly filterOrContent = this.anyOf<Content>(() => [
    { when: () => this.isWord(2, 'in'), rule: this.filter },
    this.content,
  ]);

  protected brackets: Rule<T.Expr> = this.rule('brackets', () => {
    const start = this.take('[');
    const content = this.OPTION(() => this.SUBRULE(this.content));
    this.take(']');
    return this.collection('list', this.from(start), content);
  });

  private collection(sort: 'set' | 'list', span: T.Node['span'], content: Content | undefined): T.Expr {
    if (content?.comprehension) return { node: 'comprehension', span, sort, ...content.comprehension };
    return { node: sort, span, items: content?.items ?? [] };
  }

  private filter: Rule<Content> = this.rule('filter', () => {
    const binders = this.SUBRULE(this.binders);
    const where = this.OPTION(() => this.SUBRULE(this.where));
    return { items: [], comprehension: { item: undefined, binders, where, sortedBy: undefined } };
  });

  private content: Rule<Content> = this.rule('content', () => {
    const first = this.SUBRULE1(this.expression);
    return this.pick<Content>([
      { ALT: () => ({ items: [], comprehension: this.SUBRULE(this.comprehension, { ARGS: [first] }) }) },
      { ALT: () => ({ items: [first, ...this.furtherItems()] }) },
    ]);
  });

  private furtherItems(): T.Expr[] {
    const items: T.Expr[] = [];
    this.MANY(() => {
      this.take(',');
      items.push(this.SUBRULE2(this.expression));
    });
    return items;
  }

  private comprehension: Rule<Comprehension, [T.Expr]> = this.rule('comprehension', (item) => {
    this.take('for');
    const binders = this.SUBRULE(this.binders);
    const where = this.OPTION1(() => this.SUBRULE(this.where));
    const sortedBy = this.OPTION2(() => this.SUBRULE(this.sortedBy));
    return { item, binders, where, sortedBy };
  });

  // ── gates ─────────────────────────────────────────────────────────────────────────────────────────────────────
  protected beginsExpr(ahead: number): boolean {
    const { tokenType, image } = this.LA(ahead);
    return this.isId(ahead) || tokenType === Int || tokenType === Dec || tokenType === Str || BEGINNINGS.has(image);
  }

  protected atQuantor(): boolean {
    return this.isWord(3, 'in') && QUANTORS.has(this.LA(1).image) && this.isId(2);
  }
}
