/** Hash of texts in their order, as sixteen hexadecimal digits: the same on every platform. */
export function hashOf(texts: readonly string[]): string {
  const lanes = new Lanes();
  for (const text of texts) lanes.add(text);
  return lanes.hex();
}

/** Two independent 32-bit lanes of multiply-and-mix: 64 bits are plenty to tell rulesets apart, and need no BigInt. */
class Lanes {
  #a = 0x811c9dc5;
  #b = 0x9747b28c;

  add(text: string): void {
    for (let i = 0; i < text.length; i++) this.#step(text.charCodeAt(i));
    // The length closes each text, so that moving a character from a path into its text changes the hash.
    this.#step(text.length | 0x10000);
  }

  #step(unit: number): void {
    this.#a = Math.imul(this.#a ^ unit, 0x01000193);
    this.#b = Math.imul((this.#b ^ unit) + (this.#b >>> 15), 0x85ebca6b);
  }

  hex(): string {
    return word(mix(this.#a)) + word(mix(this.#b ^ this.#a));
  }
}

function mix(lane: number): number {
  const once = Math.imul(lane ^ (lane >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return twice ^ (twice >>> 16);
}

const word = (lane: number): string => (lane >>> 0).toString(16).padStart(8, '0');
