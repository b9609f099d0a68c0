/** What somebody is in a company: owners decide for it and look after its people, members work with its requests. */
export const memberRoles = ['owner', 'member'] as const;
export type MemberRole = (typeof memberRoles)[number];
