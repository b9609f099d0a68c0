import { ADVISOR_PATH, type AdvisorKind } from '#domain/chat/advisor-kind.ts';
import type { Environment } from '#widgets/shared/environment.ts';

/** Who answers, before anybody has said a word; throws where nobody tells. */
export async function meetAdvisor({ fetch }: Environment, api: string): Promise<AdvisorKind> {
  const { advisor } = await (await fetch(api + ADVISOR_PATH)).json();
  return advisor === 'ai' ? advisor : 'automatic';
}
