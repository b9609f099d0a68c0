import { atom, computed, type ReadableAtom } from 'nanostores';
import * as z from 'zod/mini';
import { strategyPotentials } from '#domain/contract/assessment-result.ts';
import { ApiError } from '#domain/contract/client.ts';
import type { ReplyOf } from '#domain/contract/endpoint.ts';
import { analyseStrategy } from '#domain/contract/strategy.ts';
import type { FieldProblem } from '#domain/failure.ts';
import { answersFromProfile, assessmentFromProfile, profileFromCheck, toldOfCheck } from '#domain/home/codecs.ts';
import { languageSchema } from '#domain/place.ts';
import { ratedPotentials, recommendationOf } from '#domain/questionnaire/recommendation.ts';
import type { CheckAnswers, CheckDraft } from '#domain/strategy-check/answers.ts';
import { type Strategy, strategySchema } from '#domain/strategy-check/strategy.ts';
import { providerBlocks, strategyBlocks, strategyHeadline } from '#texts/strategy/strategy-blocks.ts';
import { readContact } from '#widgets/shared/contact/contact-memory.ts';
import { createFollowUp, type FollowUp } from '#widgets/shared/results/follow-up.ts';
import type { ResultsStore, ShownResult } from '#widgets/shared/results/results-store.ts';
import { answerDetails } from '#widgets/strategy-check/analysis/answer-details.ts';
import type { CheckPhotos } from '#widgets/strategy-check/analysis/check-photos.ts';
import { givenConsent } from '#widgets/strategy-check/analysis/email-form.ts';
import type { AnalysisContext, Outcome, PlaceProblem } from '#widgets/strategy-check/analysis-door.ts';

const kind = 'check';

type Reply = ReplyOf<typeof analyseStrategy>;

/** The recommendation, and what follows from it. */
export interface AnalysisStore extends ResultsStore {
  $strategy: ReadableAtom<Strategy | undefined>;
  /** Why, in a language model's words, where it found some in the language that is spoken now. */
  $modelReasons: ReadableAtom<readonly string[] | undefined>;
  /** What a detailed estimate says to begin with. */
  $advice: ReadableAtom<ShownResult['advice']>;
  /** Closed by the visitor, unless the page has put something of its own in its place. */
  $isClosed: ReadableAtom<boolean>;
  followUp: FollowUp;
  analyse(): Promise<Outcome>;
  reopen(): void;
  reset(): void;
}

/** Of a reply, what a tab keeps: a language model's reasons stand in the one language in which they were asked for. */
const keptReplySchema = z.object({
  strategy: strategySchema,
  modelReasons: z.optional(z.strictObject({ language: languageSchema, reasons: z.array(z.string()) })),
});
export type KeptReply = z.infer<typeof keptReplySchema>;

const readReply = (kept: unknown): KeptReply | undefined => keptReplySchema.safeParse(kept).data;

const keptOf = ({ strategy, advisor, language, reasons }: Reply): KeptReply => ({
  strategy,
  ...(advisor === 'ai' && { modelReasons: { language, reasons } }),
});

/** The answers as they are sent: without spaces around them, and without what is empty. */
function sentAnswers({ location = '', roofDetails = '', ...choices }: CheckDraft): CheckAnswers {
  const roof = roofDetails.trim();
  return { ...choices, location: location.trim(), ...(roof && { roofDetails: roof }) } as CheckAnswers;
}

const placeProblems: readonly FieldProblem[] = ['unknown-place', 'other-country'];

/** A place that is not known is a question to the visitor; all else has failed. */
function outcomeOf(error: unknown): Outcome {
  const { code = 'internal', problem } = error instanceof ApiError ? error : {};
  const refused = problem?.fields?.find((it) => it.path === 'location' && placeProblems.includes(it.problem));
  return refused ? { status: 'refused', problem: refused.problem as PlaceProblem } : { status: 'failed', code };
}

export function createAnalysisStore(
  context: AnalysisContext,
  describedPhotos: CheckPhotos['described'],
): AnalysisStore {
  const { environment, $answers, $options, emit, replyMemory } = context;
  const $reply = atom(readReply(replyMemory.read()));
  const $strategy = computed($reply, (reply) => reply?.strategy);
  const $isClosed = atom(false);
  const $home = computed([$answers], profileFromCheck);
  const isSent = () => followUp.contact.$sending.get().status === 'done';
  const followUp = createFollowUp(context, {
    kind,
    $home,
    $answers: computed([$home], (home) => answersFromProfile(home)),
    $content: computed([$answers, $strategy, $options], (answers, strategy, options) => ({
      check: sentAnswers(answers),
      assessment: assessmentFromProfile(profileFromCheck(answers), toldOfCheck(answers)),
      potentials: strategy ? strategyPotentials(strategy) : {},
      headline: strategy && strategyHeadline(strategy, options),
      strategy: strategy ? strategyBlocks(strategy, options) : [],
      providers: strategy ? providerBlocks(strategy.providers, options) : [],
      details: answerDetails(answers, options),
    })),
    lead: () => ({ kind, answers: sentAnswers($answers.get()) }),
    place: () => $answers.get().location?.trim(),
    consent: () => givenConsent(context),
    closed: () => void (isSent() && emit('wattnest-close', { kind })),
  });

  function bodyOf(answers: CheckAnswers) {
    const { language, market } = $options.get();
    const shown = describedPhotos().map(({ photoType }) => ({ photoType }));
    const contact = readContact(environment.memory);
    return {
      ...answers,
      ...{ language, market, photoUploaded: shown.length > 0 },
      ...(shown[0] && { ...shown[0], photos: shown }),
      ...(contact && { userName: contact.name, userEmail: contact.email }),
    };
  }

  async function ask(answers: CheckAnswers): Promise<Reply> {
    const idempotencyKey = environment.randomUUID();
    return followUp.client.submit(analyseStrategy, { body: bodyOf(answers), idempotencyKey });
  }

  return {
    $strategy,
    $modelReasons: computed([$reply, $options], (reply, { language }) =>
      reply?.modelReasons?.language === language ? reply.modelReasons.reasons : undefined,
    ),
    $shown: computed(
      [$strategy, followUp.estimate.$verdict],
      (strategy, verdict): ShownResult => ({
        potentials: ratedPotentials(strategy ? strategyPotentials(strategy) : {}, verdict),
        isCalculated: verdict !== undefined,
        costFactors: [],
        packages: [],
      }),
    ),
    $advice: computed([$home, $strategy, followUp.estimate.$verdict], (profile, strategy, verdict) => {
      if (!strategy || !verdict) return undefined;
      const home = { ...answersFromProfile(profile), ownsHome: profile.ownsHome?.value, verdict };
      return { home, recommendation: recommendationOf(ratedPotentials(strategyPotentials(strategy), verdict), home) };
    }),
    $isComplete: computed(followUp.contact.$sending, ({ status }) => status === 'done'),
    $isClosed,
    followUp,
    async analyse() {
      const answers = sentAnswers($answers.get());
      try {
        const result = await ask(answers);
        const reply = keptOf(result);
        replyMemory.write(reply);
        $reply.set(reply);
        return { status: 'done', answers: { ...answers, photos: describedPhotos() }, result };
      } catch (error) {
        return outcomeOf(error);
      }
    },
    connect: followUp.contact.open,
    emailSummary: followUp.summary.open,
    back: context.startOver,
    close: () => $isClosed.set(emit('wattnest-close', { kind })),
    reopen: () => $isClosed.set(false),
    reset() {
      $isClosed.set(false);
      $reply.set(undefined);
      followUp.reset();
    },
  };
}
