import { readJson } from '#domain/read-json.ts';
import type { CheckDraft } from '#domain/strategy-check/answers.ts';
import { type CheckStep, checkSteps } from '#domain/strategy-check/steps.ts';
import type { Visit } from '#widgets/shared/api/visits.ts';
import { readCheck } from '#widgets/strategy-check/read-check.ts';

/** What the later part keeps with the answers; each is checked by who reads it. */
export interface Kept {
  visit?: Visit | undefined;
  thumbnails?: unknown;
  /** What the stepped form's dialog was agreed to, until it has been sent. */
  consent?: unknown;
  /** What the server has answered. */
  reply?: unknown;
  /** What the detailed estimate was answered. */
  estimate?: unknown;
}

interface Progress {
  answers: CheckDraft;
  step: CheckStep;
  inResults: boolean;
  isCompleted: boolean;
}

/** What a tab keeps of one strategy check. A change of this shape is a new version in `savedKey`. */
export type Saved = Progress & Kept;

export function savedKey(siteKey: string | undefined, instance: string): string {
  return `wattnest:strategy-check:v1:${siteKey ?? ''}:${instance}`;
}

/** What was kept, or undefined when nothing was, or when it is not what we keep. */
export function readSaved(text: string | null): (Progress & { kept: Kept }) | undefined {
  const kept = (text && readJson(text)) as Partial<Saved> | null | undefined;
  const answers = readCheck(kept?.answers);
  const step = checkSteps.find((it) => it === kept?.step);
  if (!kept || !answers || !step) return undefined;
  const { thumbnails, consent, reply, estimate, visit } = kept;
  return {
    ...{ answers, step },
    inResults: kept.inResults === true,
    isCompleted: kept.isCompleted === true,
    kept: { thumbnails, consent, reply, estimate, ...(typeof visit?.token === 'string' && { visit }) },
  };
}
