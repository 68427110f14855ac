import { type Canonical, type CanonicalAsk, type CanonicalLane, type CanonicalValue, RUNNING } from '@sandtable/engine';
import { entry, type RunValue } from '@sandtable/eval';
import type { Model } from '@sandtable/model';
import type { Identity } from './identity.ts';
import type { Lane } from './lane.ts';
import type { OpenAsk } from './open-ask.ts';
import { isLive } from './pools.ts';
import type { Position } from './position.ts';
import { candidates, count, excluded } from './question.ts';

export function canonical(model: Model, position: Position, asks: readonly OpenAsk[]): Canonical {
  return {
    status: position.status,
    reason: position.reason,
    winners: position.winners,
    fault: position.fault?.name,
    phase: position.phase,
    chance: Object.fromEntries(position.chances),
    fields: stateFields(model, position),
    states: Object.fromEntries(model.states.map((state, i) => [state.name, plain(entry(position.states, i))])),
    known: byKind(model, position, ({ known }) => [...known]),
    epochs: byKind(model, position, ({ epochs }) => [...epochs]),
    asks: position.status === RUNNING ? asks.map(canonicalAsk) : [],
    lanes: position.status === RUNNING ? position.lanes.map(canonicalLane) : [],
  };
}

function canonicalAsk(ask: OpenAsk): CanonicalAsk {
  return {
    choice: ask.choice.path,
    role: ask.role,
    candidates: candidates(ask, 0, []),
    excluded: excluded(ask),
    count: count(ask),
  };
}

const canonicalLane = ({ role, open, answers }: Lane): CanonicalLane => ({
  role,
  ready: open === undefined,
  answers: { ...answers },
});

function stateFields(model: Model, position: Position): Canonical['fields'] {
  const named = model.fields.flatMap((field, i) =>
    field.state ? [[`${entry(model.kinds, field.kind).name}.${field.name}`, there(model, position, i)] as const] : [],
  );
  return Object.fromEntries(named);
}

/** What a member of a pool had when it was removed isn't part of the state. */
function there(model: Model, position: Position, field: number): readonly CanonicalValue[] {
  const { kind } = entry(model.fields, field);
  return plain(entry(position.fields, field)).map((value, member) =>
    isLive(model, position, kind, member) ? value : 0,
  );
}

const byKind = <T>({ kinds }: Model, { identities }: Position, of: (identity: Identity) => T): Record<string, T> =>
  Object.fromEntries([...identities].map(([kind, identity]) => [entry(kinds, kind).name, of(identity)]));

/** What a state holds is codes and sets; a copy, so that later decisions do not change it. */
const plain = (values: readonly RunValue[]): readonly CanonicalValue[] => [...values] as CanonicalValue[];
