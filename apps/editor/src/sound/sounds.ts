/** A part of a sound: a note, or noise around a pitch, that is loud at once and fades. */
export interface Tone {
  readonly shape: 'noise' | 'sine' | 'triangle';
  /** In hertz, from the beginning to the end. */
  readonly from: number;
  readonly to: number;
  /** In milliseconds from the beginning of the sound. */
  readonly at: number;
  readonly lasts: number;
  /** From 0 to 1. */
  readonly loud: number;
}

export type SoundName = 'dice' | 'piece' | 'card' | 'end';

const knock = (at: number, pitch: number, loud: number): Tone => ({
  ...{ shape: 'noise', from: pitch, to: pitch * 0.7, at, lasts: 60, loud },
});
const note = (at: number, pitch: number): Tone => ({
  ...{ shape: 'triangle', from: pitch, to: pitch, at, lasts: 700, loud: 0.12 },
});

/** The sounds of a table; they are made while they are played. */
export const SOUNDS: Readonly<Record<SoundName, readonly Tone[]>> = {
  dice: [
    knock(0, 2400, 0.3),
    knock(90, 2900, 0.22),
    knock(170, 2200, 0.26),
    knock(310, 2600, 0.16),
    knock(470, 2000, 0.1),
  ],
  piece: [
    { shape: 'sine', from: 190, to: 80, at: 0, lasts: 130, loud: 0.35 },
    { shape: 'noise', from: 900, to: 500, at: 0, lasts: 40, loud: 0.18 },
  ],
  card: [{ shape: 'noise', from: 3600, to: 1100, at: 0, lasts: 190, loud: 0.14 }],
  end: [note(0, 392), note(160, 494), note(320, 587), note(520, 784)],
};
