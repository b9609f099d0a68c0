/** How long the dialog stays after the summary was sent, in milliseconds. Source: assessment-flows, section 9. */
export const CLOSE_AFTER_SENT_MS = 2_000;
