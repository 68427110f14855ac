import type { Compiled } from '@sandtable/compiler';
import { type Messages, reasonPath } from '@sandtable/messages';
import type { Member, Model, Provenance, Relation, Type } from '@sandtable/model';
import { show } from '@sandtable/reference';

/** One row, or some of its columns, that no source gives. */
export interface Fact {
  /** A kind or relation, or `die`. */
  readonly kind: string;
  /** The member; of a relation both ends; of a die its name. */
  readonly member: string;
  /** Empty for the whole row. */
  readonly columns: readonly string[];
  readonly text: string;
}
export interface Ruling {
  readonly name: string;
  readonly value: string;
  readonly because: string | undefined;
  readonly cites: readonly string[];
}

/** All data of a ruleset that was reconstructed, in the order of its declarations. */
export const factsOf = (model: Model, files: Compiled['files']): readonly Fact[] => [
  ...model.kinds.flatMap(({ name, members }) => members.flatMap((member) => ofMember(name, member))),
  ...model.relations.flatMap((relation) => ofRelation(model, relation)),
  ...files.flatMap(({ decls }) =>
    decls.flatMap((decl) => (decl.node === 'die' ? made('die', decl.name.text, decl.provenance.map(plain)) : [])),
  ),
];

const ofMember = (kind: string, { id, provenance }: Member): readonly Fact[] => made(kind, id, provenance);

function ofRelation(model: Model, { name, joins, left, right, directed }: Relation): readonly Fact[] {
  const sign = directed ? '->' : '--';
  return joins.flatMap((join) => {
    const ends = [end(model, left, join.left), sign, end(model, right, join.right)];
    return made(name, ends.join(' '), join.provenance);
  });
}

/** Numbers are themselves, everything else is its ordinal. */
const end = (model: Model, type: Type, ordinal: number): string =>
  show(model, type, type.t === 'int' ? type.min + ordinal : ordinal);

const made = (kind: string, member: string, provenance: readonly Provenance[]): readonly Fact[] =>
  provenance.filter(({ how }) => how === 'reconstructed').map(({ columns, text }) => ({ kind, member, columns, text }));

type Written = Omit<Provenance, 'columns'> & { readonly columns: readonly { readonly text: string }[] };
const plain = ({ how, columns, text }: Written): Provenance => ({ how, text, columns: columns.map((one) => one.text) });

/** The rulings with their reasons, in the words of the ruleset where `texts` has any. */
export const rulingsOf = (model: Model, texts: Messages): readonly Ruling[] =>
  model.settings
    .filter(({ sort }) => sort === 'ruling')
    .map((setting) => {
      const { name, type, value, at } = setting;
      const path = reasonPath(setting);
      const because = texts.has(path) ? texts.text(path) : setting.because;
      return { name, value: show(model, type, value), because, cites: at.cites };
    });
