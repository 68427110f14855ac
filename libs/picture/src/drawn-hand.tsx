import { CARD_SIZE, CardDrawing, type CardFace, facesOf, lettered, readLayout } from '@sandtable/board';
import tokens from '@sandtable/board/styles/tokens.css?raw';
import { infoSeen } from '@sandtable/session';
import type { Drawn } from './drawn-board.tsx';

const WIDTH = 640;
const HEIGHT = 320;
const COUNT = 5;
const SCALE = 1.55;
/** Degrees, units to the side and units down between neighbors. */
const FAN = { turn: 7, step: 100, sag: 11 } as const;

const STYLE = [
  tokens,
  '.ground{fill:var(--land)}',
  '.drawn-card{fill:var(--counter);stroke:#1c1e21;stroke-width:.8}',
  '.drawn-band{font-weight:600;font-family:var(--sans)}',
  '.drawn-figure{fill:var(--counter);stroke-width:1.6}',
  '.drawn-number{font-weight:650;font-family:var(--sans);fill:var(--counter-ink)}',
  '.drawn-name{font-weight:650;font-family:var(--serif);fill:var(--counter-ink)}',
].join('');

/** A hand of cards as the cover of a game; nothing where it has fewer that say what they are. */
export const DrawnHand = (drawn: Drawn) => {
  const faces = variedCards(drawn);
  if (faces.length < COUNT) return null;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
    >
      <style>{STYLE}</style>
      <rect width={WIDTH} height={HEIGHT} className="ground" />
      {faces.map((face, i) => (
        <g key={face.member} transform={placeInFan(i - (COUNT - 1) / 2)} data-card={face.member}>
          <CardDrawing face={face} />
        </g>
      ))}
    </svg>
  );
};

/** Turned around its lower edge, as cards in a hand are. */
const placeInFan = (off: number): string =>
  [
    `translate(${WIDTH / 2 + off * FAN.step} ${HEIGHT + off * off * FAN.sag})`,
    `rotate(${off * FAN.turn}) scale(${SCALE})`,
    `translate(${-CARD_SIZE.width / 2} ${-CARD_SIZE.height - 16})`,
  ].join(' ');

/** Cards of all sides in turn, of as many sorts as there are. */
function variedCards({ info, view, layout, ...names }: Drawn): readonly CardFace[] {
  const plain = layout === undefined ? undefined : readLayout(layout);
  const read = plain && lettered(info, plain, names.fieldName);
  const faceOf = facesOf({ info: infoSeen(info, view), view: undefined, layout: read, ...names });
  const faces = info.kinds
    .filter(({ name }) => read?.kinds[name]?.draw === 'card')
    .flatMap(({ name, members }) => members.map((member) => faceOf(name, member)))
    .filter(({ side, symbol }) => side !== undefined && symbol !== undefined);
  const hands = [...Map.groupBy(faces, ({ side }) => side).values()].map(sortsFirst);
  return Array.from({ length: COUNT }, (_, i) => {
    const hand = hands[i % hands.length] ?? [];
    // Neighbors are of different sorts.
    return hand[Math.floor(i / hands.length) + 2 * (i % hands.length)];
  }).filter((face) => face !== undefined);
}

/** Each symbol once; one card of each sort comes before all others. */
function sortsFirst(faces: readonly CardFace[]): readonly CardFace[] {
  const one = [...Map.groupBy(faces, ({ symbol }) => symbol).values()].flatMap(([first]) => first ?? []);
  const sorts = [...Map.groupBy(one, ({ tint }) => tint).values()].flatMap(([first]) => first ?? []);
  return [...sorts, ...one.filter((face) => !sorts.includes(face))];
}
