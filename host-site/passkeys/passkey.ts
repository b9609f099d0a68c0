import type { BodyOf } from '#domain/contract/endpoint.ts';
import type { factorCalls } from '#domain/contract/second-factor.ts';

type Created = BodyOf<typeof factorCalls.addPasskey>['response'];
type Asserted = BodyOf<typeof factorCalls.signInByPasskey>['response'];
/** As the server says it, in WebAuthn's JSON. */
type Options = { challenge: string } & Record<string, unknown>;

/** Whether this browser reads and writes WebAuthn's JSON; on plain http there is none but on this machine. */
export const knowsPasskeys = () =>
  typeof PublicKeyCredential !== 'undefined' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;

/** Null when the person says no, or the device cannot. */
const orNull = async <Kind>(asked: Promise<Credential | null>): Promise<Kind | null> => {
  const found = await asked.catch(() => null);
  return found === null ? null : ((found as PublicKeyCredential).toJSON() as unknown as Kind);
};

export function createPasskey(options: Options): Promise<Created | null> {
  const json = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(json);
  return orNull<Created>(navigator.credentials.create({ publicKey }));
}

/** With `conditional`, the browser offers passkeys where the name is typed, until `signal` ends it. */
export function showPasskey(
  options: Options,
  signal: AbortSignal,
  mediation: CredentialMediationRequirement = 'optional',
): Promise<Asserted | null> {
  const json = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(json);
  return orNull<Asserted>(navigator.credentials.get({ publicKey, signal, mediation }));
}
