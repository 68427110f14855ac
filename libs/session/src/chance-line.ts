import type { ChanceInfo, GameModule } from '@sandtable/engine';
import type { LogLine, ShownValue } from './contract.ts';
import { codeOf, readValue } from './value.ts';

/**
 * A random result by names: faces and what each die was rolled for, what was picked, what was drawn from where to where, or
 * what was shuffled.
 */
export function chanceLine(
  module: GameModule,
  chance: number,
  codes: readonly number[],
  decision: number,
): LogLine | undefined {
  const entry = module.info.chances[chance];
  if (entry === undefined) return undefined;
  const sort = entry.sort === 'die' ? 'roll' : 'chance';
  return { decision, path: entry.path, sort, args: argsOf[entry.sort](module, entry, codes) };
}

type Args = (module: GameModule, entry: ChanceInfo, codes: readonly number[]) => LogLine['args'];

const argsOf: Readonly<Record<ChanceInfo['sort'], Args>> = {
  die: (module, entry, codes) => {
    const { name = '', type = -1 } = module.info.dice[entry.die] ?? {};
    const isKeyed = entry.element >= 0;
    const faces = isKeyed ? codes.filter((_, i) => i % 2 === 0) : codes;
    const rolled = { die: name, faces: faces.map((code) => String(readValue(module.info, type, code))) };
    const keys = codes.filter((_, i) => i % 2 === 1);
    return isKeyed ? { ...rolled, keys: named(module, entry, keys) } : rolled;
  },
  pick: (module, entry, ordinals) => ({ picked: named(module, entry, ordinals) }),
  draw: (module, entry, [from = 0, to = 0, ...ordinals]) => ({
    from: spotNamed(module, entry, from),
    ...(to === 0 ? {} : { to: spotNamed(module, entry, to) }),
    drawn: named(module, entry, ordinals),
  }),
  shuffle: (module, entry, [at = 0]) => ({ pile: spotNamed(module, entry, at) }),
};

/** What is picked or drawn has the element type, whatever the type of the result. */
const named = ({ info }: GameModule, { element }: ChanceInfo, ordinals: readonly number[]): ShownValue =>
  ordinals.map((ordinal) => String(readValue(info, element, codeOf(info, element, ordinal))));

function spotNamed({ info, layout }: GameModule, { pile }: ChanceInfo, code: number): string {
  const path = info.piles[pile]?.field;
  const stored = layout.fields.find((field) => field.path === path);
  return stored === undefined ? '' : String(readValue(info, stored.type, code));
}
