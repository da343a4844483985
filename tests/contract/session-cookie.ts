type Claims = { exp: number; sub: string; session_id: string };
type Cookies = Map<string, string>;
type Stored = { access_token: string; refresh_token: string; expires_at: number };

function stored(cookies: Cookies): Stored {
  const text = (cookies.get('homeward') ?? '').slice('base64-'.length);
  return JSON.parse(Buffer.from(text, 'base64url').toString());
}

const claimsOf = ({ access_token }: Stored): Claims =>
  JSON.parse(Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString());

/** Changes the claims in a session cookie. The signature is invalid then; `exp` is read first. */
function rewrite(cookies: Cookies, change: (claims: Claims) => Claims) {
  const session = stored(cookies);
  const [head, , signature] = session.access_token.split('.');
  const claims = change(claimsOf(session));
  const changed = Buffer.from(JSON.stringify(claims)).toString('base64url');
  session.access_token = [head, changed, signature].join('.');
  session.expires_at = claims.exp;
  cookies.set('homeward', `base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`);
}

/** Makes the access token in a session cookie expire a minute ago. */
export const expire = (cookies: Cookies) =>
  rewrite(cookies, (claims) => ({ ...claims, exp: Math.floor(Date.now() / 1000) - 60 }));
/** Changes the token so that its signature is invalid. */
export const forge = (cookies: Cookies) =>
  rewrite(cookies, (claims) => ({ ...claims, exp: claims.exp + 1_000 }));
/** Names the session of another cookie, and keeps the refresh token. */
export const nameSession = (cookies: Cookies, of: Cookies) =>
  rewrite(cookies, (claims) => ({ ...claims, session_id: claimsOf(stored(of)).session_id }));
/** The refresh token in a session cookie. */
export const tokenIn = (cookies: Cookies) => stored(cookies).refresh_token;
