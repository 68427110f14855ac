import { reader } from '@sandtable/board';
import type { AskView } from '@sandtable/session';
import { useStore } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { useLayout, useTexts } from './useTexts.ts';

/** An answer that the layout names, with what each key takes. */
interface NamedSetup {
  readonly name: string;
  readonly values: ReadonlyMap<string, string>;
}

/** The setups that the layout has for a question; one that says nothing about the keys that are asked for isn't offered. */
export function useSetups(ask: AskView): readonly NamedSetup[] {
  const { info, view } = useStore(pick('info', 'view'));
  const texts = useTexts();
  const layout = useLayout();
  if (info === undefined || layout === undefined) return [];
  const read = reader(info, view);
  return layout.setups
    .filter(({ of }) => of === ask.choice)
    .map(({ values, title }) => {
      const [kind = '', field] = values.split('.');
      const members = info.kinds.find(({ name }) => name === kind)?.members ?? [];
      const pairs = (ask.each?.keys ?? []).flatMap((key): readonly (readonly [string, string])[] => {
        const value = read(kind, members.indexOf(key), field);
        return value === undefined || value === 'none' ? [] : [[key, String(value)]];
      });
      return { name: texts.path(title ?? `field/${values}`), values: new Map(pairs) };
    })
    .filter(({ values }) => values.size > 0);
}
