import type { AskView } from '@sandtable/session';
import { describe, expect, it } from 'vitest';
import { isDrafted, isFull, openable, withValue } from '../src/state/half-answer.ts';

const ask = (keys: readonly string[]) => ({ each: { keys, kind: 'Army' } }) as unknown as AskView;

describe('a draft', () => {
  it('grows by the key that is open, or has another value there', () => {
    expect(withValue(['north'], 1, 'south')).toEqual(['north', 'south']);
    expect(withValue(['north', 'south'], 0, 'west')).toEqual(['west', 'south']);
  });

  it('is full once every key has a value', () => {
    expect(isFull(ask(['a', 'b']), ['north'])).toBe(false);
    expect(isFull(ask(['a', 'b']), ['north', 'south'])).toBe(true);
  });

  it('opens the keys it speaks of and the next', () =>
    expect(openable(ask(['a', 'b', 'c']), ['north'])).toEqual(['a', 'b']));

  it('is for assignments to several keys', () => {
    expect(isDrafted(ask(['a']))).toBe(false);
    expect(isDrafted(ask(['a', 'b']))).toBe(true);
    expect(isDrafted({} as AskView)).toBe(false);
  });
});
