import type { GameInfo } from '@sandtable/engine';
import type { Model, Type } from '@sandtable/model';
import type { Span } from '@sandtable/text';
import { entries } from './entries.ts';
import { interned } from './interned.ts';
import { bare, optionsOf, outline } from './outline.ts';
import { typeTable } from './type-table.ts';

/** Collects everything about a module that is data; places and reasons are numbered as they come up. */
export interface Infos {
  type(type: Type): number;
  place(span: Span): number;
  reason(path: string): number;
  counted(span: Span): number;
  phase(path: string): number;
  text(value: string): number;
  info(): GameInfo;
}

export function infosOf(model: Model, digest: string): Infos {
  const types = typeTable(model);
  const places = interned<Span>((span) => `${span.file}\0${span.start}\0${span.end}`);
  const reasons = interned<string>((path) => path);
  const texts = interned<string>((value) => value);
  const hasTexts = optionsOf(model).some(({ type }) => type.t === 'text');
  const counted: Span[] = [];
  const phases = model.labels.filter((label) => label.sort === 'phase').map((label) => label.path);
  const info = (): GameInfo => ({
    ...outline(model, types.index, texts.index),
    ...(hasTexts ? { texts: texts.all } : {}),
    digest,
    types: types.all,
    phases,
    procedures: entries(model.procedures).map(({ name }) => name),
    reasons: reasons.all,
    places: places.all.map(bare),
    counted: counted.map(bare),
  });
  const count = (span: Span) => counted.push(span) - 1;
  const phase = (path: string) => phases.indexOf(path);
  return {
    type: types.index,
    place: places.index,
    reason: reasons.index,
    text: texts.index,
    counted: count,
    phase,
    info,
  };
}

/** What is data about a module, without making one. */
export const gameInfo = (model: Model): GameInfo => infosOf(model, '').info();
