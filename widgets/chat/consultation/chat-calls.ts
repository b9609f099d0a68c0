import { sendChat, stateFacts } from '#domain/contract/chat.ts';
import { calculateRecommendations } from '#domain/contract/recommendations.ts';
import { sendSummary } from '#domain/contract/summary-mail.ts';
import { type ChatFacts, homeDataOf } from '#domain/home/facts.ts';
import { consultationTexts } from '#widgets/chat/consultation/texts/all.ts';
import type { Consultation, ConsultationContext } from '#widgets/chat/consultation-door.ts';
import type { Speaker } from '#widgets/chat/speech.ts';
import type { ApiClient } from '#widgets/shared/api/api-client.ts';

type ChatCalls = Pick<Consultation, 'openVisit' | 'say' | 'state' | 'recommend' | 'sendSummary'>;

/** The calls that a conversation makes by itself. */
export function chatCalls({ $potentials, $options, environment }: ConsultationContext, client: ApiClient): ChatCalls {
  return {
    openVisit: () => void client.visit().catch(() => undefined),
    async say(body, idempotencyKey, { delta, anew, speaks, learnt }, signal) {
      let isTaught = false;
      const teach = (facts: ChatFacts) => {
        isTaught = true;
        learnt(facts);
      };
      const hear = (event: string, data: unknown) => {
        if (event === 'speaker') speaks(data as Speaker);
        if (event === 'anew') anew();
        if (event === 'delta') delta((data as { text: string }).text);
        if (event === 'facts') teach(data as ChatFacts);
      };
      const reply = await client.stream(sendChat, { body, idempotencyKey }, { signal, hear });
      if (reply.facts && !isTaught) teach(reply.facts);
      return reply;
    },
    async state(facts) {
      const body = { facts, market: $options.get().market };
      await client.submit(stateFacts, { body, idempotencyKey: environment.randomUUID() });
    },
    recommend: (facts) => client.call(calculateRecommendations, { body: homeDataOf(facts) }),
    async sendSummary(text, contact, idempotencyKey) {
      const { language, market } = $options.get();
      const consultationSummary = text || consultationTexts[language].defaultSummary;
      const body = { ...contact, consultationSummary, recommendations: $potentials.get(), language, market };
      const { confirmation } = await client.submit(sendSummary, { body, idempotencyKey });
      return confirmation;
    },
  };
}
