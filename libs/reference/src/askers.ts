import { type Env, Fault, fork, members } from '@sandtable/eval';
import type { Choice } from '@sandtable/model';
import type { Span } from '@sandtable/text';
import { sameSeals } from './sealed.ts';

/** A role that is asked, and the locals with which its candidates are evaluated. */
export interface Asker {
  readonly role: number;
  readonly env: Env;
}

/** All who can answer; none where nobody has anything to choose. */
export function askersOf(env: Env, choice: Choice, span: Span, possible: (env: Env) => boolean): readonly Asker[] {
  const { by, askers } = choice;
  if (askers === undefined) {
    const role = Number(env.value(by));
    if (env.world.seatOf(role) < 0) throw new Fault('unseated', span, { value: { is: role, from: by.type } });
    return possible(env) ? [{ role, env }] : [];
  }
  const seated = members(env, askers.among).filter((role) => env.world.seatOf(role) >= 0);
  const [first] = seated;
  if (first === undefined) throw new Fault('unseated', span);
  // Where nobody is asked, the first of them is spoken of.
  env.frame.values[askers.who] = first;
  const all = seated.map((role): Asker => ({ role, env: lookingAs(env, askers.who, role) }));
  return all.filter((asker) => possible(asker.env));
}

/** Each of several who are asked at once sees himself as the one who answers. */
function lookingAs(env: Env, who: number, role: number): Env {
  const own = fork(env);
  own.frame.values[who] = role;
  sameSeals(env.frame, own.frame);
  return own;
}
