import { createMessages } from '@sandtable/messages';
import { expect, it } from 'vitest';
import { bookHouseRules } from '../src/index.ts';

it('a book says with which house rules it is printed, by their titles where they have one', () => {
  const messages = createMessages('en', ['variant--low-bids--title = Low bids\n']);
  expect(bookHouseRules(messages, ['low-bids', 'mud'])).toEqual([
    messages.text('rulebook/variants', { names: 'Low bids, mud' }),
  ]);
  expect(bookHouseRules(messages, [])).toEqual([]);
});
