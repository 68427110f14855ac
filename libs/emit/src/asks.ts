import type { Choice } from '@sandtable/model';
import { fn, type Head, head, type Item, int } from './code.ts';
import { seatTable } from './seats.ts';
import { type Scope, settle } from './unit.ts';
import { isTakenAlone } from './weighed.ts';
import type { Whole } from './whole.ts';

/** Opens a function of the module: its text, with the locals it uses declared. */
export type Define = (head: Head, choice: Choice, body: (s: Scope) => void) => void;

/** Where a question is put from: its frame, and the slots for who answers and who may, where there are several. */
export interface AskedAt {
  readonly frame: number;
  readonly who: number;
  readonly open: number;
}

/** Whether the candidates of a question that has just been put lie where a random answer is drawn from. */
type Kept = boolean | 'in play';

/**
 * Publishes a question: watchers, who answers, whether there is anything to choose. `possible` finds out the last, and says
 * whether its candidates are kept.
 */
export function asks(define: Define, choice: Choice, i: number, at: AskedAt, possible: (s: Scope) => Kept): void {
  if (choice.askers) return asksAny(define, choice, i, at, possible);
  define(head(`ask${i}`, [], 'boolean'), choice, (s) => {
    const place = s.unit.infos.place(choice.at.span);
    const role = settle(s, s.lower.words(s, choice.by)).at(0);
    const roles = s.unit.model.kinds[s.unit.model.seats.kind]?.members.length ?? 0;
    s.w.line(`if (${seatTable(s)}[S[4] * ${roles} + ${role}] === -1) fault(5, ${place});`);
    const lane = s.unit.model.procedures[choice.procedure]?.lane !== undefined;
    const kept = possible(s);
    if (kept && !lane) s.w.note(choice.at.span, { is: 'kept-candidates', alone: isTakenAlone(s.unit.model, choice) });
    // In a lane it is the driver that puts the questions, when all of them are known.
    if (lane) return s.w.line(`S[11] = ${i}; return true;`);
    s.w.line('if (rest()) return true;');
    s.w.line(
      `S[10] = 1; S[11] = ${i}; S[12] = ${role}; S[13] = ${at.frame};${kept ? `${kept === 'in play' ? ' if (left > 0)' : ''} fresh = ${i};` : ''}`,
    );
    s.w.line('return true;');
  });
}

/**
 * Publishes a question that any of several roles may answer. Who it is evaluated for stands in the frame, so that all
 * its functions read them like any other local; those who have nothing to choose are not asked.
 */
function asksAny(
  define: Define,
  choice: Choice,
  i: number,
  { frame, who, open }: AskedAt,
  possible: (s: Scope) => Kept,
): void {
  define(head(`able${i}`, [], 'boolean'), choice, (s) => {
    possible(s);
    s.w.line('return true;');
  });
  define(head(`ask${i}`, [], 'boolean'), choice, (s) => {
    const place = s.unit.infos.place(choice.at.span);
    const roles = s.unit.model.kinds[s.unit.model.seats.kind]?.members.length ?? 0;
    const among = choice.askers ? settle(s, s.lower.words(s, choice.askers.among)).at(0) : '0';
    s.w.line('let open = 0, first = -1;');
    s.w.block(`for (let w = ${among}; w !== 0; w &= w - 1)`, () => {
      s.w.line('const role = 31 - Math.clz32(w & -w);');
      s.w.line(`if (${seatTable(s)}[S[4] * ${roles} + role] === -1) continue;`);
      s.w.line('if (first === -1) first = role;');
      s.w.line(`S[${who}] = role;`);
      s.w.line(`if (able${i}()) open |= w & -w;`);
    });
    s.w.line(`if (first === -1) fault(5, ${place});`);
    s.w.line(`if (open === 0) { S[${who}] = first; ${instead(choice, place)}; }`);
    s.w.line(`S[${open}] = open;`);
    s.w.line('if (rest()) return true;');
    s.w.line(`S[10] = bits(open); S[11] = ${i}; S[13] = ${frame};`);
    s.w.line('select(0);');
    s.w.line('return true;');
  });
}

const instead = (choice: Choice, place: number): string =>
  choice.form === 'menu' || choice.otherwise === undefined ? `fault(4, ${place})` : 'return false';

/** What `select` does for questions that several may answer: number `k` of them is evaluated. */
export function selecting(unit: Whole): readonly Item[] {
  const cases = unit.model.choices.flatMap(({ askers, procedure }, i) => {
    const slots = unit.frames[procedure]?.slots;
    return askers ? [`case ${i}: return selectAsker(k, ${slots?.get(askers.who)}, ${slots?.get(askers.open)});`] : [];
  });
  return [
    fn('selectAsker', [int('k'), int('who'), int('open')], 'void')`
      const role = nth(S, open, k);
      S[who] = role; S[12] = role; S[15] = k;
    `,
    {
      c: 'function',
      ...head('select', [int('k')], 'void'),
      body: [
        unit.lanes === undefined ? '' : 'if (S[14] !== 0) return selectLane(k);',
        ...(cases.length === 0 ? [] : ['if (k >= S[10]) return;', 'switch (S[11]) {', ...cases, '}']),
      ].filter((line) => line !== ''),
    },
  ];
}
