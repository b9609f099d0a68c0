import * as z from 'zod/mini';
import { idSchema } from '#domain/contract/parameters.ts';

/** What every call about one project names. */
export const ofProject = { projectId: idSchema };

/** `YYYY-MM-DD`. */
export const daySchema = z.iso.date();

const MAX_REASON_LENGTH = 300;
export const reasonSchema = z.string().check(z.trim(), z.minLength(3), z.maxLength(MAX_REASON_LENGTH));
