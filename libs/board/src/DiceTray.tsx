import type { LogLine } from '@sandtable/session';
import type { ReactNode } from 'react';
import type { AskedDice } from './asked-dice.ts';
import { DieFace } from './DieFace.tsx';
import type { Throw } from './dice-plan.ts';
import { numbered } from './numbered.ts';
import { Panel, type Word } from './Panel.tsx';
import type { Picking } from './Pick.tsx';
import type { BoardWords } from './words.ts';

interface Props {
  readonly of: string;
  readonly title: string;
  readonly hasRoom: boolean | 'always';
  readonly throws: readonly Throw[];
  readonly words: Pick<BoardWords, 'hits'>;
  readonly nameOf: (line: LogLine) => string;
  readonly textOf: (line: LogLine) => string;
  /** What a face means where it was rolled; undefined if it needs no words. */
  readonly meaningOf: (line: LogLine, face: string) => string | undefined;
  /** Dice that the question is about, which answer it. */
  readonly asked: AskedDice;
  readonly wordOf: (answer: string) => string;
  readonly picking: Picking;
}

/** So many dice lie in a row at their full size. */
const FEW = 8;

/** The dice that were rolled last, with what each roll was about and what came of it. */
export const DiceTray = ({ of, title, hasRoom, throws, words, asked, wordOf, picking, ...how }: Props) => (
  <Panel
    key={String(asked.size > 0)}
    part="dice"
    {...{ of, title, hasRoom }}
    isAsked={asked.size > 0}
    folded={shortly(throws, how.nameOf)}
  >
    <ul className="dice-throws" aria-label={title}>
      {numbered(throws).map(({ value: { line, dice, lines, hits }, place }) => (
        <li key={place}>
          <span className="throw-name">{how.nameOf(line)}</span>
          <span className={dice.faces.length > FEW ? 'throw-dice many' : 'throw-dice'}>
            {numbered(dice.faces).map((face) => (
              <Die
                key={face.place}
                {...{ picking, wordOf, face: face.value }}
                answer={answerAt(asked, line, dice.keys?.[face.place])}
              >
                <DieFace
                  face={face.value}
                  isDotted={dice.isDotted}
                  isHit={hits?.[face.place]}
                  meaning={how.meaningOf(line, face.value)}
                />
              </Die>
            ))}
          </span>
          {hits === undefined ? null : <span className="told">{hitsText(words, hits)}</span>}
          {numbered(lines).map((said) => (
            <span key={said.place} className="throw-told">
              {how.textOf(said.value)}
            </span>
          ))}
        </li>
      ))}
    </ul>
  </Panel>
);

/** What a die in the tray answers, unless it was rolled again since. */
const answerAt = (asked: AskedDice, line: LogLine, key: string | undefined): string | undefined =>
  key !== undefined && asked.get(key)?.line === line ? key : undefined;

interface DieProps extends Pick<Props, 'wordOf' | 'picking'> {
  readonly answer: string | undefined;
  readonly face: string;
  readonly children: ReactNode;
}

/** A button where the die is an answer. */
const Die = ({ answer, face, wordOf, picking, children }: DieProps) => {
  const { onPick } = picking;
  if (answer === undefined || onPick === undefined || !picking.isLegal('', answer)) return children;
  const isPicked = picking.isPicked('', answer);
  return (
    <button
      type="button"
      className={isPicked ? 'die-pick picked' : 'die-pick'}
      aria-label={`${wordOf(answer)}: ${face}`}
      aria-pressed={isPicked}
      data-pick={answer}
      onClick={() => onPick(answer, '')}
    >
      {children}
    </button>
  );
};

/** How many dice hit, for whoever doesn't see their color. */
const hitsText = ({ hits }: Pick<BoardWords, 'hits'>, all: readonly boolean[]): string =>
  hits.replace('{n}', String(all.filter((hit) => hit).length)).replace('{of}', String(all.length));

/** However many throws there are, about as many dice are named as lie in a row, so that they fit into the line. */
export function shortly(throws: readonly Throw[], nameOf: (line: LogLine) => string): readonly Word[] {
  const few = Math.max(2, Math.floor(FEW / throws.length));
  return throws.map(({ line, dice: { faces } }, i) => {
    // What was rolled for is said once where several threw for the same.
    const name = nameOf(line);
    const isSaid = i > 0 && throws.slice(i - 1, i).some((before) => nameOf(before.line) === name);
    const shown = [...faces.slice(0, few), ...(faces.length > few ? ['…'] : [])].join(' ');
    return { key: String(i), text: isSaid ? shown : `${name}: ${shown}` };
  });
}
