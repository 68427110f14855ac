import type { LogLine } from '@sandtable/session';
import { DieFace } from './DieFace.tsx';
import type { Throw } from './dice-plan.ts';
import { numbered } from './numbered.ts';
import { Panel, type Word } from './Panel.tsx';
import type { BoardWords } from './words.ts';

interface Props {
  readonly of: string;
  readonly title: string;
  readonly hasRoom: boolean | 'always';
  readonly throws: readonly Throw[];
  readonly words: Pick<BoardWords, 'hits'>;
  readonly nameOf: (line: LogLine) => string;
  readonly textOf: (line: LogLine) => string;
}

/** So many dice lie in a row at their full size. */
const FEW = 8;

/** The dice that were rolled last, with what each roll was about and what came of it. */
export const DiceTray = ({ of, title, hasRoom, throws, words, nameOf, textOf }: Props) => (
  <Panel part="dice" {...{ of, title, hasRoom }} folded={shortly(throws)}>
    <ul className="dice-throws" aria-label={title}>
      {numbered(throws).map(({ value: { line, dice, lines, hits }, place }) => (
        <li key={place}>
          <span className="throw-name">{nameOf(line)}</span>
          <span className={dice.faces.length > FEW ? 'throw-dice many' : 'throw-dice'}>
            {numbered(dice.faces).map((face) => (
              <DieFace key={face.place} face={face.value} isDotted={dice.isDotted} isHit={hits?.[face.place]} />
            ))}
          </span>
          {hits === undefined ? null : <span className="told">{hitsText(words, hits)}</span>}
          {numbered(lines).map((said) => (
            <span key={said.place} className="throw-told">
              {textOf(said.value)}
            </span>
          ))}
        </li>
      ))}
    </ul>
  </Panel>
);

/** How many dice hit, for whoever doesn't see their color. */
const hitsText = ({ hits }: Pick<BoardWords, 'hits'>, all: readonly boolean[]): string =>
  hits.replace('{n}', String(all.filter((hit) => hit).length)).replace('{of}', String(all.length));

/** However many throws there are, about as many dice are named as lie in a row, so that they fit into the line. */
export function shortly(throws: readonly Throw[]): readonly Word[] {
  const few = Math.max(2, Math.floor(FEW / throws.length));
  return throws.map(({ dice: { faces } }, i) => ({
    key: String(i),
    text: [...faces.slice(0, few), ...(faces.length > few ? ['…'] : [])].join(' '),
  }));
}
