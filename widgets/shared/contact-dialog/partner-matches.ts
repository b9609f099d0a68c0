import { atom, computed, type ReadableAtom } from 'nanostores';
import type { ReplyOf } from '#domain/contract/endpoint.ts';
import { matchPartners } from '#domain/contract/partners.ts';
import type { Answers } from '#domain/questionnaire/answers.ts';
import type { ApiClient } from '#widgets/shared/api/api-client.ts';
import type { Visit } from '#widgets/shared/api/visits.ts';
import type { WidgetContext } from '#widgets/shared/define-widget/widget.ts';
import { done, failed, idle, loading, type RemoteState } from '#widgets/shared/remote-state.ts';

export type MatchedPartner = ReplyOf<typeof matchPartners>[number];
/** The company on whose page this is. */
export type PagePartner = Pick<MatchedPartner, 'name'>;

export interface PartnerMatches {
  /** Who would get the request: the company on whose page this is, else the partners near the place. */
  $partners: ReadableAtom<RemoteState<readonly MatchedPartner[]>>;
  /** The company on whose page this is, once the visit has told. */
  $pagePartner: ReadableAtom<MatchedPartner | undefined>;
  /** Looks for partners near `place`, once nobody has typed for `waitMs`. */
  look(place: string, waitMs?: number): void;
  /** At once, whoever was named before: the visit was not shown those that a request named. */
  lookAnew(place: string): void;
}

const TYPING_PAUSE_MS = 400;
const MIN_PLACE_LENGTH = 2;

/** What a request says of the partners named at this moment: nothing while they are being looked for, or when there is none. */
export function named({ $partners }: PartnerMatches): { partnerIds?: string[] } {
  const partners = $partners.get();
  if (partners.status !== 'done' || partners.value.length === 0) return {};
  return { partnerIds: partners.value.map(({ id }) => id) };
}

export function createPartnerMatches(
  { environment, $options }: Pick<WidgetContext, 'environment' | '$options'>,
  client: ApiClient,
  $visit: ReadableAtom<Visit | undefined>,
  $answers: ReadableAtom<Answers>,
): PartnerMatches {
  const $matches = atom<RemoteState<readonly MatchedPartner[]>>(idle);
  let asked = '';
  let cancel = () => {};

  async function ask(content: string) {
    try {
      const matches = await client.call(matchPartners, { body: JSON.parse(content) });
      if (content === asked) $matches.set(done(matches));
    } catch (error) {
      if (content !== asked) return;
      asked = '';
      $matches.set(failed(error));
    }
  }

  const $pagePartner = computed($visit, (visit) => visit?.partner ?? undefined);

  function look(typed: string, waitMs = TYPING_PAUSE_MS) {
    const place = typed.trim();
    const { additionalNotes: _, ...answers } = $answers.get();
    const content =
      place.length < MIN_PLACE_LENGTH || $pagePartner.get()
        ? ''
        : JSON.stringify({ market: $options.get().market, place, answers });
    if (content === asked && content) return;
    asked = content;
    cancel();
    $matches.set(content ? loading : idle);
    if (content) cancel = environment.after(waitMs, () => void ask(content));
  }

  return {
    $partners: computed([$pagePartner, $matches], (partner, matches) => (partner ? done([partner]) : matches)),
    $pagePartner,
    look,
    lookAnew(place) {
      asked = '';
      look(place, 0);
    },
  };
}
