/** Savings of the first year may miss the projection by this much before the provider covers the difference. Source: assessment-flows, section 9. */
export const GUARANTEE_TOLERANCE_PERCENT = 15;

/** Source: assessment-flows, section 9. */
export const SATISFACTION_GUARANTEE_YEARS = 5;

/** Names the section of the terms that says what is guaranteed. */
export const GUARANTEE_SECTION = 'guarantee';
