import * as z from 'zod/mini';
import {
  ages,
  energyBills,
  energyGoals,
  evOwnerships,
  heatingSystems,
  homeSizes,
  homeTypes,
  roofShadings,
  roofTypes,
} from '#domain/home/enumerations.ts';

export const MAX_NOTES_LENGTH = 4_000;

/** What can be answered to each question of the wizard that has a closed list. */
export const answerLists = {
  homeType: homeTypes,
  homeSize: homeSizes,
  roofType: roofTypes,
  roofAge: ages,
  currentHeatingSystem: heatingSystems,
  heatingSystemAge: ages,
  hasEV: evOwnerships,
  annualEnergyBill: energyBills,
  energyGoals,
} as const;

type Lists = typeof answerLists;
type ListShape = { [Field in keyof Lists]: z.ZodMiniOptional<z.ZodMiniType<Lists[Field][number]>> };

function schemaOfAnswers() {
  const lists = Object.entries(answerLists).map(([field, list]) => [field, z.optional(z.enum(list))]);
  return z.strictObject({
    ...(Object.fromEntries(lists) as ListShape),
    additionalNotes: z.optional(z.string().check(z.maxLength(MAX_NOTES_LENGTH))),
  });
}

/** What the questionnaire knows so far; photos travel apart from the answers. */
export const answersSchema = /* @__PURE__ */ schemaOfAnswers();
export type Answers = z.infer<typeof answersSchema>;

/** The same of a home that a chat has told of: what rates it beside them stands with them. */
export const toldAnswersSchema = /* @__PURE__ */ z.extend(answersSchema, {
  roofShading: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(roofShadings)),
});
export type ToldAnswers = z.infer<typeof toldAnswersSchema>;

/** The three pictures of step 3. */
export const mediaSlots = ['roofPhoto', 'exteriorPhoto', 'electricalPanel'] as const;
export type MediaSlot = (typeof mediaSlots)[number];
