/**
 * The grammar of §3 of the language, rule by rule, as a Chevrotain parser whose actions build the tree directly.
 *
 * How it is kept deterministic: one token of lookahead, alternatives in order, and gates (private methods `is…` and
 * `at…` at the end) where a word is contextual or a line counts. How it recovers: brackets arrive already paired, so
 * every list (`attempt`) can skip a broken item up to a place at its own depth where an item may begin.
 */

import { near } from '@sandtable/text';
import {
  EmbeddedActionsParser,
  EOF,
  type IToken,
  isRecognitionException,
  type ParserMethod,
  type TokenType,
} from 'chevrotain';
import { type Lexeme, respell } from './lexer.ts';
import { ADD, COMPARE, type Item, levelOf, precedence, RANGE } from './precedence.ts';
import type * as T from './tree.ts';
import { ALL_TYPES, Dec, Id, Int, STATEMENT_WORDS, Str, sign, word } from './vocabulary.ts';

type Rule<R, A extends unknown[] = []> = ParserMethod<A, R>;
interface Alternative<R> {
  readonly GATE?: () => boolean;
  readonly ALT: () => R;
}
type FieldGroup = readonly T.FieldDecl[];

/** Nesting beyond this is refused; every stage behind the parser recurses over the tree. */
export const MAX_DEPTH = 200;
/** Operators, calls and fields in one chain; chains lean to the left and are as deep as they are long. */
export const MAX_CHAIN = 1000;

/** Something else than `expected` was found; `meant` is the word it was taken for, if reading went on with that. */
export interface Mistake {
  readonly token: IToken;
  readonly previous: IToken | undefined;
  readonly expected: string;
  readonly meant?: string;
}

/** What a rule stands for in findings, where the name of the rule would tell too little. */
const EXPECTED: Readonly<Record<string, string>> = {
  stmt: 'statement',
  blockOrStmt: 'statement',
  simple: 'expression',
  primary: 'expression',
  literal: 'expression',
  rhs: 'expression',
  typePrim: 'type',
  functionDecl: '=',
  assignOrCall: '=',
  tableDecl: 'from',
  elsePart: '{',
  armHead: 'pattern',
  finishStmt: 'won',
  putStmt: 'into',
  arrow: '--',
  chain: '--',
  menuParam: ':',
  gridWords: 'name',
};

/** Thrown past all recovery: the declaration is given up. */
export class TooDeep extends Error {
  readonly token: IToken;
  constructor(token: IToken) {
    super('too deep');
    this.token = token;
  }
}

const STATEMENT = new Set(STATEMENT_WORDS);
const ASSIGNING = new Set(['=', '+=', '-=', '.']);
const QUANTORS = new Set(['some', 'no', 'all', 'count', 'sum', 'min', 'max', 'first', 'only', 'best', 'map']);
const PLAIN_TYPES = new Set(['int', 'bool', 'text']);
const OPERATORS = ['or', 'and', 'in', 'has', 'div', 'mod']
  .map(word)
  .concat((['==', '!=', '<', '<=', '>', '>=', '..', '+', '-', '&', '*', '/'] as const).map(sign));
const ESCAPES: Readonly<Record<string, string>> = { n: '\n' };

const unquote = (image: string): string =>
  image.replace(/^"|"$/g, '').replace(/\\(.)/g, (_, letter: string) => ESCAPES[letter] ?? letter);

const toNumber = (image: string): { value: number; over: number } => {
  const [whole = '0', part = ''] = image.split('.');
  return { value: Number(whole + part), over: 10 ** part.length };
};

export class Grammar extends EmbeddedActionsParser {
  private file = '';
  private nesting = 0;
  /** Mistakes found beside Chevrotain's own. */
  private mistakes: Mistake[] = [];

  constructor(skipValidations = true) {
    super([...ALL_TYPES], {
      recoveryEnabled: false,
      maxLookahead: 1,
      skipValidations,
      errorMessageProvider: {
        // The message carries only what was expected; wordings are made elsewhere.
        buildMismatchTokenMessage: ({ expected }) => expected.LABEL ?? expected.name,
        buildNoViableAltMessage: ({ ruleName }) => ruleName,
        buildNotAllInputParsedMessage: () => 'declaration',
        buildEarlyExitMessage: ({ ruleName }) => ruleName,
      },
    });
    this.performSelfAnalysis();
  }

  /** Reads the lexemes of one chunk of a file. Findings are in `errors` afterwards; may throw `TooDeep`. */
  read(file: string, lexemes: readonly Lexeme[]): readonly T.Decl[] {
    this.file = file;
    this.nesting = 0;
    this.mistakes = [];
    this.input = [...lexemes];
    return this.chunk();
  }

  /** What was wrong in the text read last. */
  found(): readonly Mistake[] {
    const own = this.errors.map((error) => ({
      token: error.token,
      previous: 'previousToken' in error ? (error.previousToken as IToken | undefined) : undefined,
      expected: EXPECTED[error.message] ?? error.message,
    }));
    return [...this.mistakes, ...own];
  }

  // ── declarations ──────────────────────────────────────────────────────────────────────────────────────────────
  chunk: Rule<T.Decl[]> = this.rule('chunk', () => {
    const decls: T.Decl[] = [];
    this.list(undefined, 'declaration', 'item', () =>
      this.MANY(() => this.collect(decls, () => this.SUBRULE(this.declaration))),
    );
    return decls;
  });

  private declaration: Rule<T.Decl> = this.rule('declaration', () =>
    this.pick<T.Decl>([
      { ALT: () => this.SUBRULE(this.rulesetDecl) },
      { ALT: () => this.SUBRULE(this.typeDecl) },
      { ALT: () => this.SUBRULE(this.kindDecl) },
      { ALT: () => this.SUBRULE(this.relationDecl) },
      { ALT: () => this.SUBRULE(this.tableDecl) },
      { ALT: () => this.SUBRULE(this.dieDecl) },
      { ALT: () => this.SUBRULE(this.pileDecl) },
      { ALT: () => this.SUBRULE(this.stateDecl) },
      { ALT: () => this.SUBRULE(this.settingDecl) },
      { ALT: () => this.SUBRULE(this.seatsDecl) },
      { ALT: () => this.SUBRULE(this.functionDecl) },
      { ALT: () => this.SUBRULE(this.procedureDecl) },
      { ALT: () => this.SUBRULE(this.searchDecl) },
      { ALT: () => this.SUBRULE(this.playDecl) },
      { ALT: () => this.SUBRULE(this.wheneverDecl) },
      { ALT: () => this.SUBRULE(this.decisionsDecl) },
      { ALT: () => this.SUBRULE(this.policyDecl) },
      { ALT: () => this.SUBRULE(this.notationDecl) },
      { ALT: () => this.SUBRULE(this.expectDecl) },
      { ALT: () => this.SUBRULE(this.exampleDecl) },
      { ALT: () => this.SUBRULE(this.variantDecl) },
    ]),
  );

  private rulesetDecl: Rule<T.RulesetDecl> = this.rule('rulesetDecl', () => {
    const start = this.CONSUME(word('ruleset'));
    const name = this.SUBRULE1(this.text);
    this.CONSUME(word('version'));
    const version = this.SUBRULE2(this.text);
    this.CONSUME(word('language'));
    const language = this.SUBRULE(this.int);
    const layout = this.OPTION1(() => {
      this.CONSUME(word('layout'));
      return this.SUBRULE3(this.text);
    });
    const sources = this.OPTION2(() => this.SUBRULE(this.sourceList)) ?? [];
    return { node: 'ruleset', ...this.head(start), name, version, language, layout, sources };
  });

  private sourceList: Rule<T.RulesetDecl['sources'][number][]> = this.rule('sourceList', () => {
    const sources: T.RulesetDecl['sources'][number][] = [];
    this.CONSUME(word('sources'));
    const open = this.CONSUME(sign('{'));
    this.list(open, 'source', 'item', () =>
      this.MANY(() =>
        this.collect(sources, () => {
          const name = this.SUBRULE(this.name);
          const title = this.SUBRULE(this.text);
          this.SUBRULE(this.separator);
          return { name, title };
        }),
      ),
    );
    this.CONSUME(sign('}'));
    return sources;
  });

  private typeDecl: Rule<T.TypeDecl> = this.rule('typeDecl', () => {
    const start = this.CONSUME(word('type'));
    const name = this.SUBRULE(this.name);
    this.CONSUME(sign('='));
    const type = this.SUBRULE(this.typeOrMissing);
    return { node: 'type', ...this.head(start), name, type };
  });

  private kindDecl: Rule<T.KindDecl> = this.rule('kindDecl', () => {
    const start = this.CONSUME(word('kind'));
    const name = this.SUBRULE(this.name);
    let pool: number | undefined;
    let grid: readonly T.Name[] | undefined;
    this.OPTION1(() =>
      this.pick([
        {
          ALT: () => {
            this.CONSUME(word('pool'));
            pool = this.SUBRULE(this.int);
          },
        },
        {
          ALT: () => {
            grid = this.SUBRULE(this.gridWords);
          },
        },
      ]),
    );
    const fields = this.OPTION2(() => this.SUBRULE(this.kindFields)) ?? [];
    return { node: 'kind', ...this.head(start), name, pool, grid, fields };
  });

  private gridWords: Rule<T.Name[]> = this.rule('gridWords', () => {
    this.CONSUME(word('on'));
    const words = [this.SUBRULE1(this.name)];
    // The second word may be a number: `squares 4`.
    this.OPTION({
      GATE: () => this.sameLine(),
      DEF: () =>
        this.pick([
          { ALT: () => words.push(this.SUBRULE2(this.name)) },
          {
            ALT: () => {
              const count = this.CONSUME(Int);
              words.push({ text: count.image, span: this.span(count) });
            },
          },
        ]),
    });
    return words;
  });

  private kindFields: Rule<T.FieldDecl[]> = this.rule('kindFields', () => {
    const groups: FieldGroup[] = [];
    const open = this.CONSUME(sign('{'));
    this.list(open, 'field', ',', () =>
      this.MANY(() =>
        this.collect(
          groups,
          () =>
            this.pick<FieldGroup>([
              { GATE: () => this.isWord(1, 'seen') && this.isWord(2, 'by'), ALT: () => this.SUBRULE(this.seenGroup) },
              { ALT: () => [this.SUBRULE(this.field)] },
            ]),
          ',',
        ),
      ),
    );
    this.CONSUME(sign('}'));
    return groups.flat();
  });

  private seenGroup: Rule<T.FieldDecl[]> = this.rule('seenGroup', () => {
    const seen = this.SUBRULE(this.seenBy);
    const fields = this.SUBRULE(this.fieldList);
    return this.ACTION(() => fields.map((field) => ({ ...field, seen: field.seen ?? seen })));
  });

  private fieldList: Rule<T.FieldDecl[]> = this.rule('fieldList', () => {
    const fields: T.FieldDecl[] = [];
    const open = this.CONSUME(sign('{'));
    this.list(open, 'field', ',', () => this.MANY(() => this.collect(fields, () => this.SUBRULE(this.field), ',')));
    this.CONSUME(sign('}'));
    return fields;
  });

  private field: Rule<T.FieldDecl> = this.rule('field', () => {
    const start = this.LA(1);
    const state = this.OPTION1({ GATE: () => !this.isSign(2, ':'), DEF: () => this.CONSUME(word('state')) });
    const name = this.SUBRULE(this.name);
    this.CONSUME(sign(':'));
    const type = this.SUBRULE(this.typeOrMissing);
    const initial = this.OPTION2(() => {
      this.CONSUME(sign('='));
      return this.SUBRULE(this.exprOrMissing);
    });
    // On a line of its own `seen by` begins a group of fields.
    const seen = this.OPTION3({ GATE: () => this.sameLine(), DEF: () => this.SUBRULE(this.seenBy) });
    const span = this.from(start);
    this.SUBRULE(this.separator);
    return { span, name, state: state !== undefined, type, initial, seen };
  });

  private seenBy: Rule<T.Expr> = this.rule('seenBy', () => {
    this.CONSUME(word('seen'));
    this.CONSUME(word('by'));
    return this.SUBRULE(this.expression);
  });

  private relationDecl: Rule<T.RelationDecl> = this.rule('relationDecl', () => {
    const start = this.CONSUME(word('relation'));
    const name = this.SUBRULE(this.name);
    this.CONSUME(sign(':'));
    const left = this.SUBRULE1(this.type);
    const directed = this.SUBRULE(this.arrow);
    const right = this.SUBRULE2(this.type);
    const fields = this.OPTION(() => this.SUBRULE(this.fieldList)) ?? [];
    return { node: 'relation', ...this.head(start), name, left, right, directed, fields };
  });

  /** `--` or `->`; true if it has a direction. */
  private arrow: Rule<boolean> = this.rule('arrow', () =>
    this.pick([
      {
        ALT: () => {
          this.CONSUME(sign('--'));
          return false;
        },
      },
      {
        ALT: () => {
          this.CONSUME(sign('->'));
          return true;
        },
      },
    ]),
  );

  private tableDecl: Rule<T.TableDecl> = this.rule('tableDecl', () => {
    const start = this.CONSUME(word('table'));
    const name = this.SUBRULE(this.name);
    const rows: T.TableRow[] = [];
    const chains: T.Chain[] = [];
    const from = this.pick([
      { ALT: () => this.SUBRULE(this.tableFile) },
      {
        ALT: () => {
          this.SUBRULE(this.tableBody, { ARGS: [rows, chains] });
          return undefined;
        },
      },
    ]);
    return { node: 'table', ...this.head(start), name, from, rows, chains };
  });

  private tableFile: Rule<T.TableDecl['from']> = this.rule('tableFile', () => {
    this.CONSUME(word('from'));
    const path = this.CONSUME(Str);
    return { path: unquote(path.image), span: this.span(path) };
  });

  private tableBody: Rule<void, [T.TableRow[], T.Chain[]]> = this.rule('tableBody', (rows, chains) => {
    const open = this.CONSUME(sign('{'));
    this.list(open, 'row', 'line', () =>
      this.MANY({
        DEF: () =>
          this.pick([
            { GATE: () => this.atChain(), ALT: () => this.collect(chains, () => this.SUBRULE(this.chain), 'line') },
            { ALT: () => this.collect(rows, () => this.SUBRULE(this.row), 'line') },
          ]),
      }),
    );
    this.CONSUME(sign('}'));
  });

  private chain: Rule<T.Chain> = this.rule('chain', () => {
    const first = this.SUBRULE(this.name);
    const links: T.ChainLink[] = [];
    this.AT_LEAST_ONE(() => links.push(this.SUBRULE(this.chainLink)));
    const provenance = this.SUBRULE(this.provenances);
    return { span: this.since(first), first, links, provenance };
  });

  private chainLink: Rule<T.ChainLink> = this.rule('chainLink', () => {
    const start = this.LA(1);
    const directed = this.SUBRULE(this.arrow);
    const fields: { name: T.Name; value: T.Expr }[] = [];
    this.OPTION(() => {
      this.CONSUME(sign('{'));
      this.MANY_SEP({
        SEP: sign(','),
        DEF: () => {
          const name = this.SUBRULE1(this.name);
          this.CONSUME(sign(':'));
          fields.push({ name, value: this.SUBRULE(this.expression) });
        },
      });
      this.CONSUME(sign('}'));
    });
    const to = this.SUBRULE2(this.name);
    return { span: this.from(start), directed, fields, to };
  });

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
    const value = this.pick<T.Expr | undefined>([
      {
        ALT: () => {
          this.CONSUME(sign('_'));
          return undefined;
        },
      },
      { ALT: () => this.SUBRULE(this.negative) },
      { ALT: () => this.SUBRULE(this.literal) },
      { ALT: () => this.SUBRULE(this.cellName) },
      { ALT: () => this.SUBRULE(this.braces) },
      { ALT: () => this.SUBRULE(this.brackets) },
    ]);
    return { span: this.from(start), value };
  });

  private negative: Rule<T.Expr> = this.rule('negative', () => {
    const start = this.CONSUME(sign('-'));
    const of = this.SUBRULE(this.literal);
    return { node: 'unary', span: this.from(start), op: '-', of };
  });

  private cellName: Rule<T.Expr> = this.rule('cellName', () => {
    const name = this.SUBRULE(this.name);
    const callee: T.Expr = { node: 'name', span: name.span, name };
    const args = this.OPTION({ GATE: () => this.adjacent(), DEF: () => this.SUBRULE(this.args) });
    return args ? { node: 'apply', span: this.since(name), callee, args } : callee;
  });

  private provenances: Rule<T.Provenance[]> = this.rule('provenances', () => {
    const list: T.Provenance[] = [];
    this.MANY({ GATE: () => this.atProvenance(), DEF: () => list.push(this.SUBRULE(this.provenance)) });
    return list;
  });

  private provenance: Rule<T.Provenance> = this.rule('provenance', () => {
    const start = this.LA(1);
    const columns: T.Name[] = [];
    const how = this.pick([
      { ALT: () => this.CONSUME(word('from')) },
      { ALT: () => this.CONSUME(word('reconstructed')) },
    ]);
    this.OPTION(() => {
      this.AT_LEAST_ONE_SEP({ SEP: sign(','), DEF: () => columns.push(this.SUBRULE(this.name)) });
      this.CONSUME(sign(':'));
    });
    const text = this.SUBRULE(this.text);
    return { span: this.from(start), how: how.image as T.Provenance['how'], columns, text };
  });

  private dieDecl: Rule<T.DieDecl> = this.rule('dieDecl', () => {
    const start = this.CONSUME(word('die'));
    const name = this.SUBRULE(this.name);
    const faces: (T.IntFace | T.TagFace)[] = [];
    this.CONSUME(sign('{'));
    this.AT_LEAST_ONE_SEP({ SEP: sign(','), DEF: () => faces.push(this.SUBRULE(this.face)) });
    this.CONSUME(sign('}'));
    const provenance = this.SUBRULE(this.provenances);
    return { node: 'die', ...this.head(start), name, faces, provenance };
  });

  private face: Rule<T.IntFace | T.TagFace> = this.rule('face', () =>
    this.pick<T.IntFace | T.TagFace>([
      {
        ALT: () => {
          const tag = this.SUBRULE(this.name);
          return { span: tag.span, tag };
        },
      },
      {
        ALT: () => {
          const start = this.LA(1);
          const low = this.SUBRULE(this.int);
          const high = this.OPTION(() => {
            this.CONSUME(sign('..'));
            return this.SUBRULE2(this.int);
          });
          return { span: this.from(start), low, high: high ?? low };
        },
      },
    ]),
  );

  private pileDecl: Rule<T.PileDecl> = this.rule('pileDecl', () => {
    const start = this.CONSUME(word('pile'));
    const name = this.SUBRULE(this.name);
    const params = this.OPTION1(() => this.SUBRULE(this.params)) ?? [];
    this.CONSUME(word('of'));
    const of = this.SUBRULE(this.typeAlt);
    const ordered = this.OPTION2(() => this.CONSUME(word('ordered')));
    const max = this.OPTION3(() => this.SUBRULE(this.maximum));
    const seen = this.OPTION4(() => this.SUBRULE(this.seenBy));
    const whenEmpty = this.OPTION5(() => {
      this.CONSUME(word('when'));
      this.CONSUME(word('empty'));
      return this.SUBRULE(this.block);
    });
    return {
      node: 'pile',
      ...this.head(start),
      name,
      params,
      of,
      ordered: ordered !== undefined,
      max,
      seen,
      whenEmpty,
    };
  });

  private maximum: Rule<number> = this.rule('maximum', () => {
    this.CONSUME(word('max'));
    return this.SUBRULE(this.int);
  });

  private stateDecl: Rule<T.StateDecl> = this.rule('stateDecl', () => {
    const start = this.CONSUME(word('state'));
    const name = this.SUBRULE(this.name);
    const params = this.OPTION1(() => this.SUBRULE(this.params)) ?? [];
    this.CONSUME(sign(':'));
    const type = this.SUBRULE(this.typeOrMissing);
    const initial = this.OPTION2(() => {
      this.CONSUME(sign('='));
      return this.SUBRULE(this.exprOrMissing);
    });
    const seen = this.OPTION3(() => this.SUBRULE(this.seenBy));
    return { node: 'state', ...this.head(start), name, params, type, initial, seen };
  });

  private settingDecl: Rule<T.SettingDecl> = this.rule('settingDecl', () => {
    const start = this.LA(1);
    const sort = this.pick([
      { ALT: () => this.CONSUME(word('constant')) },
      { ALT: () => this.CONSUME(word('option')) },
      { ALT: () => this.CONSUME(word('ruling')) },
    ]);
    const name = this.SUBRULE(this.name);
    this.CONSUME(sign(':'));
    const type = this.SUBRULE(this.typeOrMissing);
    this.CONSUME(sign('='));
    const value = this.SUBRULE(this.exprOrMissing);
    const because = this.OPTION(() => this.SUBRULE(this.because));
    return {
      node: 'setting',
      ...this.head(start),
      sort: sort.image as T.SettingDecl['sort'],
      name,
      type,
      value,
      because: because?.text,
    };
  });

  private because: Rule<T.Key> = this.rule('because', () => {
    this.CONSUME(word('because'));
    return this.SUBRULE(this.key);
  });

  private seatsDecl: Rule<T.SeatsDecl> = this.rule('seatsDecl', () => {
    const start = this.CONSUME(word('seats'));
    this.CONSUME(word('for'));
    const role = this.SUBRULE(this.name);
    const layouts: T.SeatLayout[] = [];
    const open = this.CONSUME(sign('{'));
    this.list(open, 'seats', 'item', () => this.MANY(() => this.collect(layouts, () => this.SUBRULE(this.seatLayout))));
    this.CONSUME(sign('}'));
    return { node: 'seats', ...this.head(start), role, layouts };
  });

  private seatLayout: Rule<T.SeatLayout> = this.rule('seatLayout', () => {
    const name = this.SUBRULE(this.name);
    const seats: T.SeatLayout['seats'][number][] = [];
    this.CONSUME(sign('{'));
    this.MANY(() => seats.push(this.SUBRULE(this.seat)));
    this.CONSUME(sign('}'));
    return { span: this.since(name), name, seats };
  });

  private seat: Rule<T.SeatLayout['seats'][number]> = this.rule('seat', () => {
    const name = this.SUBRULE1(this.name);
    const policy = this.OPTION(() => {
      this.CONSUME(word('by'));
      return this.SUBRULE2(this.name);
    });
    const roles = this.SUBRULE(this.expression);
    this.SUBRULE(this.separator);
    return { name, policy, roles };
  });

  private functionDecl: Rule<T.FunctionDecl> = this.rule('functionDecl', () => {
    const start = this.CONSUME(word('function'));
    const { name, params, result } = this.SUBRULE(this.signature);
    const body = this.pick<T.Expr | T.Block>([
      {
        ALT: () => {
          this.CONSUME(sign('='));
          return this.SUBRULE(this.exprOrMissing);
        },
      },
      { ALT: () => this.SUBRULE(this.block) },
    ]);
    return { node: 'function', ...this.head(start), name, params, result, body };
  });

  private signature: Rule<Pick<T.FunctionDecl, 'name' | 'params' | 'result'>> = this.rule('signature', () => {
    const name = this.SUBRULE(this.name);
    const params = this.SUBRULE(this.params);
    const result = this.OPTION1(() => {
      this.CONSUME(sign(':'));
      return this.SUBRULE(this.type);
    });
    this.OPTION2(() => this.SUBRULE(this.was));
    return { name, params, result };
  });

  private was: Rule<void> = this.rule('was', () => {
    this.CONSUME(word('was'));
    this.CONSUME(Str);
  });

  private procedureDecl: Rule<T.ProcedureDecl> = this.rule('procedureDecl', () => {
    const start = this.CONSUME(word('procedure'));
    const { name, params, result } = this.SUBRULE(this.signature);
    const requires: T.ProcedureDecl['requires'][number][] = [];
    this.MANY(() => {
      this.CONSUME(word('requires'));
      const test = this.SUBRULE(this.expression);
      this.CONSUME(word('else'));
      requires.push({ test, reason: this.SUBRULE(this.text) });
    });
    const body = this.SUBRULE(this.block);
    return { node: 'procedure', ...this.head(start), name, params, result, requires, body };
  });

  private searchDecl: Rule<T.SearchDecl> = this.rule('searchDecl', () => {
    const start = this.CONSUME(word('search'));
    const name = this.SUBRULE(this.name);
    const params = this.SUBRULE1(this.params);
    this.CONSUME(word('over'));
    const over = this.SUBRULE2(this.params);
    this.CONSUME(word('from'));
    const from = this.SUBRULE1(this.expression);
    this.OPTION1(() => this.SUBRULE(this.was));
    this.CONSUME(sign('{'));
    const limit = this.OPTION2(() => {
      this.CONSUME(word('limit'));
      return this.SUBRULE2(this.expression);
    });
    const steps: T.SearchStep[] = [];
    this.MANY1(() => this.collect(steps, () => this.SUBRULE(this.searchStep)));
    const ends: T.Guard[] = [];
    this.OPTION3(() => {
      this.CONSUME(word('end'));
      this.AT_LEAST_ONE(() => ends.push(this.SUBRULE(this.guard)));
    });
    this.CONSUME(sign('}'));
    return { node: 'search', ...this.head(start), name, params, over, from, limit, steps, ends };
  });

  private searchStep: Rule<T.SearchStep> = this.rule('searchStep', () => {
    const start = this.CONSUME(word('step'));
    const name = this.SUBRULE(this.name);
    this.CONSUME(word('in'));
    const over = this.SUBRULE1(this.expression);
    const guards = this.SUBRULE(this.guards);
    const cost = this.OPTION1(() => {
      this.CONSUME(word('cost'));
      return this.SUBRULE2(this.expression);
    });
    this.CONSUME(word('to'));
    const to = this.SUBRULE3(this.expression);
    const stop = this.OPTION2(() => {
      this.CONSUME(word('stop'));
      this.CONSUME(word('when'));
      return this.SUBRULE4(this.expression);
    });
    return { span: this.from(start), name, over, guards, cost, to, stop };
  });

  private playDecl: Rule<T.PlayDecl> = this.rule('playDecl', () => {
    const start = this.CONSUME(word('play'));
    const body = this.SUBRULE(this.block);
    return { node: 'play', ...this.head(start), body };
  });

  private wheneverDecl: Rule<T.WheneverDecl> = this.rule('wheneverDecl', () => {
    const start = this.CONSUME(word('whenever'));
    const test = this.SUBRULE(this.expression);
    const body = this.SUBRULE(this.block);
    return { node: 'whenever', ...this.head(start), test, body };
  });

  private decisionsDecl: Rule<T.DecisionsDecl> = this.rule('decisionsDecl', () => {
    const start = this.CONSUME(word('decisions'));
    const name = this.SUBRULE(this.name);
    const decides: T.DecisionsDecl['decides'][number][] = [];
    const functions: T.FunctionDecl[] = [];
    const searches: T.SearchDecl[] = [];
    const circle: T.DecisionsDecl['circle'][number][] = [];
    const open = this.CONSUME(sign('{'));
    this.list(open, 'decision', 'item', () =>
      this.MANY(() =>
        this.pick([
          { ALT: () => this.collect(decides, () => this.SUBRULE(this.decide)) },
          { ALT: () => this.collect(functions, () => this.SUBRULE(this.functionDecl)) },
          { ALT: () => this.collect(searches, () => this.SUBRULE(this.searchDecl)) },
          { ALT: () => this.SUBRULE(this.circle, { ARGS: [circle] }) },
        ]),
      ),
    );
    this.CONSUME(sign('}'));
    return { node: 'decisions', ...this.head(start), name, decides, functions, searches, circle };
  });

  private decide: Rule<T.DecisionsDecl['decides'][number]> = this.rule('decide', () => {
    const start = this.CONSUME(word('decide'));
    const name = this.SUBRULE(this.name);
    const params = this.SUBRULE(this.params);
    this.CONSUME(sign('='));
    const test = this.SUBRULE(this.exprOrMissing);
    return { span: this.from(start), name, params, test };
  });

  private circle: Rule<void, [T.DecisionsDecl['circle'][number][]]> = this.rule('circle', (lines) => {
    this.CONSUME(word('circle'));
    const open = this.CONSUME(sign('{'));
    this.list(open, 'circle', 'item', () => this.MANY(() => this.collect(lines, () => this.SUBRULE(this.circleLine))));
    this.CONSUME(sign('}'));
  });

  private circleLine: Rule<T.DecisionsDecl['circle'][number]> = this.rule('circleLine', () => {
    const start = this.LA(1);
    const when = this.pick([
      { ALT: () => this.CONSUME(word('some')) },
      { ALT: () => this.CONSUME(word('only')) },
      { ALT: () => this.CONSUME(word('else')) },
    ]);
    const decision = this.OPTION(() => this.SUBRULE1(this.name));
    this.CONSUME(sign('->'));
    const target = this.SUBRULE2(this.name);
    this.CONSUME(sign('='));
    const value = this.SUBRULE(this.truth);
    type When = T.DecisionsDecl['circle'][number]['when'];
    return { span: this.from(start), when: when.image as When, decision, target, value };
  });

  private truth: Rule<boolean> = this.rule('truth', () =>
    this.pick([
      { ALT: () => this.CONSUME(word('true')).image === 'true' },
      { ALT: () => this.CONSUME(word('false')).image === 'true' },
    ]),
  );

  private policyDecl: Rule<T.PolicyDecl> = this.rule('policyDecl', () => {
    const start = this.CONSUME(word('policy'));
    const name = this.SUBRULE1(this.name);
    this.CONSUME(word('for'));
    const role = this.SUBRULE2(this.name);
    const parts: T.PolicyDecl['parts'][number][] = [];
    const open = this.CONSUME(sign('{'));
    this.list(open, 'at', 'item', () => this.MANY(() => this.collect(parts, () => this.SUBRULE(this.policyPart))));
    this.CONSUME(sign('}'));
    return { node: 'policy', ...this.head(start), name, role, parts };
  });

  private policyPart: Rule<T.PolicyDecl['parts'][number]> = this.rule('policyPart', () => {
    const start = this.CONSUME(word('at'));
    const at = this.SUBRULE(this.path);
    const where = this.OPTION(() => this.SUBRULE(this.where));
    const lines: T.PolicyDecl['parts'][number]['lines'][number][] = [];
    let ties: 'random' | 'first' | undefined;
    const open = this.CONSUME(sign('{'));
    this.list(open, 'preference', 'item', () =>
      this.MANY(() =>
        this.pick([
          { ALT: () => this.collect(lines, () => this.SUBRULE(this.policyLine)) },
          {
            ALT: () => {
              ties = this.SUBRULE(this.ties);
            },
          },
        ]),
      ),
    );
    this.CONSUME(sign('}'));
    return { span: this.from(start), at, where, lines, ties };
  });

  private ties: Rule<'random' | 'first'> = this.rule('ties', () => {
    this.CONSUME(word('ties'));
    const how = this.pick([{ ALT: () => this.CONSUME(word('random')) }, { ALT: () => this.CONSUME(word('first')) }]);
    return how.image as 'random' | 'first';
  });

  private policyLine: Rule<T.PolicyDecl['parts'][number]['lines'][number]> = this.rule('policyLine', () => {
    const start = this.LA(1);
    const number = this.SUBRULE(this.int);
    const pattern = this.SUBRULE(this.pattern);
    const where = this.OPTION1(() => this.SUBRULE(this.where));
    const prefer = this.OPTION2(() => this.SUBRULE(this.prefer)) ?? [];
    return { span: this.from(start), number, pattern, where, prefer };
  });

  private prefer: Rule<T.Preference[]> = this.rule('prefer', () => {
    const list: T.Preference[] = [];
    this.CONSUME(word('prefer'));
    this.AT_LEAST_ONE_SEP({ SEP: sign(','), DEF: () => list.push(this.SUBRULE(this.preference)) });
    return list;
  });

  private preference: Rule<T.Preference> = this.rule('preference', () => {
    const start = this.LA(1);
    const which = this.OPTION({
      GATE: () => this.beginsExpr(2),
      DEF: () => this.pick([{ ALT: () => this.CONSUME(word('most')) }, { ALT: () => this.CONSUME(word('least')) }]),
    });
    const by = this.SUBRULE(this.simple);
    return { span: this.from(start), most: which ? which.image === 'most' : undefined, by };
  });

  private notationDecl: Rule<T.NotationDecl> = this.rule('notationDecl', () => {
    const start = this.CONSUME(word('notation'));
    const type = this.SUBRULE1(this.name);
    this.CONSUME(word('for'));
    const binder = this.SUBRULE2(this.name);
    this.CONSUME(sign(':'));
    const binderType = this.SUBRULE(this.type);
    this.CONSUME(word('from'));
    const from = this.SUBRULE(this.text);
    return { node: 'notation', ...this.head(start), type, binder, binderType, from };
  });

  private expectDecl: Rule<T.ExpectDecl> = this.rule('expectDecl', () => {
    const start = this.CONSUME(word('expect'));
    const test = this.SUBRULE(this.exprOrMissing);
    const as = this.OPTION1(() => {
      this.CONSUME(word('as'));
      return this.SUBRULE1(this.name);
    });
    const ruling = this.OPTION2(() => {
      this.CONSUME(word('else'));
      this.CONSUME(word('ruling'));
      return this.SUBRULE2(this.name);
    });
    return { node: 'expect', ...this.head(start), test, as, ruling };
  });

  private exampleDecl: Rule<T.ExampleDecl> = this.rule('exampleDecl', () => {
    const start = this.CONSUME(word('example'));
    const name = this.SUBRULE(this.text);
    this.CONSUME(sign('{'));
    const given = this.OPTION1(() => {
      this.CONSUME(word('given'));
      return this.SUBRULE(this.block);
    });
    this.CONSUME(word('run'));
    const run = this.SUBRULE(this.exprOrMissing);
    const answers = this.OPTION2(() => this.SUBRULE(this.answers)) ?? [];
    const then = this.OPTION3(() => this.SUBRULE(this.thenList)) ?? [];
    this.CONSUME(sign('}'));
    return { node: 'example', ...this.head(start), name, given, run, answers, then };
  });

  private answers: Rule<T.Answer[]> = this.rule('answers', () => {
    const list: T.Answer[] = [];
    const open = this.CONSUME(sign('{'));
    this.list(open, 'answer', 'item', () => this.MANY(() => this.collect(list, () => this.SUBRULE(this.answer))));
    this.CONSUME(sign('}'));
    return list;
  });

  private thenList: Rule<T.Expr[]> = this.rule('thenList', () => {
    const list: T.Expr[] = [];
    this.CONSUME(word('then'));
    const open = this.CONSUME(sign('{'));
    this.list(open, 'expression', 'item', () =>
      this.MANY(() =>
        this.collect(list, () => {
          const value = this.SUBRULE(this.expression);
          this.SUBRULE(this.separator);
          return value;
        }),
      ),
    );
    this.CONSUME(sign('}'));
    return list;
  });

  private answer: Rule<T.Answer> = this.rule('answer', () => {
    const start = this.LA(1);
    const what = this.OPTION1({
      GATE: () => this.isId(2),
      DEF: () =>
        this.pick([
          { ALT: () => this.CONSUME(word('roll')) },
          { ALT: () => this.CONSUME(word('draw')) },
          { ALT: () => this.CONSUME(word('random')) },
          { ALT: () => this.CONSUME(word('refuse')) },
        ]),
    });
    const path = this.SUBRULE(this.path);
    const by = this.OPTION2(() => {
      this.CONSUME(word('by'));
      return this.SUBRULE(this.postfix);
    });
    this.CONSUME(sign(':'));
    const values: T.Expr[] = [];
    this.AT_LEAST_ONE_SEP({ SEP: sign(','), DEF: () => values.push(this.SUBRULE(this.expression)) });
    const because = this.OPTION3(() => this.SUBRULE(this.because));
    this.SUBRULE(this.separator);
    const kind = (what?.image ?? 'choice') as T.Answer['what'];
    return { span: this.from(start), what: kind, path, by, values, because: because?.text };
  });

  private path: Rule<T.Path> = this.rule('path', () => {
    const first = this.SUBRULE1(this.name);
    let text = first.text;
    this.MANY(() => {
      const separator = this.pick([{ ALT: () => this.CONSUME(sign('.')) }, { ALT: () => this.CONSUME(sign('/')) }]);
      text += separator.image + this.SUBRULE2(this.name).text;
    });
    return { span: this.since(first), text };
  });

  private variantDecl: Rule<T.VariantDecl> = this.rule('variantDecl', () => {
    const start = this.CONSUME(word('variant'));
    const name = this.SUBRULE1(this.text);
    this.CONSUME(word('of'));
    const of = this.SUBRULE2(this.text);
    const range = this.SUBRULE3(this.text);
    const open = this.CONSUME(sign('{'));
    // Patches are kept unread.
    this.ACTION(() => {
      const { depth } = open as Lexeme;
      while (!this.atEnd() && this.lexeme(1).depth > depth) this.SKIP_TOKEN();
    });
    this.CONSUME(sign('}'));
    return { node: 'variant', ...this.head(start), name, of, range, body: this.from(open) };
  });

  // ── names and small parts ─────────────────────────────────────────────────────────────────────────────────────
  private name: Rule<T.Name> = this.rule('name', () => {
    const token = this.CONSUME(Id);
    this.ACTION(() => {
      (token as Lexeme).asName = true;
    });
    return { text: token.image, span: this.span(token) };
  });

  private text: Rule<string> = this.rule('text', () => unquote(this.CONSUME(Str).image));

  private key: Rule<T.Key> = this.rule('key', () => {
    const token = this.CONSUME(Str);
    return { text: unquote(token.image), span: this.span(token) };
  });

  private int: Rule<number> = this.rule('int', () => Number(this.CONSUME(Int).image));

  private signedInt: Rule<number> = this.rule('signedInt', () => {
    const minus = this.OPTION(() => this.CONSUME(sign('-')));
    const value = this.SUBRULE(this.int);
    return minus ? -value : value;
  });

  private separator: Rule<void> = this.rule('separator', () => {
    this.OPTION(() => this.pick([{ ALT: () => this.CONSUME(sign(',')) }, { ALT: () => this.CONSUME(sign(';')) }]));
  });

  private params: Rule<T.Param[]> = this.rule('params', () => {
    const list: T.Param[] = [];
    const open = this.CONSUME(sign('('));
    this.inside(open, () => this.MANY_SEP({ SEP: sign(','), DEF: () => list.push(this.SUBRULE(this.param)) }));
    this.CONSUME(sign(')'));
    return list;
  });

  private param: Rule<T.Param> = this.rule('param', () => {
    const name = this.SUBRULE(this.name);
    this.CONSUME(sign(':'));
    const type = this.SUBRULE(this.type);
    return { span: this.since(name), name, type };
  });

  private guard: Rule<T.Guard> = this.rule('guard', () => {
    const start = this.LA(1);
    const test = this.SUBRULE(this.where);
    const reason = this.SUBRULE(this.reason);
    return { span: this.from(start), test, reason };
  });

  private guards: Rule<T.Guard[]> = this.rule('guards', () => {
    const list: T.Guard[] = [];
    this.MANY(() => list.push(this.SUBRULE(this.guard)));
    return list;
  });

  private reason: Rule<T.Key | undefined> = this.rule('reason', () =>
    this.OPTION(() => {
      this.CONSUME(word('else'));
      return this.SUBRULE(this.key);
    }),
  );

  private where: Rule<T.Expr> = this.rule('where', () => {
    this.CONSUME(word('where'));
    return this.SUBRULE(this.simple);
  });

  // ── types ─────────────────────────────────────────────────────────────────────────────────────────────────────
  private typeOrMissing: Rule<T.TypeExpr> = this.rule('typeOrMissing', () =>
    this.attempt(() => this.SUBRULE(this.type)),
  );

  private type: Rule<T.TypeExpr> = this.rule('type', () => {
    const start = this.LA(1);
    this.deeper(start);
    this.OPTION(() => this.CONSUME1(sign('|')));
    const parts = [this.SUBRULE1(this.typeAlt)];
    this.MANY(() => {
      this.CONSUME2(sign('|'));
      parts.push(this.SUBRULE2(this.typeAlt));
    });
    this.nesting -= 1;
    const [only] = parts;
    return parts.length === 1 && only ? only : { node: 'unionType', span: this.from(start), parts };
  });

  private typeAlt: Rule<T.TypeExpr> = this.rule('typeAlt', () => {
    const start = this.LA(1);
    this.deeper(start);
    const of = this.SUBRULE(this.typePrim);
    const optional = this.OPTION(() => this.CONSUME(sign('?')));
    this.nesting -= 1;
    return optional ? { node: 'optionalType', span: this.from(start), of } : of;
  });

  private typePrim: Rule<T.TypeExpr> = this.rule('typePrim', () =>
    this.pick<T.TypeExpr>([
      { GATE: () => this.isWord(2, 'of'), ALT: () => this.SUBRULE(this.setType) },
      { GATE: () => this.isWord(2, 'of'), ALT: () => this.SUBRULE(this.listType) },
      { GATE: () => this.atMapType(), ALT: () => this.SUBRULE(this.mapType) },
      { GATE: () => this.isSign(2, '('), ALT: () => this.SUBRULE(this.codeType) },
      { ALT: () => this.SUBRULE(this.plainType) },
      { ALT: () => this.SUBRULE(this.rangeType) },
      { ALT: () => this.SUBRULE(this.recordType) },
      { ALT: () => this.SUBRULE(this.namedType) },
    ]),
  );

  private plainType: Rule<T.TypeExpr> = this.rule('plainType', () => {
    const token = this.pick([
      { ALT: () => this.CONSUME(word('int')) },
      { ALT: () => this.CONSUME(word('bool')) },
      { ALT: () => this.CONSUME(word('text')) },
      { ALT: () => this.CONSUME(word('none')) },
    ]);
    return { node: 'plainType', span: this.span(token), word: token.image as 'int' | 'bool' | 'text' | 'none' };
  });

  private rangeType: Rule<T.TypeExpr> = this.rule('rangeType', () => {
    const start = this.LA(1);
    const low = this.SUBRULE1(this.signedInt);
    const high = this.OPTION1(() => {
      this.CONSUME(sign('..'));
      return this.SUBRULE2(this.signedInt);
    });
    const by = this.OPTION2(() => this.SUBRULE(this.fraction));
    return { node: 'rangeType', span: this.from(start), low, high: high ?? low, by };
  });

  private fraction: Rule<readonly [number, number]> = this.rule('fraction', () => {
    this.CONSUME(word('by'));
    const above = this.SUBRULE1(this.int);
    this.CONSUME(sign('/'));
    return [above, this.SUBRULE2(this.int)] as const;
  });

  private setType: Rule<T.TypeExpr> = this.rule('setType', () => {
    const start = this.CONSUME(word('set'));
    this.CONSUME(word('of'));
    const of = this.SUBRULE(this.typeAlt);
    return { node: 'setType', span: this.from(start), of };
  });

  private listType: Rule<T.TypeExpr> = this.rule('listType', () => {
    const start = this.CONSUME(word('list'));
    this.CONSUME(word('of'));
    const of = this.SUBRULE(this.typeAlt);
    const max = this.OPTION(() => this.SUBRULE(this.maximum));
    return { node: 'listType', span: this.from(start), of, max };
  });

  private mapType: Rule<T.TypeExpr> = this.rule('mapType', () => {
    const start = this.CONSUME(word('map'));
    const key = this.SUBRULE1(this.typeAlt);
    this.CONSUME(sign('->'));
    const value = this.SUBRULE2(this.typeAlt);
    return { node: 'mapType', span: this.from(start), key, value };
  });

  private codeType: Rule<T.TypeExpr> = this.rule('codeType', () => {
    const start = this.pick([
      { ALT: () => this.CONSUME(word('function')) },
      { ALT: () => this.CONSUME(word('procedure')) },
    ]);
    const params = this.SUBRULE(this.params);
    const result = this.OPTION(() => {
      this.CONSUME(sign(':'));
      return this.SUBRULE(this.typeAlt);
    });
    return { node: 'codeType', span: this.from(start), sort: start.image as 'function' | 'procedure', params, result };
  });

  private recordType: Rule<T.TypeExpr> = this.rule('recordType', () => {
    const fields: T.Param[] = [];
    const start = this.CONSUME(sign('{'));
    this.inside(start, () =>
      this.MANY(() => {
        fields.push(this.SUBRULE(this.param));
        this.OPTION(() => this.CONSUME(sign(',')));
      }),
    );
    this.CONSUME(sign('}'));
    return { node: 'recordType', span: this.from(start), fields };
  });

  private namedType: Rule<T.TypeExpr> = this.rule('namedType', () => {
    const name = this.SUBRULE(this.name);
    const payload = this.OPTION({ GATE: () => this.adjacent(), DEF: () => this.SUBRULE(this.payload) });
    return { node: 'namedType', span: this.since(name), name, payload };
  });

  private payload: Rule<{ name: T.Name | undefined; type: T.TypeExpr }[]> = this.rule('payload', () => {
    const parts: { name: T.Name | undefined; type: T.TypeExpr }[] = [];
    this.CONSUME(sign('('));
    this.MANY_SEP({
      SEP: sign(','),
      DEF: () => {
        const name = this.OPTION({ GATE: () => this.isSign(2, ':'), DEF: () => this.SUBRULE(this.label) });
        parts.push({ name, type: this.SUBRULE(this.type) });
      },
    });
    this.CONSUME(sign(')'));
    return parts;
  });

  /** `name:` */
  private label: Rule<T.Name> = this.rule('label', () => {
    const name = this.SUBRULE(this.name);
    this.CONSUME(sign(':'));
    return name;
  });

  // ── statements ────────────────────────────────────────────────────────────────────────────────────────────────
  private block: Rule<T.Block> = this.rule('block', () => {
    const stmts: T.Stmt[] = [];
    const start = this.CONSUME(sign('{'));
    this.list(start, 'statement', 'stmt', () =>
      this.MANY({
        DEF: () => this.SUBRULE(this.blockItem, { ARGS: [stmts] }),
      }),
    );
    this.CONSUME(sign('}'));
    return { node: 'block', span: this.from(start), stmts };
  });

  private blockItem: Rule<void, [T.Stmt[]]> = this.rule('blockItem', (stmts) => {
    this.ACTION(() => this.mend());
    this.collect(
      stmts,
      () => this.SUBRULE(this.stmt),
      'stmt',
      (span) => ({ node: 'missing', span }),
    );
    this.SUBRULE(this.separator);
  });

  private stmt: Rule<T.Stmt> = this.rule('stmt', () => {
    this.deeper(this.LA(1));
    const stmt = this.pick<T.Stmt>([
      { GATE: () => this.atAssignment(), ALT: () => this.SUBRULE(this.assignOrCall) },
      { ALT: () => this.SUBRULE(this.letStmt) },
      { ALT: () => this.SUBRULE(this.ifStmt) },
      { ALT: () => this.SUBRULE(this.matchStmt) },
      { ALT: () => this.SUBRULE(this.forStmt) },
      { ALT: () => this.SUBRULE(this.whileStmt) },
      { ALT: () => this.SUBRULE(this.repeatStmt) },
      { ALT: () => this.SUBRULE(this.breakStmt) },
      { ALT: () => this.SUBRULE(this.labelStmt) },
      { ALT: () => this.SUBRULE(this.returnStmt) },
      { ALT: () => this.SUBRULE(this.putStmt) },
      { ALT: () => this.SUBRULE(this.shuffleStmt) },
      { ALT: () => this.SUBRULE(this.revealStmt) },
      { ALT: () => this.SUBRULE(this.concealStmt) },
      { ALT: () => this.SUBRULE(this.removeStmt) },
      { ALT: () => this.SUBRULE(this.logStmt) },
      { ALT: () => this.SUBRULE(this.finishStmt) },
      { ALT: () => this.SUBRULE(this.simultaneouslyStmt) },
      { GATE: () => this.atAsking(), ALT: () => this.SUBRULE(this.asking) },
      { ALT: () => this.SUBRULE2(this.assignOrCall) },
    ]);
    this.nesting -= 1;
    return stmt;
  });

  private letStmt: Rule<T.Stmt> = this.rule('letStmt', () => {
    const start = this.pick([{ ALT: () => this.CONSUME(word('let')) }, { ALT: () => this.CONSUME(word('var')) }]);
    const name = this.SUBRULE(this.name);
    const type = this.OPTION(() => {
      this.CONSUME(sign(':'));
      return this.SUBRULE(this.type);
    });
    this.CONSUME(sign('='));
    const value = this.SUBRULE(this.rhsOrMissing);
    return { node: 'let', span: this.from(start), mutable: start.image === 'var', name, type, value };
  });

  private assignOrCall: Rule<T.Stmt> = this.rule('assignOrCall', () => {
    const target = this.SUBRULE(this.postfix);
    return this.pick<T.Stmt>([
      { ALT: () => this.SUBRULE(this.assignTail, { ARGS: [target] }) },
      { GATE: () => this.isCall(target), ALT: () => ({ node: 'call', span: target.span, call: target }) },
    ]);
  });

  private assignTail: Rule<T.Stmt, [T.Expr]> = this.rule('assignTail', (target) => {
    const op = this.pick([
      { ALT: () => this.CONSUME(sign('=')) },
      { ALT: () => this.CONSUME(sign('+=')) },
      { ALT: () => this.CONSUME(sign('-=')) },
    ]);
    const value = this.SUBRULE(this.rhsOrMissing);
    return this.ACTION(() => ({
      node: 'assign',
      span: this.since(target),
      target,
      op: op.image as '=' | '+=' | '-=',
      value,
    }));
  });

  private ifStmt: Rule<T.Stmt> = this.rule('ifStmt', () => {
    const start = this.CONSUME(word('if'));
    const test = this.SUBRULE(this.expression);
    const then = this.SUBRULE(this.block);
    const otherwise = this.OPTION(() => this.SUBRULE(this.elsePart));
    return { node: 'if', span: this.from(start), test, then, else: otherwise };
  });

  private elsePart: Rule<T.Block> = this.rule('elsePart', () => {
    this.CONSUME(word('else'));
    return this.pick<T.Block>([
      { ALT: () => this.SUBRULE(this.block) },
      {
        ALT: () => {
          this.deeper(this.LA(1));
          const nested = this.SUBRULE(this.ifStmt);
          this.nesting -= 1;
          return { node: 'block', span: nested.span, stmts: [nested] };
        },
      },
    ]);
  });

  /** A block, or one statement that stands for a block of itself. */
  private blockOrStmt: Rule<T.Block> = this.rule('blockOrStmt', () =>
    this.pick<T.Block>([
      { ALT: () => this.SUBRULE(this.block) },
      {
        ALT: () => {
          const stmt = this.SUBRULE(this.stmt);
          return { node: 'block', span: stmt.span, stmts: [stmt] };
        },
      },
    ]),
  );

  private matchStmt: Rule<T.Stmt> = this.rule('matchStmt', () => {
    const start = this.CONSUME(word('match'));
    const subject = this.SUBRULE(this.expression);
    const arms: T.MatchArm<T.Block>[] = [];
    const open = this.CONSUME(sign('{'));
    this.list(open, 'pattern', ',', () =>
      this.MANY({
        DEF: () =>
          this.collect(
            arms,
            () => {
              const head = this.SUBRULE(this.armHead);
              const body = this.SUBRULE(this.blockOrStmt);
              const span = this.since(head);
              this.SUBRULE(this.separator);
              return { ...head, span, body };
            },
            ',',
          ),
      }),
    );
    this.CONSUME(sign('}'));
    return { node: 'matchStmt', span: this.from(start), subject, arms };
  });

  private armHead: Rule<Omit<T.MatchArm<never>, 'body'>> = this.rule('armHead', () => {
    const start = this.LA(1);
    const patterns: T.Pattern[] = [];
    this.pick([
      {
        ALT: () => {
          this.CONSUME(word('else'));
        },
      },
      {
        ALT: () => {
          this.AT_LEAST_ONE_SEP({ SEP: sign(','), DEF: () => patterns.push(this.SUBRULE(this.pattern)) });
        },
      },
    ]);
    const where = this.OPTION(() => this.SUBRULE(this.where));
    this.CONSUME(sign('->'));
    return { span: this.from(start), patterns, where };
  });

  private forStmt: Rule<T.Stmt> = this.rule('forStmt', () => {
    const start = this.CONSUME(word('for'));
    const binders = this.SUBRULE(this.binders);
    const where = this.OPTION1(() => this.SUBRULE(this.where));
    const sortedBy = this.OPTION2(() => this.SUBRULE(this.sortedBy));
    const body = this.SUBRULE(this.block);
    return { node: 'for', span: this.from(start), binders, where, sortedBy, body };
  });

  private sortedBy: Rule<T.Expr> = this.rule('sortedBy', () => {
    this.CONSUME(word('sorted'));
    this.CONSUME(word('by'));
    return this.SUBRULE(this.expression);
  });

  private whileStmt: Rule<T.Stmt> = this.rule('whileStmt', () => {
    const start = this.CONSUME(word('while'));
    const test = this.SUBRULE(this.expression);
    const body = this.SUBRULE(this.block);
    return { node: 'while', span: this.from(start), test, body };
  });

  private repeatStmt: Rule<T.Stmt> = this.rule('repeatStmt', () => {
    const start = this.CONSUME(word('repeat'));
    const times = this.SUBRULE(this.expression);
    this.CONSUME(word('times'));
    const body = this.SUBRULE(this.block);
    return { node: 'repeat', span: this.from(start), times, body };
  });

  private breakStmt: Rule<T.Stmt> = this.rule('breakStmt', () => ({
    node: 'break',
    span: this.span(this.CONSUME(word('break'))),
  }));

  private labelStmt: Rule<T.Stmt> = this.rule('labelStmt', () => {
    const start = this.pick([{ ALT: () => this.CONSUME(word('phase')) }, { ALT: () => this.CONSUME(word('step')) }]);
    const name = this.SUBRULE(this.name);
    const body = this.SUBRULE(this.block);
    return { node: 'label', span: this.from(start), sort: start.image as 'phase' | 'step', name, body };
  });

  private returnStmt: Rule<T.Stmt> = this.rule('returnStmt', () => {
    const start = this.CONSUME(word('return'));
    const value = this.OPTION({ GATE: () => this.sameLine(), DEF: () => this.SUBRULE(this.rhs) });
    return { node: 'return', span: this.from(start), value };
  });

  private putStmt: Rule<T.Stmt> = this.rule('putStmt', () => {
    const start = this.CONSUME(word('put'));
    const what = this.SUBRULE1(this.expression);
    const where = this.pick([
      { ALT: () => this.CONSUME(word('into')) },
      { ALT: () => this.CONSUME(word('onto')) },
      { ALT: () => this.CONSUME(word('under')) },
    ]);
    const pile = this.SUBRULE2(this.expression);
    return { node: 'put', span: this.from(start), what, where: where.image as 'into' | 'onto' | 'under', pile };
  });

  private shuffleStmt: Rule<T.Stmt> = this.rule('shuffleStmt', () => {
    const start = this.CONSUME(word('shuffle'));
    const pile = this.SUBRULE1(this.expression);
    const into = this.OPTION(() => {
      this.CONSUME(word('into'));
      return this.SUBRULE2(this.expression);
    });
    return { node: 'shuffle', span: this.from(start), pile, into };
  });

  private revealStmt: Rule<T.Stmt> = this.rule('revealStmt', () => {
    const start = this.CONSUME(word('reveal'));
    const what: T.Expr[] = [];
    this.AT_LEAST_ONE_SEP({ SEP: sign(','), DEF: () => what.push(this.SUBRULE(this.expression)) });
    const to = this.OPTION(() => {
      this.CONSUME(word('to'));
      return this.SUBRULE(this.range);
    });
    return { node: 'reveal', span: this.from(start), what, to };
  });

  private concealStmt: Rule<T.Stmt> = this.rule('concealStmt', () => {
    const start = this.CONSUME(word('conceal'));
    const what: T.Expr[] = [];
    this.AT_LEAST_ONE_SEP({ SEP: sign(','), DEF: () => what.push(this.SUBRULE(this.range)) });
    return { node: 'conceal', span: this.from(start), what };
  });

  private removeStmt: Rule<T.Stmt> = this.rule('removeStmt', () => {
    const start = this.CONSUME(word('remove'));
    const what = this.SUBRULE(this.postfix);
    return { node: 'remove', span: this.from(start), what };
  });

  private logStmt: Rule<T.Stmt> = this.rule('logStmt', () => {
    const start = this.CONSUME(word('log'));
    const key = this.SUBRULE(this.key);
    const args = this.OPTION({ GATE: () => this.sameLine(), DEF: () => this.SUBRULE(this.args) }) ?? [];
    return { node: 'log', span: this.from(start), key, args };
  });

  private finishStmt: Rule<T.Stmt> = this.rule('finishStmt', () => {
    const start = this.CONSUME(word('finish'));
    const result = this.pick([{ ALT: () => this.CONSUME(word('won')) }, { ALT: () => this.CONSUME(word('drawn')) }]);
    this.CONSUME(word('by'));
    const by = this.SUBRULE(this.simple);
    const because = this.OPTION(() => this.SUBRULE(this.because));
    return { node: 'finish', span: this.from(start), result: result.image as 'won' | 'drawn', by, because };
  });

  private simultaneouslyStmt: Rule<T.Stmt> = this.rule('simultaneouslyStmt', () => {
    const start = this.CONSUME(word('simultaneously'));
    this.CONSUME(word('for'));
    const binder = this.SUBRULE(this.binder);
    const where = this.OPTION(() => this.SUBRULE(this.where));
    const body = this.SUBRULE(this.block);
    return { node: 'simultaneously', span: this.from(start), binder, where, body };
  });

  // ── askings ───────────────────────────────────────────────────────────────────────────────────────────────────
  private rhsOrMissing: Rule<T.Rhs> = this.rule('rhsOrMissing', () =>
    this.attempt<T.Rhs>(() => this.SUBRULE(this.rhs), 'stmt'),
  );

  private rhs: Rule<T.Rhs> = this.rule('rhs', () =>
    this.pick<T.Rhs>([
      { GATE: () => this.atAsking(), ALT: () => this.SUBRULE(this.asking) },
      { ALT: () => this.SUBRULE(this.expression) },
    ]),
  );

  private asking: Rule<T.Asking> = this.rule('asking', () =>
    this.pick<T.Asking>([
      { GATE: () => this.isWord(3, 'by'), ALT: () => this.SUBRULE(this.menu) },
      { ALT: () => this.SUBRULE(this.choose) },
      { ALT: () => this.SUBRULE(this.roll) },
      { ALT: () => this.SUBRULE(this.random) },
      { ALT: () => this.SUBRULE(this.draw) },
      { ALT: () => this.SUBRULE(this.create) },
    ]),
  );

  private menu: Rule<T.Asking> = this.rule('menu', () => {
    const start = this.CONSUME(word('choose'));
    const label = this.SUBRULE(this.name);
    this.CONSUME(word('by'));
    const by = this.SUBRULE(this.actor);
    const arms: T.MenuArm[] = [];
    const open = this.CONSUME(sign('{'));
    this.list(open, 'arm', ',', () =>
      this.MANY({
        DEF: () => this.collect(arms, () => this.SUBRULE(this.menuArm), ','),
      }),
    );
    this.CONSUME(sign('}'));
    return { node: 'menu', span: this.from(start), label, by, arms };
  });

  private menuArm: Rule<T.MenuArm> = this.rule('menuArm', () => {
    const name = this.SUBRULE(this.name);
    const params = this.OPTION1({ GATE: () => this.adjacent(), DEF: () => this.SUBRULE(this.menuParams) }) ?? [];
    const guards = this.SUBRULE(this.guards);
    const body = this.OPTION2(() => {
      this.CONSUME(sign('->'));
      return this.SUBRULE(this.blockOrStmt);
    });
    const span = this.since(name);
    this.SUBRULE(this.separator);
    return { span, name, params, guards, body };
  });

  private menuParams: Rule<T.MenuParam[]> = this.rule('menuParams', () => {
    const list: T.MenuParam[] = [];
    const open = this.CONSUME(sign('('));
    this.inside(open, () => this.MANY_SEP({ SEP: sign(','), DEF: () => list.push(this.SUBRULE(this.menuParam)) }));
    this.CONSUME(sign(')'));
    return list;
  });

  private menuParam: Rule<T.MenuParam> = this.rule('menuParam', () => {
    const name = this.SUBRULE(this.name);
    let type: T.TypeExpr | undefined;
    let from: T.Expr | undefined;
    this.pick([
      {
        ALT: () => {
          this.CONSUME(sign(':'));
          type = this.SUBRULE(this.type);
        },
      },
      {
        ALT: () => {
          this.CONSUME(word('in'));
          from = this.SUBRULE(this.range);
        },
      },
    ]);
    const guards = this.SUBRULE(this.guards);
    return { span: this.since(name), name, type, from, guards };
  });

  private actor: Rule<T.Actor> = this.rule('actor', () => {
    const start = this.LA(1);
    const binder = this.OPTION1({ GATE: () => this.isWord(2, 'in'), DEF: () => this.SUBRULE(this.binderName) });
    const who = this.SUBRULE(this.add);
    const secret = this.OPTION2(() => this.CONSUME(word('secret')));
    return { span: this.from(start), binder, who, secret: secret !== undefined };
  });

  /** `name in` */
  private binderName: Rule<T.Name> = this.rule('binderName', () => {
    const name = this.SUBRULE(this.name);
    this.CONSUME(word('in'));
    return name;
  });

  private choose: Rule<T.Asking> = this.rule('choose', () => {
    const start = this.CONSUME(word('choose'));
    const quant = this.SUBRULE(this.quant);
    this.CONSUME(word('of'));
    const binder = this.OPTION1({ GATE: () => this.atChooseBinder(), DEF: () => this.SUBRULE(this.binderName) });
    const from = this.SUBRULE(this.range);
    const ordered = this.OPTION2(() => {
      this.CONSUME(word('in'));
      return this.CONSUME(word('order'));
    });
    const clauses: T.Clause[] = [];
    this.MANY({ GATE: () => this.atClause(), DEF: () => clauses.push(this.SUBRULE(this.clause)) });
    return { node: 'choose', span: this.from(start), quant, binder, from, ordered: ordered !== undefined, clauses };
  });

  private quant: Rule<T.Quant> = this.rule('quant', () =>
    this.pick<T.Quant>([
      { GATE: () => this.isWord(2, 'of'), ALT: () => this.SUBRULE(this.quantWord) },
      {
        GATE: () => this.isWord(2, 'one'),
        ALT: () => {
          this.CONSUME(word('optional'));
          this.CONSUME(word('one'));
          return { quant: 'optional' };
        },
      },
      { ALT: () => ({ quant: 'number', value: this.SUBRULE(this.range) }) },
    ]),
  );

  private quantWord: Rule<T.Quant> = this.rule('quantWord', () => {
    const token = this.pick([
      { ALT: () => this.CONSUME(word('one')) },
      { ALT: () => this.CONSUME(word('some')) },
      { ALT: () => this.CONSUME(word('any')) },
      { ALT: () => this.CONSUME(word('all')) },
    ]);
    return { quant: token.image as 'one' | 'some' | 'any' | 'all' };
  });

  private roll: Rule<T.Asking> = this.rule('roll', () => {
    const start = this.CONSUME(word('roll'));
    const die = this.SUBRULE(this.name);
    const times = this.OPTION({ GATE: () => this.atTimes(), DEF: () => this.SUBRULE(this.times) });
    const tails = this.SUBRULE(this.tails);
    return { node: 'roll', span: this.from(start), die, times, tails };
  });

  private times: Rule<T.Expr> = this.rule('times', () => {
    const count = this.SUBRULE(this.add);
    this.CONSUME(word('times'));
    return count;
  });

  private random: Rule<T.Asking> = this.rule('random', () => {
    const start = this.CONSUME(word('random'));
    const quant = this.SUBRULE(this.quant);
    this.CONSUME(word('of'));
    const from = this.SUBRULE(this.range);
    const tails = this.SUBRULE(this.tails);
    return { node: 'random', span: this.from(start), quant, from, tails };
  });

  private draw: Rule<T.Asking> = this.rule('draw', () => {
    const start = this.CONSUME(word('draw'));
    const count = this.pick<T.Expr | undefined>([
      {
        GATE: () => this.isWord(2, 'from'),
        ALT: () => {
          this.CONSUME(word('one'));
          return undefined;
        },
      },
      { ALT: () => this.SUBRULE(this.range) },
    ]);
    this.CONSUME(word('from'));
    const from = this.SUBRULE1(this.postfix);
    const to = this.OPTION(() => {
      this.CONSUME(word('to'));
      return this.SUBRULE2(this.postfix);
    });
    return { node: 'draw', span: this.from(start), count, from, to };
  });

  private create: Rule<T.Asking> = this.rule('create', () => {
    const start = this.CONSUME(word('create'));
    const kind = this.SUBRULE(this.name);
    const args = this.SUBRULE(this.args);
    return { node: 'create', span: this.from(start), kind, args };
  });

  private clause: Rule<T.Clause> = this.rule('clause', () =>
    this.pick<T.Clause>([
      { ALT: () => this.SUBRULE(this.whereClause) },
      { ALT: () => this.SUBRULE(this.suchThat) },
      { ALT: () => this.SUBRULE(this.favouring) },
      { ALT: () => this.SUBRULE(this.offering) },
      { ALT: () => this.SUBRULE(this.otherwiseClause) },
      { ALT: () => this.SUBRULE(this.tail) },
    ]),
  );

  private whereClause: Rule<T.Clause> = this.rule('whereClause', () => {
    const guard = this.SUBRULE(this.guard);
    return { clause: 'where', ...guard };
  });

  private suchThat: Rule<T.Clause> = this.rule('suchThat', () => {
    const start = this.CONSUME(word('such'));
    this.CONSUME(word('that'));
    const test = this.SUBRULE(this.expression);
    const reason = this.SUBRULE(this.reason);
    return { clause: 'suchThat', span: this.from(start), test, reason };
  });

  private favouring: Rule<T.Clause> = this.rule('favouring', () => {
    const start = this.CONSUME(word('favouring'));
    this.CONSUME(word('each'));
    const { name, over } = this.SUBRULE(this.binder);
    this.CONSUME(sign(':'));
    const wish = this.SUBRULE(this.expression);
    const reason = this.SUBRULE(this.reason);
    return { clause: 'favouring', span: this.from(start), name, over, wish, reason };
  });

  private offering: Rule<T.Clause> = this.rule('offering', () => {
    const start = this.CONSUME(word('offering'));
    const set = this.SUBRULE(this.range);
    return { clause: 'offering', span: this.from(start), set };
  });

  private otherwiseClause: Rule<T.Clause> = this.rule('otherwiseClause', () => {
    const start = this.CONSUME(word('otherwise'));
    const value = this.SUBRULE(this.expression);
    return { clause: 'otherwise', span: this.from(start), value };
  });

  private tails: Rule<T.Tail[]> = this.rule('tails', () => {
    const list: T.Tail[] = [];
    this.MANY({ GATE: () => this.atTail(), DEF: () => list.push(this.SUBRULE(this.tail)) });
    return list;
  });

  private tail: Rule<T.Tail> = this.rule('tail', () => {
    const start = this.LA(1);
    return this.pick<T.Tail>([
      {
        ALT: () => {
          this.CONSUME(word('for'));
          this.CONSUME(word('each'));
          const { name, over } = this.SUBRULE(this.binder);
          return { clause: 'forEach', span: this.from(start), name, over };
        },
      },
      {
        ALT: () => {
          this.CONSUME(word('as'));
          const name = this.SUBRULE(this.name);
          return { clause: 'as', span: this.from(start), name };
        },
      },
      {
        ALT: () => {
          this.CONSUME(word('by'));
          const actor = this.SUBRULE(this.actor);
          return { clause: 'by', span: this.from(start), actor };
        },
      },
    ]);
  });

  // ── expressions ───────────────────────────────────────────────────────────────────────────────────────────────
  private exprOrMissing: Rule<T.Expr> = this.rule('exprOrMissing', () =>
    this.attempt(() => this.SUBRULE(this.expression)),
  );

  private expression: Rule<T.Expr> = this.rule('expression', () => {
    let of = this.SUBRULE1(this.simple);
    let count = 0;
    this.MANY(() => {
      const token = this.CONSUME(word('otherwise'));
      const or = this.SUBRULE2(this.simple);
      this.ACTION(() => {
        this.limitChain(count++, token);
        of = { node: 'otherwise', span: this.since(of), of, or };
      });
    });
    return of;
  });

  /** An expression without `otherwise` (`or` in the specification, a name Chevrotain has taken). */
  private simple: Rule<T.Expr> = this.rule('simple', () => {
    this.deeper(this.LA(1));
    const value = this.pick<T.Expr>([
      { ALT: () => this.SUBRULE(this.ifExpr) },
      { ALT: () => this.SUBRULE(this.binary, { ARGS: [1] }) },
    ]);
    this.nesting -= 1;
    return value;
  });

  private ifExpr: Rule<T.Expr> = this.rule('ifExpr', () => {
    const start = this.CONSUME(word('if'));
    const test = this.SUBRULE1(this.expression);
    this.CONSUME(word('then'));
    const then = this.SUBRULE2(this.simple);
    this.CONSUME(word('else'));
    const otherwise = this.SUBRULE3(this.simple);
    return { node: 'ifExpr', span: this.from(start), test, then, else: otherwise };
  });

  private range: Rule<T.Expr> = this.rule('range', () => this.SUBRULE(this.binary, { ARGS: [RANGE] }));
  private add: Rule<T.Expr> = this.rule('add', () => this.SUBRULE(this.binary, { ARGS: [ADD] }));

  private binary: Rule<T.Expr, [number]> = this.rule('binary', (least) => {
    const items: Item[] = [];
    this.SUBRULE1(this.operand, { ARGS: [items] });
    this.MANY({
      GATE: () => this.operatorLevel() >= least && this.operatorLevel() > 0,
      DEF: () => {
        this.ACTION(() => this.limitChain(items.length >> 1, this.LA(1)));
        this.pick([
          { GATE: () => this.isWord(1, 'is'), ALT: () => this.SUBRULE(this.isPart, { ARGS: [items] }) },
          {
            ALT: () => {
              this.SUBRULE(this.operator, { ARGS: [items] });
              this.SUBRULE2(this.operand, { ARGS: [items] });
            },
          },
        ]);
      },
    });
    return this.ACTION(() => precedence(items));
  });

  private operator: Rule<void, [Item[]]> = this.rule('operator', (items) => {
    const negated = this.OPTION(() => this.CONSUME(word('not')));
    const token = this.pick(this.operatorAlts);
    this.ACTION(() => items.push({ item: 'infix', op: token.image as T.BinaryOp, negated: negated !== undefined }));
  });

  private get operatorAlts(): { ALT: () => IToken }[] {
    this.operatorCache ??= OPERATORS.map((type: TokenType) => ({ ALT: () => this.CONSUME(type) }));
    return this.operatorCache;
  }
  declare private operatorCache: { ALT: () => IToken }[] | undefined;

  private isPart: Rule<void, [Item[]]> = this.rule('isPart', (items) => {
    this.CONSUME(word('is'));
    const negated = this.OPTION(() => this.CONSUME(word('not')));
    const pattern = this.SUBRULE(this.pattern);
    this.ACTION(() => items.push({ item: 'is', negated: negated !== undefined, pattern: this.emptied(pattern) }));
  });

  private operand: Rule<void, [Item[]]> = this.rule('operand', (items) => {
    this.MANY(() => {
      const token = this.pick([{ ALT: () => this.CONSUME(word('not')) }, { ALT: () => this.CONSUME(sign('-')) }]);
      this.ACTION(() => {
        this.limitChain(items.length * 4, token);
        items.push({ item: 'prefix', op: token.image as 'not' | '-', start: token.startOffset });
      });
    });
    const value = this.SUBRULE(this.postfix);
    this.ACTION(() => items.push({ item: 'operand', value }));
  });

  private postfix: Rule<T.Expr> = this.rule('postfix', () => {
    let value = this.SUBRULE(this.primary);
    let count = 0;
    this.MANY({
      GATE: () => this.isSign(1, '.') || this.sameLine(),
      DEF: () => {
        const of = value;
        this.ACTION(() => this.limitChain(count++, this.LA(1)));
        value = this.pick<T.Expr>([
          {
            ALT: () => {
              this.CONSUME(sign('.'));
              const name = this.SUBRULE(this.name);
              return this.ACTION(() => ({ node: 'field', span: this.since(of), of, name }));
            },
          },
          {
            ALT: () => {
              const args = this.SUBRULE(this.args);
              return this.ACTION(() => ({ node: 'apply', span: this.since(of), callee: of, args }));
            },
          },
          {
            ALT: () => {
              this.CONSUME(sign('['));
              const index = this.SUBRULE(this.expression);
              this.CONSUME(sign(']'));
              return this.ACTION(() => ({ node: 'index', span: this.since(of), of, index }));
            },
          },
        ]);
      },
    });
    return value;
  });

  private args: Rule<T.Arg[]> = this.rule('args', () => {
    const list: T.Arg[] = [];
    const open = this.CONSUME(sign('('));
    this.inside(open, () => this.MANY_SEP({ SEP: sign(','), DEF: () => list.push(this.SUBRULE(this.arg)) }));
    this.CONSUME(sign(')'));
    return list;
  });

  private arg: Rule<T.Arg> = this.rule('arg', () => {
    const start = this.LA(1);
    const label = this.OPTION({ GATE: () => this.isSign(2, ':'), DEF: () => this.SUBRULE(this.label) });
    const value = this.SUBRULE(this.expression);
    return { span: this.from(start), label, value };
  });

  private primary: Rule<T.Expr> = this.rule('primary', () =>
    this.pick<T.Expr>([
      { GATE: () => this.atQuantor(), ALT: () => this.SUBRULE(this.quantor) },
      { ALT: () => this.SUBRULE(this.nameExpr) },
      { ALT: () => this.SUBRULE(this.literal) },
      { ALT: () => this.SUBRULE(this.paren) },
      { ALT: () => this.SUBRULE(this.braces) },
      { ALT: () => this.SUBRULE(this.brackets) },
      { ALT: () => this.SUBRULE(this.matchExpr) },
    ]),
  );

  private nameExpr: Rule<T.Expr> = this.rule('nameExpr', () => {
    const name = this.SUBRULE(this.name);
    return { node: 'name', span: name.span, name };
  });

  private literal: Rule<T.Expr> = this.rule('literal', () =>
    this.pick<T.Expr>([
      { ALT: () => this.number(this.CONSUME(Int)) },
      { ALT: () => this.number(this.CONSUME(Dec)) },
      {
        ALT: () => {
          const token = this.CONSUME(Str);
          return { node: 'string', span: this.span(token), text: unquote(token.image) };
        },
      },
      { ALT: () => ({ node: 'bool', span: this.span(this.CONSUME(word('true'))), value: true }) },
      { ALT: () => ({ node: 'bool', span: this.span(this.CONSUME(word('false'))), value: false }) },
      { ALT: () => ({ node: 'none', span: this.span(this.CONSUME(word('none'))) }) },
    ]),
  );

  private paren: Rule<T.Expr> = this.rule('paren', () => {
    const items: T.Expr[] = [];
    const start = this.CONSUME(sign('('));
    this.AT_LEAST_ONE_SEP({ SEP: sign(','), DEF: () => items.push(this.SUBRULE(this.expression)) });
    this.CONSUME(sign(')'));
    const [inner] = items;
    const span = this.from(start);
    return items.length === 1 && inner ? { node: 'paren', span, inner } : { node: 'tuple', span, items };
  });

  private quantor: Rule<T.Expr> = this.rule('quantor', () => {
    const start = this.CONSUME(Id);
    const binders = this.SUBRULE(this.binders);
    const where = this.OPTION1(() => this.SUBRULE(this.where));
    const body = this.OPTION2(() => {
      this.CONSUME(sign(':'));
      return this.SUBRULE(this.expression);
    });
    const prefer = this.OPTION3({ GATE: () => start.image === 'best', DEF: () => this.SUBRULE(this.prefer) }) ?? [];
    return { node: 'quantor', span: this.from(start), quantor: start.image as T.Quantor, binders, where, body, prefer };
  });

  private binders: Rule<T.Binder[]> = this.rule('binders', () => {
    const list = [this.SUBRULE1(this.binder)];
    this.MANY({
      GATE: () => this.isId(2) && this.isWord(3, 'in'),
      DEF: () => {
        this.CONSUME(sign(','));
        list.push(this.SUBRULE2(this.binder));
      },
    });
    return list;
  });

  private binder: Rule<T.Binder> = this.rule('binder', () => {
    const name = this.SUBRULE(this.binderName);
    const over = this.SUBRULE(this.range);
    return { span: this.since(name), name, over };
  });

  private matchExpr: Rule<T.Expr> = this.rule('matchExpr', () => {
    const start = this.CONSUME(word('match'));
    const subject = this.SUBRULE(this.expression);
    const arms: T.MatchArm<T.Expr>[] = [];
    const open = this.CONSUME(sign('{'));
    this.list(open, 'pattern', ',', () =>
      this.MANY({
        DEF: () =>
          this.collect(
            arms,
            () => {
              const head = this.SUBRULE(this.armHead);
              const body = this.SUBRULE2(this.expression);
              const span = this.since(head);
              this.SUBRULE(this.separator);
              return { ...head, span, body };
            },
            ',',
          ),
      }),
    );
    this.CONSUME(sign('}'));
    return { node: 'matchExpr', span: this.from(start), subject, arms };
  });

  private braces: Rule<T.Expr> = this.rule('braces', () => {
    const start = this.CONSUME(sign('{'));
    const content = this.OPTION(() =>
      this.pick<Content>([
        { GATE: () => this.isWord(2, 'in'), ALT: () => this.SUBRULE(this.filter) },
        { ALT: () => this.SUBRULE(this.content) },
      ]),
    );
    this.CONSUME(sign('}'));
    return this.collection('set', this.from(start), content);
  });

  private brackets: Rule<T.Expr> = this.rule('brackets', () => {
    const start = this.CONSUME(sign('['));
    const content = this.OPTION(() => this.SUBRULE(this.content));
    this.CONSUME(sign(']'));
    return this.collection('list', this.from(start), content);
  });

  private filter: Rule<Content> = this.rule('filter', () => {
    const binders = this.SUBRULE(this.binders);
    const where = this.OPTION(() => this.SUBRULE(this.where));
    return { items: [], comprehension: { item: undefined, binders, where, sortedBy: undefined } };
  });

  private content: Rule<Content> = this.rule('content', () => {
    const items = [this.SUBRULE1(this.expression)];
    let comprehension: Content['comprehension'];
    this.pick([
      {
        ALT: () => {
          comprehension = this.SUBRULE(this.comprehension, { ARGS: [items] });
        },
      },
      {
        ALT: () => {
          this.MANY(() => {
            this.CONSUME(sign(','));
            items.push(this.SUBRULE2(this.expression));
          });
        },
      },
    ]);
    return { items, comprehension };
  });

  private comprehension: Rule<Content['comprehension'], [T.Expr[]]> = this.rule('comprehension', (items) => {
    this.CONSUME(word('for'));
    const binders = this.SUBRULE(this.binders);
    const where = this.OPTION1(() => this.SUBRULE(this.where));
    const sortedBy = this.OPTION2(() => this.SUBRULE(this.sortedBy));
    return { item: items?.[0], binders, where, sortedBy };
  });

  // ── patterns ──────────────────────────────────────────────────────────────────────────────────────────────────
  private pattern: Rule<T.Pattern> = this.rule('pattern', () => {
    this.deeper(this.LA(1));
    const pattern = this.pick<T.Pattern>([
      { ALT: () => ({ node: 'nonePattern', span: this.span(this.CONSUME(word('none'))) }) },
      { ALT: () => ({ node: 'anyPattern', span: this.span(this.CONSUME(sign('_'))) }) },
      { ALT: () => ({ node: 'boolPattern', span: this.span(this.CONSUME(word('true'))), value: true }) },
      { ALT: () => ({ node: 'boolPattern', span: this.span(this.CONSUME(word('false'))), value: false }) },
      { GATE: () => this.atBindPattern(), ALT: () => this.SUBRULE(this.bindPattern) },
      { ALT: () => this.SUBRULE(this.namePattern) },
      { ALT: () => this.SUBRULE(this.rangePattern) },
    ]);
    this.nesting -= 1;
    return pattern;
  });

  private rangePattern: Rule<T.Pattern> = this.rule('rangePattern', () => {
    const start = this.LA(1);
    const low = this.SUBRULE1(this.signedInt);
    let high: number | undefined = low;
    this.OPTION1(() => {
      this.CONSUME(sign('..'));
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
    const list: T.Pattern[] = [];
    this.CONSUME(sign('('));
    this.MANY_SEP({ SEP: sign(','), DEF: () => list.push(this.SUBRULE(this.pattern)) });
    this.CONSUME(sign(')'));
    return list;
  });

  // ── typing of Chevrotain's own methods, which lose literal types ───────────────────────────────────────────────
  private rule<R, A extends unknown[] = []>(name: string, body: (...args: A) => R): Rule<R, A> {
    return this.RULE(name, body);
  }

  private pick<R>(alternatives: readonly Alternative<R>[]): R {
    return this.OR([...alternatives]);
  }

  // ── gates ─────────────────────────────────────────────────────────────────────────────────────────────────────
  private lexeme(ahead: number): Lexeme {
    return this.LA(ahead) as Lexeme;
  }

  private isWord(ahead: number, text: string): boolean {
    const token = this.LA(ahead);
    return token.image === text && token.tokenType !== Str;
  }

  private isSign(ahead: number, text: Parameters<typeof sign>[0]): boolean {
    return this.LA(ahead).tokenType === sign(text);
  }

  private isId(ahead: number): boolean {
    const { tokenType } = this.LA(ahead);
    return tokenType === Id || (tokenType.CATEGORIES?.includes(Id) ?? false);
  }

  private atEnd(): boolean {
    return this.LA(1).tokenType === EOF;
  }

  /** The next token stands on the line of the one before it. */
  private sameLine(): boolean {
    return this.LA(0).startLine === this.LA(1).startLine;
  }

  /** No space before the next token. */
  private adjacent(): boolean {
    return (this.LA(0).endOffset ?? 0) + 1 === this.LA(1).startOffset;
  }

  private atChain(): boolean {
    return this.isId(1) && (this.isSign(2, '--') || this.isSign(2, '->'));
  }

  private atProvenance(): boolean {
    if (!this.sameLine() || !(this.isWord(1, 'from') || this.isWord(1, 'reconstructed'))) return false;
    return this.LA(2).tokenType === Str || (this.isId(2) && (this.isSign(3, ',') || this.isSign(3, ':')));
  }

  /** A contextual word used as a name: what follows assigns, selects, or calls without a space. */
  private atAssignment(): boolean {
    if (!this.isId(1)) return false;
    const next = this.lexeme(2);
    if (ASSIGNING.has(next.image) && next.tokenType !== Str) return true;
    if (next.image !== '(' && next.image !== '[') return false;
    return this.LA(1).tokenType === Id || (this.LA(1).endOffset ?? 0) + 1 === next.startOffset;
  }

  private atAsking(): boolean {
    if (this.isWord(1, 'choose') || this.isWord(1, 'roll')) return true;
    const counts = this.isId(2) || this.LA(2).tokenType === Int;
    if (this.isWord(1, 'create')) return this.isId(2) && this.isSign(3, '(');
    return (
      (this.isWord(1, 'random') || this.isWord(1, 'draw')) && counts && this.LA(1).startLine === this.LA(2).startLine
    );
  }

  private atChooseBinder(): boolean {
    return this.isWord(2, 'in') && !this.isWord(3, 'order');
  }

  private atTimes(): boolean {
    return this.sameLine() && this.beginsExpr(1) && !ASSIGNING.has(this.LA(2).image) && !this.isSign(1, '{');
  }

  private atTail(): boolean {
    return !this.isWord(1, 'for') || this.isWord(2, 'each');
  }

  private atClause(): boolean {
    if (this.isWord(1, 'such')) return this.isWord(2, 'that');
    if (this.isWord(1, 'favouring')) return this.isWord(2, 'each');
    if (this.isWord(1, 'offering')) return !this.atAssignment();
    return this.atTail();
  }

  private atQuantor(): boolean {
    return this.isWord(3, 'in') && QUANTORS.has(this.LA(1).image) && this.isId(2);
  }

  private atMapType(): boolean {
    const next = this.LA(2);
    if (next.startLine !== this.LA(1).startLine) return false;
    return (
      this.isId(2) || next.tokenType === Int || this.isWord(2, 'none') || this.isSign(2, '{') || this.isSign(2, '-')
    );
  }

  /** `name: Type`; in `all x in S where x is lost: Q` the colon belongs to the quantor. */
  private atBindPattern(): boolean {
    if (!this.isSign(2, ':') || !this.isId(3)) return false;
    const { image } = this.LA(3);
    return PLAIN_TYPES.has(image) || image[0] !== image[0]?.toLowerCase();
  }

  private beginsExpr(ahead: number): boolean {
    const { tokenType, image } = this.LA(ahead);
    if (this.isId(ahead) || tokenType === Int || tokenType === Dec || tokenType === Str) return true;
    return ['(', '{', '[', '-', 'not', 'match', 'if', 'true', 'false', 'none'].includes(image);
  }

  /** Level of the operator ahead, 0 if there is none; `div` and `mod` count on the same line only. */
  private operatorLevel(): number {
    const token = this.LA(1);
    if (token.tokenType === Str) return 0;
    if (token.image === 'not') return this.isWord(2, 'in') ? COMPARE : 0;
    if ((token.image === 'div' || token.image === 'mod') && !this.sameLine()) return 0;
    return levelOf(token.image);
  }

  private isCall(target: T.Expr | undefined): boolean {
    return target?.node === 'apply';
  }

  // ── building and recovery ─────────────────────────────────────────────────────────────────────────────────────
  private span(token: IToken): T.Node['span'] {
    return { file: this.file, start: token.startOffset, end: (token.endOffset ?? token.startOffset) + 1 };
  }

  /** From a token to the last one read. */
  private from(start: IToken): T.Node['span'] {
    return {
      file: this.file,
      start: start.startOffset,
      end: Math.max(start.startOffset, (this.LA(0).endOffset ?? 0) + 1),
    };
  }

  /** From a part already built to the last token read. */
  private since(start: T.Node): T.Node['span'] {
    return { file: this.file, start: start?.span?.start ?? 0, end: (this.LA(0).endOffset ?? 0) + 1 };
  }

  private head(start: IToken): { span: T.Node['span']; doc: string } {
    return { span: this.from(start), doc: (start as Lexeme).doc };
  }

  private number(token: IToken): T.Expr {
    return { node: 'number', span: this.span(token), ...toNumber(token.image) };
  }

  private collection(sort: 'set' | 'list', span: T.Node['span'], content: Content | undefined): T.Expr {
    if (content?.comprehension) return { node: 'comprehension', span, sort, ...content.comprehension };
    return { node: sort, span, items: content?.items ?? [] };
  }

  /** A misspelt word at the start of a statement is read as the word that was meant. */
  private mend(): void {
    const token = this.lexeme(1);
    const next = this.lexeme(2);
    if (token.tokenType !== Id || token.startLine !== next.startLine || this.atAssignment()) return;
    const meant = '([.,;)]}'.includes(next.image) ? undefined : near(token.image, STATEMENT_WORDS);
    if (meant === undefined) return;
    this.mistakes.push({ token: { ...token }, previous: undefined, expected: 'statement', meant });
    respell(token, meant);
  }

  private emptied(pattern: T.Pattern): T.Pattern {
    const bare = pattern.node === 'namePattern' && pattern.name.text === 'empty' && !pattern.args;
    return bare ? { node: 'emptyPattern', span: pattern.span } : pattern;
  }

  private deeper(token: IToken): void {
    if (this.RECORDING_PHASE) return;
    this.nesting += 1;
    if (this.nesting > MAX_DEPTH) throw new TooDeep(token);
  }

  private limitChain(length: number, token: IToken): void {
    if (length > MAX_CHAIN) throw new TooDeep(token);
  }

  /** Reads the items of a list in braces; what is no item at all is skipped with one finding. */
  private list(open: IToken | undefined, expected: string, sync: Sync, many: () => void): void {
    many();
    while (!this.RECORDING_PHASE && this.isRest(open)) {
      const start = this.lexeme(1);
      this.mistakes.push({ token: start, previous: undefined, expected });
      this.resume(start, this.nesting, sync);
      many();
    }
  }

  private isRest(open: IToken | undefined): boolean {
    return !this.atEnd() && (!open || this.lexeme(1).depth > (open as Lexeme).depth);
  }

  /** Reads one item of a list; a broken one is skipped, or replaced by what `invent` makes of its place. */
  private collect<X>(list: X[], read: () => X, sync: Sync = 'item', invent?: (span: T.Node['span']) => X): void {
    if (this.RECORDING_PHASE) {
      read();
      return;
    }
    const start = this.lexeme(1);
    const nesting = this.nesting;
    try {
      list.push(read());
    } catch (error) {
      this.recover(error, start, nesting, sync);
      if (invent) list.push(invent(this.from(start)));
    }
  }

  /** Reads a part; a broken one becomes `Missing`, and reading goes on where the next item may begin. */
  private attempt<X>(read: () => X, sync: Sync = 'item'): X | T.Missing {
    if (this.RECORDING_PHASE) return read();
    const start = this.lexeme(1);
    const nesting = this.nesting;
    try {
      return read();
    } catch (error) {
      this.recover(error, start, nesting, sync, true);
      return { node: 'missing', span: this.from(start) };
    }
  }

  /** Reads what stands between brackets; after a mistake reading goes on at the closing bracket. */
  private inside(open: IToken, read: () => unknown): void {
    if (this.RECORDING_PHASE) {
      read();
      return;
    }
    const { depth } = open as Lexeme;
    const nesting = this.nesting;
    try {
      read();
      if (this.lexeme(1).depth !== depth) this.CONSUME9(sign(CLOSERS[open.image] ?? ')'));
    } catch (error) {
      if (!(error instanceof Error) || !isRecognitionException(error)) throw error;
      this.nesting = nesting;
      while (!this.atEnd() && this.lexeme(1).depth > depth) this.SKIP_TOKEN();
    }
  }

  private recover(error: unknown, start: Lexeme, nesting: number, sync: Sync, part = false): void {
    if (!(error instanceof Error) || !isRecognitionException(error)) throw error;
    this.resume(start, nesting, sync, part);
  }

  private resume(start: Lexeme, nesting: number, sync: Sync, part = false): void {
    this.nesting = nesting;
    // A part may be empty, but a list must get on.
    if (!part && this.lexeme(1) === start) this.SKIP_TOKEN();
    while (!this.atEnd() && !this.isSync(start, sync)) this.SKIP_TOKEN();
  }

  /** Whether an item may begin, or the list of `start` ends, at the next token. */
  private isSync(start: Lexeme, sync: Sync): boolean {
    const next = this.lexeme(1);
    if (next.depth < start.depth) return true;
    if (next.depth > start.depth) return false;
    if (sync === ',' && this.isSign(0, ',') && this.LA(0) !== start) return true;
    if (this.isSign(0, ';')) return true;
    if (!next.first) return false;
    if (sync === 'line') return true;
    return next.indent <= start.indent || (sync === 'stmt' && STATEMENT.has(next.image) && !CONTINUING.has(next.image));
  }
}

/** Where the next item of a list may begin: any line, after a comma, at a word of a statement, at the indentation. */
type Sync = 'item' | 'line' | ',' | 'stmt';
interface Content {
  readonly items: readonly T.Expr[];
  readonly comprehension: Omit<Extract<T.Expr, { node: 'comprehension' }>, 'node' | 'span' | 'sort'> | undefined;
}
/** Statement words that also stand inside expressions and clauses. */
const CONTINUING = new Set(['if', 'match', 'for']);
const CLOSERS: Readonly<Record<string, ')' | '}' | ']'>> = { '(': ')', '{': '}', '[': ']' };
