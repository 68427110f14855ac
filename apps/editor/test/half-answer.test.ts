import type { AskView } from '@sandtable/session';
import { describe, expect, it } from 'vitest';
import { isDrafted, isFull, isSameQuestion, keysOpening, withValue } from '../src/state/half-answer.ts';

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

  it('opens keys in any order: one without a value comes next', () => {
    const four = ask(['a', 'b', 'c', 'd']);
    expect(keysOpening(four, ['north'], 0)).toEqual(['a', 'b', 'c', 'd']);
    expect(keysOpening(four, ['north'], 1)).toEqual(['a', 'b', 'c', 'd']);
    expect(keysOpening(four, ['north'], 3)).toEqual(['a', 'd', 'b', 'c']);
  });

  it('is the same question in whatever order its keys are given', () => {
    expect(isSameQuestion(ask(['a', 'b']), ask(['b', 'a']))).toBe(true);
    expect(isSameQuestion(ask(['a', 'b']), ask(['a', 'c']))).toBe(false);
  });

  it('is for assignments to several keys', () => {
    expect(isDrafted(ask(['a']))).toBe(false);
    expect(isDrafted(ask(['a', 'b']))).toBe(true);
    expect(isDrafted({} as AskView)).toBe(false);
  });
});
