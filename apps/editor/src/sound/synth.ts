import type { Tone } from './sounds.ts';

/** Sounds fade to this, which nobody hears. */
const SILENCE = 0.0001;
const MILLISECONDS = 1000;

/** Makes a sound; `at` is when it begins, in milliseconds from now. */
export function makeSound(context: AudioContext, tones: readonly Tone[], at: number): void {
  for (const tone of tones) {
    const start = context.currentTime + (at + tone.at) / MILLISECONDS;
    const end = start + tone.lasts / MILLISECONDS;
    const fading = context.createGain();
    fading.gain.setValueAtTime(tone.loud, start);
    fading.gain.exponentialRampToValueAtTime(SILENCE, end);
    fading.connect(context.destination);
    const source = tone.shape === 'noise' ? noise(context, tone, start, end) : note(context, tone, start, end);
    source.connect(fading);
  }
}

function note(context: AudioContext, { shape, from, to }: Tone, start: number, end: number): AudioNode {
  const note = context.createOscillator();
  note.type = shape === 'sine' ? 'sine' : 'triangle';
  glide(note.frequency, from, to, start, end);
  note.start(start);
  note.stop(end);
  return note;
}

function noise(context: AudioContext, { from, to }: Tone, start: number, end: number): AudioNode {
  const hiss = context.createBufferSource();
  hiss.buffer = whiteNoise(context, end - start);
  const around = context.createBiquadFilter();
  around.type = 'bandpass';
  glide(around.frequency, from, to, start, end);
  hiss.connect(around);
  hiss.start(start);
  hiss.stop(end);
  return around;
}

function glide(pitch: AudioParam, from: number, to: number, start: number, end: number): void {
  pitch.setValueAtTime(from, start);
  pitch.exponentialRampToValueAtTime(to, end);
}

function whiteNoise(context: AudioContext, seconds: number): AudioBuffer {
  const buffer = context.createBuffer(1, Math.max(1, Math.ceil(seconds * context.sampleRate)), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
