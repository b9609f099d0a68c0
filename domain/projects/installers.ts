/** Why a customer wants another company, or reports one. */
export const installerReasons = ['no-answer', 'late', 'price', 'quality', 'conduct', 'other'] as const;
export type InstallerReason = (typeof installerReasons)[number];

/** So often a customer can have another company in place of one. */
export const MOST_CHANGES = 2;
export const MAX_REPORT_LENGTH = 2_000;
