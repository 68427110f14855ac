import type { ChanceInfo, GameModule } from '@sandtable/engine';
import { stonesModule } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { chanceLine } from '../src/chance-line.ts';

const stones = stonesModule();
const rolled = (element: number, codes: readonly number[]) => {
  const chances: readonly ChanceInfo[] = [{ path: 'fire/guns', sort: 'die', die: 0, element, pile: -1 }];
  const info: GameModule['info'] = {
    ...stones.info,
    types: [{ t: 'int', min: 1, max: 6, den: 1 }],
    dice: [{ name: 'D6', type: 0, faces: [1, 2, 3, 4, 5, 6] }],
    chances,
  };
  return chanceLine({ ...stones, info }, 0, codes, 1)?.args;
};

test('a roll for each of some says what each die was rolled for', () => {
  expect(rolled(0, [5, 0, 2, 3])).toEqual({ die: 'D6', faces: ['5', '2'], keys: ['1', '4'] });
});

test('of other dice only faces are said', () => {
  expect(rolled(-1, [5, 2])).toEqual({ die: 'D6', faces: ['5', '2'] });
});
