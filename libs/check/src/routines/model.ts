import type { Routine } from '@sandtable/model';
import type { World } from '../world.ts';
import { givenTo, targetsOf } from './target.ts';

/** What the model keeps of signatures. */
export const routinesOf = (world: World): readonly Routine[] =>
  world.routines.map((entry) => ({
    sort: entry.sort,
    name: entry.type.name,
    constants: entry.constants.map(({ text, target, args, span }) => ({
      text,
      name: target.name,
      given: args.flatMap((arg, i) =>
        arg.e === 'value' ? [{ name: target.names[i] ?? '', type: arg.type, value: arg.value }] : [],
      ),
      span,
    })),
    targets: targetsOf(world, entry).map((target) => ({ name: target.name, given: givenTo(target, entry) ?? [] })),
    call: entry.call,
  }));
