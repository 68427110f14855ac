import type { GameInfo } from '@sandtable/engine';

/** The path of the text for the call of an effect, `Effect.draw.name`, and the values that it can use. */
export interface CallWords {
  readonly path: string;
  readonly args: Readonly<Record<string, string | number>>;
}

/** Effects by the path of their name, `Effect.draw(2).name`. */
export const callWords = ({ types }: GameInfo): ReadonlyMap<string, CallWords> =>
  new Map(
    types
      .flatMap((type) => (type.t === 'union' ? type.parts : []))
      .flatMap((part) =>
        part.p === 'tag' && part.call
          ? [
              [
                `${part.of}.${part.name}.name`,
                { path: `${part.of}.${part.call.name}.name`, args: part.call.given },
              ] as const,
            ]
          : [],
      ),
  );
