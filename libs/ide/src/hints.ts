import type { Library } from '@sandtable/compiler';
import type { Arg, Decl, Expr, SettingDecl } from '@sandtable/syntax';
import type { Span } from '@sandtable/text';
import { declOf } from './heads.ts';
import { nameSpan, usesIn } from './places.ts';
import { showValue } from './values.ts';
import { nodesIn } from './walk.ts';

/** Something small that is shown in the text and is not part of it. */
export interface Hint {
  /** An offset in the text of today. */
  readonly at: number;
  readonly text: string;
  /** The number that a name or expression comes to stands behind it, the name of a parameter before its value. */
  readonly sort: 'value' | 'parameter';
}

/** What can be added to a part of a file: what constants come to, and what literal arguments are for. */
export function hintsIn(library: Library, file: string, part: Pick<Span, 'start' | 'end'>): readonly Hint[] {
  const touches = ({ start, end }: Span): boolean => start <= part.end && end >= part.start;
  const decls = (library.files.get(file)?.decls ?? []).filter(({ span }) => touches(library.today(span)));
  const hints = [
    ...numbersOf(library, file),
    ...decls.flatMap((decl) => [...computed(library, decl), ...labels(library, decl)]),
  ];
  return hints.filter(({ at }) => at >= part.start && at <= part.end).sort((a, b) => a.at - b.at);
}

/** The number behind each name of a constant or ruling; what players may choose has none yet. */
function numbersOf(library: Library, file: string): readonly Hint[] {
  const seen = new Set<number>();
  return usesIn(library).flatMap((use): readonly Hint[] => {
    const { target, span, defines } = use;
    if (defines || target.sort !== 'setting' || span.file !== file || seen.has(span.start)) return [];
    seen.add(span.start);
    const number = numberOf(library, target.name);
    return number === undefined ? [] : [{ at: nameSpan(library, use).end, text: `= ${number}`, sort: 'value' }];
  });
}

/** What a constant comes to that is not simply written down. */
function computed(library: Library, decl: Decl): readonly Hint[] {
  if (decl.node !== 'setting' || isLiteral(decl.value) || decl.value.node === 'name') return [];
  const number = numberOf(library, decl.name.text);
  return number === undefined ? [] : [{ at: library.today(decl.value.span).end, text: `= ${number}`, sort: 'value' }];
}

function numberOf(library: Library, name: string): string | undefined {
  const decl = declOf(library, name);
  const { world } = library.basis.draft;
  const setting = world.settings.get(name);
  if (setting === undefined || decl?.node !== 'setting' || !isFixed(decl)) return undefined;
  const shown = showValue(world, setting.type, setting.value);
  return /^-?\d/.test(shown) ? shown : undefined;
}

const isFixed = ({ sort }: SettingDecl): boolean => sort !== 'option';

/** The names of parameters before arguments that do not say by themselves what they are. */
function labels(library: Library, decl: Decl): readonly Hint[] {
  const targets = library.basis.draft.world.uses?.targets;
  return [...nodesIn(decl)].flatMap((part): readonly Hint[] => {
    const call = part as Expr;
    if (call.node !== 'apply' || call.callee.node !== 'name' || !call.args.some(isBare)) return [];
    const target = targets?.get(call.callee.name);
    const declared = target && CALLED.has(target.sort) ? declOf(library, target.name) : undefined;
    const params = declared !== undefined && 'params' in declared ? declared.params : [];
    return call.args.flatMap((arg, i) => labelOf(library, arg, params[i]?.name.text));
  });
}

const CALLED = new Set(['function', 'search', 'procedure']);

function labelOf(library: Library, arg: Arg, name: string | undefined): readonly Hint[] {
  if (name === undefined || !isBare(arg)) return [];
  return [{ at: library.today(arg.value.span).start, text: `${name}:`, sort: 'parameter' }];
}

const isBare = ({ label, value }: Arg): boolean => label === undefined && isLiteral(value);

const isLiteral = (value: Expr): boolean =>
  ['number', 'string', 'bool', 'none'].includes(value.node) ||
  (value.node === 'unary' && value.op === '-' && value.of.node === 'number');
