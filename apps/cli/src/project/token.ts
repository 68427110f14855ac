import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

/** 128 bits that nobody guesses. */
export const newToken = (): string => randomBytes(16).toString('base64url');

/** Other servers on this machine have other ports but the same cookies. */
const cookieName = (url: string): string => `sandtable-${new URL(url).port}`;

/** Comparing takes equally long wherever the texts differ. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(sumOf(one), sumOf(other));
const sumOf = (text: string): Buffer => createHash('sha256').update(text).digest();

const ALONE = { sameSite: 'Strict' } as const;
/** In a frame of another site a cookie is only kept for that site, and only if it says that it may be sent from there. */
const IN_A_FRAME = { sameSite: 'None', secure: true, partitioned: true } as const;

/**
 * Whoever opens an address with the token gets a cookie in its place, and is led to the address without it: there it would
 * stand in the history, and in links that are passed on.
 */
export const lettingIn =
  (token: string, framed = false): MiddlewareHandler =>
  async (call, next) => {
    const shown = call.req.query('token');
    if (shown === undefined || call.req.method !== 'GET') return await next();
    if (!isSame(shown, token)) return call.html(NOT_VALID, 401);
    setCookie(call, cookieName(call.req.url), token, { httpOnly: true, path: '/', ...(framed ? IN_A_FRAME : ALONE) });
    call.header('Cache-Control', 'no-store');
    return call.redirect(call.req.path, 303);
  };

/** Lets only those pass who have the cookie. */
export const askingForToken =
  (token: string): MiddlewareHandler =>
  async (call, next) => {
    if (isSame(getCookie(call, cookieName(call.req.url)) ?? '', token)) return await next();
    return call.json({ error: 'token', message: 'Open the address that the terminal shows.' }, 401);
  };

const NOT_VALID = `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Sandtable</title>
<p lang="en">This address is not valid any more. Open the address that the terminal shows.</p>
<p lang="de">Diese Adresse gilt nicht mehr. Öffne die Adresse, die das Terminal zeigt.</p>
<p lang="fr">Cette adresse n’est plus valable. Ouvrez l’adresse que le terminal affiche.</p>
</html>
`;
