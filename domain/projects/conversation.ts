import * as z from 'zod/mini';
import { idSchema } from '#domain/contract/parameters.ts';

/** The conversation of a customer with our adviser alone; every other is named by its company, and the adviser reads it too. */
export const ADVISER = 'adviser';

export const conversationSchema = z.union([z.literal(ADVISER), idSchema]);

/** Who speaks in a project. */
export const projectSides = ['customer', 'partner', 'adviser'] as const;
export type ProjectSide = (typeof projectSides)[number];

export const MAX_MESSAGE_LENGTH = 2_000;
