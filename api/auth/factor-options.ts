import { passkey } from '@better-auth/passkey';
import { APIError } from 'better-auth/api';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { BACKUP_CODES } from '#domain/contract/second-factor.ts';
import { PRODUCT_NAME } from '#domain/product.ts';

/** Codes of an app and backup codes, all encrypted. Guesses are counted by ours, with those of the password. */
export const totpCodes = () =>
  twoFactor({
    issuer: PRODUCT_NAME,
    accountLockout: { enabled: false },
    backupCodeOptions: { amount: BACKUP_CODES, storeBackupCodes: 'encrypted' },
  });

/** A passkey is a whole sign-in: whoever holds the device must have shown that it is theirs. */
function needVerified(isVerified: boolean | undefined): void {
  if (!isVerified) throw new APIError('BAD_REQUEST', { message: 'user verification is missing' });
}

export function passkeys(publicUrl: string) {
  return passkey({
    rpID: new URL(publicUrl).hostname,
    rpName: PRODUCT_NAME,
    origin: publicUrl,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    registration: {
      afterVerification({ verification }) {
        needVerified(verification.registrationInfo?.userVerified);
      },
    },
    authentication: {
      afterVerification({ verification }) {
        needVerified(verification.authenticationInfo.userVerified);
      },
    },
    advanced: { webAuthnChallengeCookie: 'passkey' },
  });
}
