import { bool, type Choice, type Expr, type Guard } from '@sandtable/model';
import { convert } from '../code/coerce.ts';
import type { World } from '../world.ts';
import type { Demanded } from './entry.ts';

/** Guards the arms that only call a value by the requirements of everything that may be called. */
export function addDemands(world: World): void {
  for (const demanded of world.demanded.splice(0)) {
    const choice = world.choices[demanded.choice];
    if (choice?.form === 'menu') world.choices[demanded.choice] = guarded(world, choice, demanded);
  }
}

type Menu = Choice & { readonly form: 'menu' };

function guarded(world: World, choice: Menu, demanded: Demanded): Menu {
  const more = guardsOf(world, demanded);
  const arms = choice.arms.map((arm, i) => {
    if (i !== demanded.arm) return arm;
    const last = arm.params.at(-1);
    if (last === undefined) return { ...arm, guards: [...arm.guards, ...more] };
    return { ...arm, params: [...arm.params.slice(0, -1), { ...last, guards: [...last.guards, ...more] }] };
  });
  return { ...choice, arms };
}

/** For each constant with requirements: either the value is another one, or it holds. */
function guardsOf(world: World, { routine, args: [which, ...rest], span }: Demanded): readonly Guard[] {
  return (world.routines[routine]?.constants ?? []).flatMap(({ target, args: given }, code) => {
    const { requires = [] } = world.procedures.get(target.name) ?? {};
    const args = [...given, ...rest.map((arg, i) => convert(arg, target.params[given.length + i] ?? arg.type))];
    return requires.map(({ fn, reason }): Guard => {
      const test: Expr = { e: 'call', fn, args, type: bool, span };
      return { test: which ? either(which, code, test) : test, reason };
    });
  });
}

function either(which: Expr, code: number, test: Expr): Expr {
  const { span } = test;
  const other: Expr = {
    e: 'compare',
    op: '!=',
    left: which,
    right: { e: 'value', value: code, type: which.type, span },
    type: bool,
    span,
  };
  return { e: 'logic', op: 'or', left: other, right: test, type: bool, span };
}
