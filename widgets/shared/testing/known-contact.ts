/** What a tab keeps of somebody who has given an address. */
export const knownContact = { userEmailProvided: 'true', userEmail: 'ada@example.org', userName: 'Ada Example' };
