import type { Language } from '@sandtable/messages';
import { termOf } from '@sandtable/text';
import { alongPiece, memberAlong, typeOfKind } from './along.ts';
import type { Form, Notation, Rule } from './notation.ts';
import type { Param, Part, Spelling } from './pattern.ts';
import type { Piece, Standing } from './piece.ts';
import { kindAt, partsAt, type Slot, slotsOf, type Tag } from './shape.ts';

/** In which language, and what stands on the board: some patterns tell one thing by another that stands there. */
export interface Printer {
  readonly notation: Notation;
  readonly lang: Language;
  readonly board: readonly Standing[];
}

/** A value as a line, in the first spelling that has all it needs; as the rules name it where there is none. */
export function print(printer: Printer, form: Form, value: string, piece: Piece | undefined): string {
  const { notation } = printer;
  if ('type' in form) return valueText(printer, form.type, value, piece) ?? value;
  const rule = notation.rules.get(value === 'none' ? `${form.question}.none` : form.question);
  const answer = form.question.slice(form.question.lastIndexOf('/') + 1);
  return (rule && ruleText(printer, rule, new Map([[answer, value]]), piece)) ?? value;
}

/** A line with what became of it: as the patterns write a value of a field of the piece, else as it is. */
export function printResult(printer: Printer, kind: number, standing: Standing, line: string): string {
  const { info, results } = printer.notation;
  const name = info.kinds[kind]?.name ?? '';
  for (const [field, value] of Object.entries(standing.fields)) {
    const rule = results.get(`${name}.${field}.${value}`);
    const text = rule && ruleText(printer, rule, new Map([['line', line]]), undefined);
    if (text !== undefined) return text;
  }
  return line;
}

function valueText(printer: Printer, type: number, value: string, piece?: Piece): string | undefined {
  const { info } = printer.notation;
  const kind = kindAt(info, type);
  if (kind !== undefined) return memberText(printer, kind, value);
  const parts = partsAt(info, type);
  if (parts.length === 0) return value;
  const { name } = termOf(value);
  const tag = parts.find((part): part is Tag => part.p === 'tag' && part.name === name);
  if (tag !== undefined) return tagText(printer, tag, value, piece);
  const inner = parts.flatMap((part) => (part.p === 'type' ? [part.type] : []));
  return inner.map((one) => valueText(printer, one, value, piece)).find((text) => text !== undefined);
}

function tagText(printer: Printer, tag: Tag, value: string, piece: Piece | undefined): string | undefined {
  const { rules } = printer.notation;
  const key = `${tag.of}.${tag.name}`;
  const rule = rules.get(key) ?? (tag.of === tag.name ? rules.get(tag.name) : undefined);
  const { args = [] } = termOf(value);
  const values = new Map(slotsOf(tag).map(({ name }, i) => [name, args[i] ?? '']));
  return rule ? ruleText(printer, rule, values, piece) : nameText(printer, key);
}

/** A member by its name, or where its kind has a pattern, by its fields; undefined where no member is named so. */
function memberText(printer: Printer, kind: number, member: string): string | undefined {
  const { notation, board } = printer;
  const { name = '', members = [] } = notation.info.kinds[kind] ?? {};
  if (!members.includes(member)) return undefined;
  const standing = board.find((one) => one.member === member);
  const standingText = standing && pieceText(printer, kind, { fields: standing.fields });
  return standingText ?? nameText(printer, `${name}.${member}`) ?? member;
}

export function pieceText(printer: Printer, kind: number, piece: Piece): string | undefined {
  if (!('fields' in piece)) return memberText(printer, kind, piece.member);
  const { info, rules } = printer.notation;
  const { name = '' } = info.kinds[kind] ?? {};
  const rule = rules.get(name);
  if (rule) return ruleText(printer, rule, new Map(Object.entries(piece.fields)), undefined);
  return 'member' in piece ? nameText(printer, `${name}.${String(piece.member)}`) : undefined;
}

/** The first name in the language, else in English, else in any. */
function nameText({ notation, lang }: Printer, key: string): string | undefined {
  const names = notation.names.get(key) ?? [];
  return (names.find((name) => name.lang === lang) ?? names.find((name) => name.lang === 'en') ?? names[0])?.text;
}

interface Filling {
  readonly printer: Printer;
  readonly slots: readonly Slot[];
  readonly values: ReadonlyMap<string, string>;
  readonly piece: Piece | undefined;
  /** Nothing may be left untold: values are, members are only told apart. */
  readonly whole: boolean;
}

function ruleText(
  printer: Printer,
  rule: Rule,
  values: Filling['values'],
  piece: Piece | undefined,
): string | undefined {
  const { slots, s } = rule.subject;
  const filling = { printer, slots, values, piece, whole: s !== 'kind' };
  for (const { spelling } of spellingsIn(rule, printer.lang)) {
    const text = spellingText(filling, spelling);
    if (text !== undefined) return text.replace(/\s+/g, ' ').trim();
  }
  return undefined;
}

/** Those of the language, else of English, else all. */
function spellingsIn({ spellings }: Rule, wanted: Language): Rule['spellings'] {
  const own = [wanted, 'en'].map((one) => spellings.filter(({ lang }) => lang === one));
  return own.find((some) => some.length > 0) ?? spellings;
}

/** Undefined if a value is missing, or if an existing one can't be written. */
function spellingText(filling: Filling, spelling: Spelling): string | undefined {
  const texts = spelling.parts.map((part) => partText(filling, part));
  return texts.includes(undefined) || (filling.whole && !tellsAll(filling, spelling)) ? undefined : texts.join('');
}

function partText(filling: Filling, part: Part): string | undefined {
  if (part.p === 'text') return part.text;
  if (part.p === 'param') return paramText(filling, part);
  return sectionText(filling, part);
}

/** What may be left out is written where it tells something. */
function sectionText(filling: Filling, section: Extract<Part, { p: 'section' }>): string {
  if (section.flag !== undefined && filling.values.get(section.flag.name) !== 'true') return '';
  for (const spelling of section.spellings) {
    if (section.flag === undefined && !spelling.parts.some((part) => part.p === 'param')) continue;
    const texts = spelling.parts.map((part) => partText(filling, part));
    if (!texts.includes(undefined)) return texts.join('');
  }
  return '';
}

function paramText({ printer, slots, values, piece }: Filling, param: Param): string | undefined {
  const slot = slots.find((one) => one.name === param.name);
  if (slot === undefined) return undefined;
  const value = values.get(param.name);
  if (slot.context) return piece && pieceText(printer, kindAt(printer.notation.info, slot.type) ?? -1, piece);
  if (value === undefined || value === 'none') return undefined;
  return param.via ? projectedText(printer, param.via, value) : valueText(printer, slot.type, value);
}

/** The member of which the value is a part: one that stands on the board, or the first of a kind without pattern. */
function projectedText(printer: Printer, via: readonly string[], value: string): string | undefined {
  const { notation, board } = printer;
  const { info, rules } = notation;
  const [name = '', ...path] = via;
  const kind = info.kinds.findIndex((one) => one.name === name);
  if (!rules.has(name)) {
    const type = typeOfKind(info, kind);
    const member = info.kinds[kind]?.members.find((one) => memberAlong(info, type, one, path) === value);
    return member && memberText(printer, kind, member);
  }
  const standing = board.find(({ fields }) => alongPiece(info, kind, fields, path) === value);
  return standing && pieceText(printer, kind, standing);
}

/** Whether every value that would be lost is in the spelling: what is left out reads as none or false. */
function tellsAll({ slots, values }: Filling, spelling: Spelling): boolean {
  const names = namesIn(spelling);
  return slots.every(({ name, context }) => {
    const value = values.get(name);
    return context || value === undefined || value === 'none' || value === 'false' || names.has(name);
  });
}

function namesIn({ parts }: Spelling): ReadonlySet<string> {
  const names = parts.flatMap((part): readonly string[] => {
    if (part.p === 'text') return [];
    if (part.p === 'param') return [part.name];
    return [...(part.flag ? [part.flag.name] : []), ...part.spellings.flatMap((one) => [...namesIn(one)])];
  });
  return new Set(names);
}
