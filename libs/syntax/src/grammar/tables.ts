/** Tables with their rows, chains of joins and provenance, and dice, which say where they are from as well. */
import type * as T from '../tree.ts';
import { Str } from '../vocabulary.ts';
import type { Rule } from './base.ts';
import { unquote } from './parts.ts';
import { Things } from './things.ts';

interface TableBody {
  readonly from: T.TableDecl['from'];
  readonly rows: readonly T.TableRow[];
  readonly chains: readonly T.Chain[];
}
interface JoinField {
  readonly name: T.Name;
  readonly value: T.Expr;
}

export abstract class Tables extends Things {
  protected tableDecl: Rule<T.TableDecl> = this.rule('tableDecl', () => {
    const start = this.take('table');
    const name = this.SUBRULE(this.name);
    const body = this.fileOrRows();
    return { node: 'table', ...this.head(start), name, ...body };
  });
  private readonly fileOrRows = this.picking<TableBody>(() => [
    { ALT: () => ({ from: this.SUBRULE(this.tableFile), rows: [], chains: [] }) },
    { ALT: () => this.SUBRULE(this.tableBody) },
  ]);

  private tableFile: Rule<T.TableDecl['from']> = this.rule('tableFile', () => {
    this.take('from');
    const path = this.CONSUME(Str);
    return { path: unquote(path.image), span: this.span(path) };
  });

  private tableBody: Rule<TableBody> = this.rule('tableBody', () => {
    const rows: T.TableRow[] = [];
    const chains: T.Chain[] = [];
    this.bracedBy('row', 'line', () =>
      this.pick([
        { GATE: () => this.atChain(), ALT: () => this.collect(chains, () => this.SUBRULE(this.chain), 'line') },
        { ALT: () => this.collect(rows, () => this.SUBRULE(this.row), 'line') },
      ]),
    );
    return { from: undefined, rows, chains };
  });

  private atChain(): boolean {
    return this.isId(1) && (this.isSign(2, '--') || this.isSign(2, '->'));
  }

  protected chain: Rule<T.Chain> = this.rule('chain', () => {
    const first = this.SUBRULE(this.name);
    const links: T.ChainLink[] = [];
    this.AT_LEAST_ONE(() => links.push(this.SUBRULE(this.chainLink)));
    const provenance = this.SUBRULE(this.provenances);
    return { span: this.since(first), first, links, provenance };
  });

  private chainLink: Rule<T.ChainLink> = this.rule('chainLink', () => {
    const start = this.LA(1);
    const directed = this.SUBRULE(this.arrow);
    const fields = this.OPTION(() => this.SUBRULE(this.joinFields)) ?? [];
    const to = this.SUBRULE(this.name);
    return { span: this.from(start), directed, fields, to };
  });

  private joinFields: Rule<JoinField[]> = this.rule('joinFields', () => {
    this.take('{');
    const fields = this.noneOrMore(this.joinField);
    this.take('}');
    return fields;
  });

  private joinField: Rule<JoinField> = this.rule('joinField', () => {
    const name = this.SUBRULE(this.label);
    return { name, value: this.SUBRULE(this.expression) };
  });

  // ── rows ──────────────────────────────────────────────────────────────────────────────────────────────────────
  private row: Rule<T.TableRow> = this.rule('row', () => {
    const start = this.LA(1);
    const cells = [this.SUBRULE1(this.cell)];
    this.MANY({
      GATE: () => this.sameLine() && !this.atProvenance() && !this.isSign(1, '}'),
      DEF: () => cells.push(this.SUBRULE2(this.cell)),
    });
    const provenance = this.SUBRULE(this.provenances);
    return { span: this.from(start), cells, provenance };
  });

  private cell: Rule<T.Cell> = this.rule('cell', () => {
    const start = this.LA(1);
    const value = this.anyCell();
    return { span: this.from(start), value };
  });
  private readonly anyCell = this.picking<T.Expr | undefined>(() => [
    {
      ALT: () => {
        this.take('_');
        return undefined;
      },
    },
    { ALT: () => this.SUBRULE(this.negative) },
    { ALT: () => this.SUBRULE(this.literal) },
    { ALT: () => this.SUBRULE(this.cellName) },
    { ALT: () => this.SUBRULE(this.braces) },
    { ALT: () => this.SUBRULE(this.brackets) },
  ]);

  private negative: Rule<T.Expr> = this.rule('negative', () => {
    const start = this.take('-');
    const of = this.SUBRULE(this.literal);
    return { node: 'unary', span: this.from(start), op: '-', of };
  });

  private cellName: Rule<T.Expr> = this.rule('cellName', () => {
    const name = this.SUBRULE(this.name);
    const callee: T.Expr = { node: 'name', span: name.span, name };
    const args = this.OPTION({ GATE: () => this.adjacent(), DEF: () => this.SUBRULE(this.args) });
    return args ? { node: 'apply', span: this.since(name), callee, args } : callee;
  });

  // ── provenance ────────────────────────────────────────────────────────────────────────────────────────────────
  protected provenances: Rule<T.Provenance[]> = this.rule('provenances', () => {
    const list: T.Provenance[] = [];
    this.MANY({ GATE: () => this.atProvenance(), DEF: () => list.push(this.SUBRULE(this.provenance)) });
    return list;
  });

  private provenance: Rule<T.Provenance> = this.rule('provenance', () => {
    const start = this.LA(1);
    const how = this.fromOrReconstructed().image;
    const columns = this.OPTION(() => this.SUBRULE(this.columns)) ?? [];
    const text = this.SUBRULE(this.text);
    return { span: this.from(start), how, columns, text };
  });
  private readonly fromOrReconstructed = this.picksWord('from', 'reconstructed');

  private columns: Rule<T.Name[]> = this.rule('columns', () => {
    const columns = this.oneOrMore(this.name);
    this.take(':');
    return columns;
  });

  private atProvenance(): boolean {
    if (!this.sameLine() || !(this.isWord(1, 'from') || this.isWord(1, 'reconstructed'))) return false;
    return this.LA(2).tokenType === Str || (this.isId(2) && (this.isSign(3, ',') || this.isSign(3, ':')));
  }

  protected dieDecl: Rule<T.DieDecl> = this.rule('dieDecl', () => {
    const start = this.take('die');
    const name = this.SUBRULE(this.name);
    const was = this.OPTION(() => this.SUBRULE(this.was));
    this.take('{');
    const faces = this.oneOrMore(this.face);
    this.take('}');
    const provenance = this.SUBRULE(this.provenances);
    return { node: 'die', ...this.head(start), name, was, faces, provenance };
  });
}
