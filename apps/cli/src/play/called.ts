import { reader } from '@sandtable/board/plain';
import type { Texts } from '@sandtable/board/texts';
import { type AskView, infoSeen, type MatchView } from '@sandtable/session';
import { inked } from '../screen/ink.ts';
import type { Desk } from './desk.ts';

/** Nothing, or what the viewer may not see. */
const SILENT: ReadonlySet<unknown> = new Set([undefined, '', 'none', '?', false, 0]);

type Drawn = Pick<Desk, 'match' | 'layout' | 'textsOf'>;

/** What a member is called, with what is printed on its counter or card and where it stands, as far as its name doesn't say so. */
export function describer(
  { match, layout, textsOf }: Drawn,
  view: MatchView,
): (member: string, kind: string) => string {
  const info = infoSeen(match.module.info, view);
  const read = reader(info, view);
  const texts = textsOf(view);
  return (member, kind) => {
    const name = texts.member(member, kind);
    const how = layout.kinds[kind];
    const at = info.kinds.find((one) => one.name === kind)?.members.indexOf(member) ?? -1;
    if (at < 0 || (how?.draw !== 'counter' && how?.draw !== 'card')) return name;
    const fields = how.draw === 'card' ? [how.value] : [how.value, how.at];
    const said = fields.flatMap((field) => {
      const value = field === undefined || name.includes('(') ? undefined : read(kind, at, field);
      if (value === undefined || SILENT.has(value)) return [];
      const worded = texts.value(`${kind}.${field}`, value);
      return namesIt(name, worded) ? [] : [worded];
    });
    return said.length === 0 ? name : `${name} (${said.join(', ')})`;
  };
}

/** The number in “North 1” is not its strength. */
const namesIt = (name: string, worded: string): boolean =>
  Number.isNaN(Number(worded)) && name.toLowerCase().includes(worded.toLowerCase());

/** What the candidates of a question are called. Ids that can be typed stand behind names that say something else. */
export function labeller(desk: Drawn, view: MatchView, ask: AskView): (candidate: string) => string {
  const texts = desk.textsOf(view);
  const describe = describer(desk, view);
  return (candidate) => {
    if (isArm(ask)) return texts.path(`${ask.choice}/${candidate}`);
    if (candidate === 'none' || ask.kind === undefined) return texts.value(ask.choice, candidate);
    return describe(candidate, ask.kind);
  };
}

export const isArm = (ask: AskView): boolean => ask.form === 'menu' && ask.picked.length === 0;

/** The id behind a name, unless it says the same, or nothing to anybody. */
export function idBehind(label: string, candidate: string, { kind }: AskView): string {
  const same = label.toLowerCase().replaceAll(/[\s’']/g, '');
  const isSaid = same === candidate.toLowerCase().replaceAll('_', '') || !/^\w+$/.test(candidate);
  if (kind === undefined || isSaid || NUMBERED.test(candidate) || candidate.startsWith(`${kind}_`)) return '';
  return ` ${inked('dim', candidate)}`;
}

/** Members that come and go in play have ids that say nothing. */
const NUMBERED = /_\d+$/;

/** What is asked: the text of the question, then of what is picked already, and what is picked next. */
export function questionText(desk: Drawn, view: MatchView, ask: AskView): string {
  const texts: Texts = desk.textsOf(view);
  const [arm, ...rest] = ask.picked;
  const whole = texts.path(ask.choice);
  if (ask.each) return ask.next === '' ? whole : `${whole} · ${texts.begun(keyText(desk, view, ask))}`;
  if (ask.form !== 'menu' || arm === undefined) return whole;
  const done = [texts.path(`${ask.choice}/${arm}`), ...rest.map((part) => texts.begun(texts.value('', part)))].join(
    ' · ',
  );
  return ask.next === '' ? done : `${done} · ${texts.path(`${ask.choice}/${arm}/${ask.next}`)}`;
}

const keyText = (desk: Drawn, view: MatchView, { each, next }: AskView): string =>
  each?.kind === undefined ? desk.textsOf(view).member(next) : describer(desk, view)(next, each.kind);
