const GMAIL = 'gmail.com';
const sameAsGmail: readonly string[] = [GMAIL, 'googlemail.com'];

/** The mailbox behind an address, however it is spelled: without its tag, and at Gmail without dots. */
export function canonicalEmail(email: string): string {
  const [mailbox = '', domain = ''] = email
    .trim()
    .toLowerCase()
    .split(/@(?=[^@]*$)/);
  const untagged = mailbox.split('+', 1)[0] || mailbox;
  return sameAsGmail.includes(domain) ? `${untagged.replaceAll('.', '')}@${GMAIL}` : `${untagged}@${domain}`;
}
