import type { ReplyOf } from '#domain/contract/endpoint.ts';
import { readSecurity } from '#domain/contract/second-factor.ts';
import { OwnReply } from '#host-site/pages/dashboard/own-reply.tsx';
import { Passkeys } from '#host-site/pages/dashboard/security/passkeys.tsx';
import { Totp } from '#host-site/pages/dashboard/security/totp.tsx';
import type { SignedInUser } from '#host-site/session/session-store.ts';
import { useDashboardTexts } from '#host-site/texts/dashboard/dashboard-texts.ts';
import './security.css';

/** How the account is kept safe beside its password. */
export function Security({ user }: { user: SignedInUser }) {
  return (
    <OwnReply endpoint={readSecurity}>
      {(own, refresh) => (
        <>
          <Needed own={own} />
          <Totp user={user} isOn={own.hasTotp} onChanged={refresh} />
          <Passkeys user={user} passkeys={own.passkeys} onChanged={refresh} />
        </>
      )}
    </OwnReply>
  );
}

/** To who sees others' data and has not proved a second factor in this session. */
function Needed({ own }: { own: ReplyOf<typeof readSecurity> }) {
  const { security } = useDashboardTexts();
  const hasFactor = own.hasTotp || own.passkeys.length > 0;
  if (!own.isNeeded || own.isProved) return null;
  return <p className="needed">{hasFactor ? security.needed.proof : security.needed.factor}</p>;
}
