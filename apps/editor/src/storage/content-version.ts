/** A short content hash of two lanes (FNV-1a); it only has to tell versions of one file apart. */
export const versionOf = (text: string): string => {
  let [a, b] = [0x811c9dc5, 0x9747b28c];
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x01000193);
    b = Math.imul((b ^ unit) + (b >>> 15), 0x85ebca6b);
  }
  return [a, b].map((lane) => (lane >>> 0).toString(16).padStart(8, '0')).join('');
};
