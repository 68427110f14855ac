import {
  type Attribute,
  type BaseNode,
  type Entry,
  FluentParser,
  type FunctionReference,
  type Identifier,
  type Junk,
  type Message,
  type MessageReference,
  type SelectExpression,
  type Term,
  type TermReference,
  type VariableReference,
  Visitor,
} from '@fluent/syntax';
import { signLimit } from '../terms/sign-limit.ts';
import { messageLanguage } from '../wording-files.ts';
import { shallow } from './depth.ts';
import { lengthOf } from './text-length.ts';

/** A message as a file has it, with what it refers to; offsets count in the file. */
export interface Said {
  readonly file: string;
  readonly lang: string;
  /** Words that are only spoken of, `-brand`, keep their sign. */
  readonly id: string;
  readonly start: number;
  readonly end: number;
  readonly named: Place;
  readonly attributes: readonly string[];
  /** How many signs it has at least. */
  readonly length: number;
  /** How many signs there is room for (`.max`), and where that is written. */
  readonly max: number | undefined;
  readonly maxAt: Place | undefined;
  readonly variables: readonly Named[];
  readonly functions: readonly Named[];
  /** Cases that terms are wanted in: `gen` of `TERM($who, case: "gen")`. */
  readonly cases: readonly Named[];
  /** Messages and terms, with the attribute behind a point. */
  readonly references: readonly Named[];
  readonly choices: readonly Choice[];
}
export interface Place {
  readonly start: number;
  readonly end: number;
}
export interface Named extends Place {
  readonly name: string;
}
/** A selection with the keys that it has; `by` is the function that is asked, or `$` for a value itself. */
export interface Choice extends Place {
  readonly by: string;
  /** Whether a number is asked for its place in a row: `NUMBER($n, type: "ordinal")`. */
  readonly ordinal: boolean;
  readonly keys: readonly string[];
}
export interface ReadFtl {
  readonly said: readonly Said[];
  /** What isn't a message. */
  readonly junk: readonly Place[];
  /** Brackets that are nested too deeply; the messages they stand in are not among those that are used. */
  readonly deep: readonly Place[];
}

const parser = new FluentParser({ withSpans: true });

/** Reads a file of messages with the places of all they name. */
export function readFtl(path: string, text: string): ReadFtl {
  const lang = messageLanguage(path) ?? '';
  // The parser counts lines that end in CR LF as they stand, but takes no mark at the beginning of a file.
  const lead = text.startsWith('\ufeff') ? 1 : 0;
  const { text: readable, deep } = shallow(text);
  const entries = parser.parse(readable.slice(lead)).body;
  return {
    said: entries.filter(isSaid).map((entry) => saidIn(entry, path, lang, lead)),
    junk: entries.filter((entry): entry is Junk => entry.type === 'Junk').map((entry) => placeOf(entry, lead)),
    deep,
  };
}

const isSaid = (entry: Entry): entry is Message | Term => entry.type === 'Message' || entry.type === 'Term';

function placeOf(node: BaseNode, lead: number): Place {
  const span = node['span'] as { readonly start: number; readonly end: number } | undefined;
  return { start: (span?.start ?? 0) + lead, end: (span?.end ?? 0) + lead };
}

function saidIn(entry: Message | Term, file: string, lang: string, lead: number): Said {
  const found = new Found(lead);
  found.genericVisit(entry);
  // What stands above a message as a comment belongs to it, and isn't part of what is taken out with it.
  const named = placeOf(entry.id, lead);
  const start = entry.type === 'Term' ? named.start - 1 : named.start;
  return {
    file,
    lang,
    id: entry.type === 'Term' ? `-${entry.id.name}` : entry.id.name,
    start,
    end: placeOf(entry, lead).end,
    named: { start, end: named.end },
    attributes: entry.attributes.map(({ id }) => id.name),
    length: entry.value ? lengthOf(entry.value) : 0,
    ...maxOf(entry, lead),
    variables: found.variables,
    functions: found.functions,
    cases: found.cases,
    references: found.references,
    choices: found.choices,
  };
}

function maxOf({ attributes }: Message | Term, lead: number): Pick<Said, 'max' | 'maxAt'> {
  const found = attributes.find(({ id }) => id.name === 'max');
  const [first] = found?.value.elements ?? [];
  const max = first?.type === 'TextElement' ? signLimit(first.value) : undefined;
  return { max, maxAt: found && placeOf(found, lead) };
}

class Found extends Visitor {
  readonly variables: Named[] = [];
  readonly functions: Named[] = [];
  readonly cases: Named[] = [];
  readonly references: Named[] = [];
  readonly choices: Choice[] = [];
  readonly #lead: number;

  constructor(lead: number) {
    super();
    this.#lead = lead;
  }

  override visitVariableReference(node: VariableReference): void {
    this.variables.push(this.#named(node.id.name, node));
  }
  override visitFunctionReference(node: FunctionReference): void {
    this.functions.push(this.#named(node.id.name, node.id));
    const kase = node.arguments.named.find(({ name }) => name.name === 'case')?.value;
    if (node.id.name === 'TERM' && kase?.type === 'StringLiteral') this.cases.push(this.#within(kase.value, kase));
    this.genericVisit(node);
  }
  override visitMessageReference(node: MessageReference): void {
    this.references.push(this.#named(full(node.id, node.attribute), node));
  }
  override visitTermReference(node: TermReference): void {
    this.references.push(this.#named(`-${full(node.id, node.attribute)}`, node));
    this.genericVisit(node);
  }
  override visitSelectExpression(node: SelectExpression): void {
    const { selector, variants } = node;
    const by = selector.type === 'FunctionReference' ? selector.id.name : '$';
    const keys = variants.map(({ key }) => (key.type === 'NumberLiteral' ? key.value : key.name));
    this.choices.push({ by, ordinal: isOrdinal(selector), keys, ...placeOf(selector, this.#lead) });
    this.genericVisit(node);
  }

  #named(name: string, node: BaseNode): Named {
    return { name, ...placeOf(node, this.#lead) };
  }
  /** What stands in quotation marks. */
  #within(name: string, node: BaseNode): Named {
    const { start, end } = placeOf(node, this.#lead);
    return { name, start: start + 1, end: end - 1 };
  }
}

const isOrdinal = (selector: SelectExpression['selector']): boolean =>
  selector.type === 'FunctionReference' &&
  selector.arguments.named.some(
    ({ name, value }) => name.name === 'type' && value.type === 'StringLiteral' && value.value === 'ordinal',
  );

const full = (id: Identifier, attribute: Attribute['id'] | null): string =>
  attribute ? `${id.name}.${attribute.name}` : id.name;
