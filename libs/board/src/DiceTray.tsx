import type { LogLine } from '@sandtable/session';
import { DieFace } from './DieFace.tsx';
import type { Throw } from './dice-plan.ts';
import { Panel } from './Panel.tsx';

interface Props {
  readonly of: string;
  readonly title: string;
  readonly hasRoom: boolean | 'always';
  readonly throws: readonly Throw[];
  readonly nameOf: (line: LogLine) => string;
  readonly textOf: (line: LogLine) => string;
}

/** So many dice lie in a row at their full size. */
const FEW = 8;

/** The dice that were rolled last, with what each roll was about and what came of it. */
export const DiceTray = ({ of, title, hasRoom, throws, nameOf, textOf }: Props) => (
  <Panel part="dice" {...{ of, title, hasRoom }} folded={throws.map(shortOf)}>
    <ul className="dice-throws" aria-label={title}>
      {throws.map(({ line, dice, lines }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one roll follows another
        <li key={i}>
          <span className="throw-name">{nameOf(line)}</span>
          <span className={dice.faces.length > FEW ? 'throw-dice many' : 'throw-dice'}>
            {dice.faces.map((face, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the place of a die in a roll is what it is about
              <DieFace key={at} face={face} isDotted={dice.isDotted} />
            ))}
          </span>
          {lines.map((said, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one line follows another
            <span key={at} className="throw-told">
              {textOf(said)}
            </span>
          ))}
        </li>
      ))}
    </ul>
  </Panel>
);

const shortOf = ({ dice: { faces } }: Throw, i: number) => ({
  key: String(i),
  text: [...faces.slice(0, FEW), ...(faces.length > FEW ? ['…'] : [])].join(' '),
});
