import { type AuthCall, askAuth } from '#api/auth/auth-call.ts';

interface Found {
  user: unknown;
  session: { expiresAt: string };
}

/** Who is signed in, or null. The session's token stays in its cookie, out of reach of scripts. */
export async function readSession(call: AuthCall): Promise<Response> {
  const reply = await askAuth(call, { method: 'GET', path: '/get-session' });
  const found = (await reply.json()) as Found | null;
  const headers = new Headers({ 'Content-Type': 'application/json' });
  for (const cookie of reply.headers.getSetCookie()) headers.append('Set-Cookie', cookie);
  const said = found && { user: found.user, session: { expiresAt: found.session.expiresAt } };
  return new Response(JSON.stringify(said), { headers });
}
