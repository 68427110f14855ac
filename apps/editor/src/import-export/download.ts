/** Hands a file to whoever sits before the page; the browser asks where it goes. */
export const download = (name: string, bytes: Uint8Array<ArrayBuffer>, type: string): void => {
  const address = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken what it needs once it has begun.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
