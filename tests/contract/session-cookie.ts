type Claims = { exp: number; sub: string };

/** Changes the claims in a session cookie. The signature is invalid then; `exp` is read first. */
function rewrite(cookies: Map<string, string>, change: (claims: Claims) => Claims) {
  const text = Buffer.from(
    (cookies.get('homeward') ?? '').slice('base64-'.length),
    'base64url',
  ).toString();
  const session = JSON.parse(text);
  const [head, payload, signature] = session.access_token.split('.');
  const claims = change(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  const changed = Buffer.from(JSON.stringify(claims)).toString('base64url');
  session.access_token = [head, changed, signature].join('.');
  session.expires_at = claims.exp;
  cookies.set('homeward', `base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`);
}

/** Makes the access token in a session cookie expire a minute ago. */
export const expire = (cookies: Map<string, string>) =>
  rewrite(cookies, (claims) => ({ ...claims, exp: Math.floor(Date.now() / 1000) - 60 }));
/** Changes the token so that its signature is invalid. */
export const forge = (cookies: Map<string, string>) =>
  rewrite(cookies, (claims) => ({ ...claims, exp: claims.exp + 1_000 }));
