import { type Fragment, placesIn } from '@sandtable/messages';

/** A step of the course of play, as Markdown of the fragment it stands in. */
export interface Step {
  readonly text: string;
  readonly fragment: Fragment;
  readonly steps: readonly Step[];
}

/** The course of play as the text lists it: the first list of a part that explains it; undefined where there is none. */
export function stepsOf(
  fragments: readonly Fragment[],
): { readonly fragment: Fragment; readonly steps: readonly Step[] } | undefined {
  const about = (pattern: RegExp) =>
    fragments.filter(({ explains }) => explains.some(({ part }) => pattern.test(part)));
  const explaining = [...about(/^play$/), ...about(/^play\//)];
  const listed = explaining.find((one) => itemsIn(one).length > 1) ?? fragments.find((one) => isCourse(itemsIn(one)));
  if (listed !== undefined) {
    const steps = itemsIn(listed).map((text) => ({ text, fragment: listed, steps: stepsWithin(text, fragments) }));
    return { fragment: listed, steps };
  }
  const [titled] = explaining.filter((one) => titlesBelow(one, fragments).length > 1);
  return titled && { fragment: titled, steps: titlesBelow(titled, fragments) };
}

/** A list that leads from part to part. */
const isCourse = (items: readonly string[]): boolean =>
  items.length > 1 && items.every((item) => placesIn(item).some(({ sort }) => sort === 'section'));

/** What a step consists of: the list of the part that it leads to, or the titles of what is below that. */
function stepsWithin(text: string, fragments: readonly Fragment[]): readonly Step[] {
  const led = placesIn(text).find((place) => place.sort === 'section');
  const target = led && fragments.find(({ id }) => id === led.asked.path);
  if (target === undefined) return [];
  const items = itemsIn(target, /^\d+\./);
  if (items.length > 1) return items.map((item) => ({ text: leadOf(item), fragment: target, steps: [] }));
  return titlesBelow(target, fragments);
}

/** The titles of the parts that a part consists of. */
function titlesBelow(target: Fragment, fragments: readonly Fragment[]): readonly Step[] {
  const rest = fragments.slice(fragments.indexOf(target) + 1);
  const end = rest.findIndex(({ level }) => level <= target.level);
  const below = rest.slice(0, end < 0 ? undefined : end).filter(({ level }) => level === target.level + 1);
  return below.map((fragment) => ({ text: fragment.title, fragment, steps: [] }));
}

/** The items of the first list, each in one line. */
function itemsIn({ body }: Fragment, mark = /^(?:\d+\.|[-*])\s/): readonly string[] {
  const list = body.split(/\n\s*\n/).find((block) => mark.test(block.trimStart()));
  return (list?.trim().split(/\n(?=\d+\.\s|[-*]\s)/) ?? []).map((item) =>
    item
      .replace(/^(?:\d+\.|[-*])\s+/, '')
      .replace(/\s+/g, ' ')
      .replace(/[,;]$/, ''),
  );
}

/** What is set apart at its beginning, else its first sentence. */
const leadOf = (item: string): string => /^\*+([^*]+?)\.?\*+/.exec(item)?.[1] ?? item.split(/(?<=[.:])\s/)[0] ?? item;
