import { ADVISOR_PATH, type AdvisorKind, advisorKinds } from '#domain/chat/advisor-kind.ts';
import type { Environment } from '#widgets/shared/environment.ts';

/** Who answers, before anybody has said a word; undefined where nobody tells. */
export async function meetAdvisor({ fetch }: Environment, api: string): Promise<AdvisorKind | undefined> {
  try {
    const { advisor } = await (await fetch(api + ADVISOR_PATH, { credentials: 'omit' })).json();
    return advisorKinds.find((it) => it === advisor);
  } catch {
    return undefined;
  }
}
