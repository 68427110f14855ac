/** With how many parts both begin. */
export function sameHead<T>(a: ArrayLike<T>, b: ArrayLike<T>): number {
  const most = Math.min(a.length, b.length);
  let head = 0;
  while (head < most && a[head] === b[head]) head++;
  return head;
}

/** With how many parts both end, behind so many at their beginning. */
export function sameTail<T>(a: ArrayLike<T>, b: ArrayLike<T>, head: number): number {
  const most = Math.min(a.length, b.length) - head;
  let tail = 0;
  while (tail < most && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail++;
  return tail;
}
