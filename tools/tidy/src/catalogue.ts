import { type Entry, FluentParser, type Junk, type Message, type VariableReference, Visitor } from '@fluent/syntax';
import { lineAt } from './tree.ts';

/** A message of a catalogue, with what is filled into it. */
interface Text {
  readonly id: string;
  readonly line: number;
  readonly variables: readonly string[];
  readonly attributes: readonly string[];
}

/** A file of Fluent. */
interface Catalogue {
  readonly texts: readonly Text[];
  /** What isn't a message, and why. */
  readonly junk: readonly { readonly line: number; readonly message: string }[];
}

/** Reads a file of Fluent; what can't be read is reported, and the rest is read all the same. */
export function readCatalogue(ftl: string): Catalogue {
  const entries: readonly Entry[] = new FluentParser().parse(ftl).body;
  const texts = entries.filter((entry): entry is Message => entry.type === 'Message');
  const junk = entries.filter((entry): entry is Junk => entry.type === 'Junk');
  return {
    texts: texts.map((message) => ({
      id: message.id.name,
      line: lineAt(ftl, message.id.span?.start ?? 0),
      variables: variablesOf(message),
      attributes: message.attributes.map(({ id }) => id.name).toSorted(),
    })),
    junk: junk.map(({ span, annotations: [first] }) => ({
      line: lineAt(ftl, first?.span?.start ?? span?.start ?? 0),
      message: first?.message ?? 'This is no message.',
    })),
  };
}

class Variables extends Visitor {
  readonly names = new Set<string>();
  override visitVariableReference(node: VariableReference): void {
    this.names.add(node.id.name);
  }
}

function variablesOf(message: Message): readonly string[] {
  const variables = new Variables();
  variables.visit(message);
  return [...variables.names].toSorted();
}
