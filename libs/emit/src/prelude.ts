/** The part of every emitted module that does not depend on the rules. */
export const prelude = `  const FAULT = new Error('fault');
  let budget = 0, faultCode = 0, faultPlace = 0, records = 0;
  const E = engine.events();
  const A = new Int32Array(ANSWER), O = new Int32Array(WORDS), O2 = new Int32Array(2), T = new Int32Array(SCRATCH);
  let Q = new Int32Array(4096);
  function grow() { const old = Q; Q = new Int32Array(2 * old.length); Q.set(old); }
  function fault(code, place) { faultCode = code; faultPlace = place; throw FAULT; }
  function bits(x) {
    x -= x >>> 1 & 0x55555555;
    x = (x & 0x33333333) + (x >>> 2 & 0x33333333);
    return Math.imul(x + (x >>> 4) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  function run(low, high) {
    if (low < 0) low = 0;
    if (high > 31) high = 31;
    return low > high ? 0 : -1 >>> 31 - high + low << low;
  }
  function count(out, n) { let all = 0; for (let k = 0; k < n; ++k) all += bits(out[k]); return all; }
  function nth(out, at, n) {
    let k = at, w = out[k];
    for (let c = bits(w); c <= n; c = bits(w)) { n -= c; w = out[++k]; }
    for (; n > 0; --n) w &= w - 1;
    return (k - at << 5) + 31 - Math.clz32(w & -w);
  }
  function distinct(out, n, reason) { for (let k = 0; k < n; ++k) if (out[k] === reason) return n; out[n] = reason; return n + 1; }
  function binomial(n, k) { let c = 1; for (let i = 1; i <= k; ++i) c = Math.round(c * (n - k + i) / i); return c; }
  function binomials(n, low, high) { let c = 0; for (let k = low; k <= high; ++k) c += binomial(n, k); return c; }
  function pickSome(words, n, low, high, random) {
    if (low <= 1 && high === n && n > 0) {
      for (;;) {
        let some = 0;
        for (let k = 0; k < words; ++k) { A[k] = O[k] === 0 ? 0 : O[k] & (random(65536) | random(65536) << 16); some |= A[k]; }
        if (low === 0 || some !== 0) return;
      }
    }
    let size = low;
    if (high > low) { let r = random(Math.min(binomials(n, low, high), 9007199254740991)); for (let c = binomial(n, size); r >= c && size < high; c = binomial(n, ++size)) r -= c; }
    for (let k = 0; k < words; ++k) {
      A[k] = 0;
      for (let w = O[k]; w !== 0; w &= w - 1) { if (random(n--) < size) { A[k] |= w & -w; --size; } }
    }
  }
  function singles(S, words, none, low, such, wanted) {
    let legal = 0;
    if (none === 1) { A[0] = 0; if (such(S) === 0 && legal++ === wanted) return legal; }
    for (let k = 0; k < words; ++k) for (let w = O[k]; w !== 0; w &= w - 1) {
      A[0] = (k << 5) + 31 - Math.clz32(w & -w) + (none === 1 ? 1 : low);
      if (such(S) === 0 && legal++ === wanted) return legal;
    }
    return legal;
  }
  function subsets(S, words, low, high, such, wanted) {
    const list = [];
    for (let k = 0; k < words; ++k) for (let w = O[k]; w !== 0; w &= w - 1) list.push((k << 5) + 31 - Math.clz32(w & -w));
    let legal = 0;
    for (let size = low; size <= high; ++size) {
      const at = Array.from({ length: size }, (_, i) => i);
      for (;;) {
        A.fill(0, 0, words);
        for (const i of at) A[list[i] >> 5] |= 1 << (list[i] & 31);
        if (such(S) === 0) { if (legal++ === wanted || legal >= 10000) return legal; }
        let i = size - 1;
        while (i >= 0 && at[i] === list.length - size + i) --i;
        if (i < 0) break;
        ++at[i];
        for (let j = i + 1; j < size; ++j) at[j] = at[j - 1] + 1;
      }
    }
    return legal;
  }
  function completable(S, out, words, depth, possible) {
    const old = A[depth];
    for (let k = 0; k < words; ++k) for (let w = out[k]; w !== 0; w &= w - 1) {
      A[depth] = (k << 5) + 31 - Math.clz32(w & -w);
      if (!possible(S)) out[k] &= ~(w & -w);
    }
    A[depth] = old;
  }
  function finish(S, status, winners, reason) {
    S[0] = status; S[1] = reason; S[2] = winners;
    S[6] = 0; S[10] = 0; S[11] = 0; S[12] = 0; S[13] = 0;
    S.fill(0, FRAMES, SIZE);
  }
  function drive(S) {
    try {
      while (step(S));
      if (S[0] === 0 && S[10] === 0 && !rest(S)) finish(S, 2, 0, -1);
    } catch (e) {
      if (e !== FAULT) throw e;
      finish(S, 3, 0, -1);
      S[8] = faultCode; S[9] = faultPlace;
    }
  }
  function decide(S) {
    budget = 2000000;
    ++S[5];
    S[10] = 0; S[11] = 0; S[12] = 0; S[13] = 0;
    drive(S);
  }
`;
