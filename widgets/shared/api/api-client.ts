import type { ReadableAtom } from 'nanostores';
import type { AssessmentKind } from '#domain/assessment-kinds.ts';
import { ApiError, type CallInput } from '#domain/contract/client.ts';
import type { Endpoint, ReplyOf } from '#domain/contract/endpoint.ts';
import { type RequestFrame, request } from '#widgets/shared/api/request.ts';
import { type Listening, requestEvents } from '#widgets/shared/api/stream.ts';
import { untilAnswered } from '#widgets/shared/api/until-answered.ts';
import { createVisits, type SiteRefusal, type Visit, type VisitMemory } from '#widgets/shared/api/visits.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import type { Environment } from '#widgets/shared/environment.ts';

export interface ApiClient {
  /** Opens the visit, if there is none yet. */
  visit(): Promise<Visit>;
  /** One call under the visit's token; an ended visit is renewed and the call repeated once. Throws `ApiError`. */
  call<E extends Endpoint>(endpoint: E, input?: CallInput<E>): Promise<ReplyOf<E>>;
  /** The same for a reply that is told as it comes. */
  stream<E extends Endpoint>(endpoint: E, input: CallInput<E>, listening: Listening): Promise<ReplyOf<E>>;
  /** What a visitor has submitted: sent again under its key until the server answers or gives no hope. */
  submit<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E> & { idempotencyKey: string },
    onWaiting?: () => void,
  ): Promise<ReplyOf<E>>;
}

interface ClientInput {
  environment: Environment;
  $options: ReadableAtom<WidgetOptions>;
  visitMemory: VisitMemory;
  /** What is counted as begun with the visit. */
  kind?: AssessmentKind;
  /** No visit was opened, since the server does not serve this page. */
  refused?(code: SiteRefusal): void;
}

const nothing = () => undefined;

const isEndedVisit = (error: unknown) =>
  error instanceof ApiError && (error.code === 'visit-expired' || error.code === 'visit-invalid');

export function createApiClient({
  environment,
  $options,
  visitMemory,
  kind,
  refused = nothing,
}: ClientInput): ApiClient {
  const frame = () => {
    const { api, language } = $options.get();
    return { environment, api, language };
  };
  const visits = createVisits({ frame, options: () => $options.get(), memory: visitMemory, kind, refused });

  const underVisit = async <Result>(ask: (frame: RequestFrame) => Promise<Result>): Promise<Result> => {
    const { token } = await visits.current();
    try {
      return await ask({ ...frame(), token });
    } catch (error) {
      if (!isEndedVisit(error)) throw error;
      const renewed = await visits.renew(token);
      return ask({ ...frame(), token: renewed.token });
    }
  };
  const call = <E extends Endpoint>(endpoint: E, input: CallInput<E> = {}): Promise<ReplyOf<E>> =>
    underVisit((framed) => request(framed, endpoint, input));

  return {
    visit: visits.current,
    call,
    stream: (endpoint, input, listening) => underVisit((framed) => requestEvents(framed, endpoint, input, listening)),
    submit: (endpoint, input, onWaiting) => untilAnswered(environment, () => call(endpoint, input), onWaiting),
  };
}
