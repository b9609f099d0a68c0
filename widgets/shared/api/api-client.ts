import type { ReadableAtom } from 'nanostores';
import type { Endpoint, ReplyOf } from '#domain/contract/endpoint.ts';
import { ApiError } from '#widgets/shared/api/api-error.ts';
import { type CallInput, request } from '#widgets/shared/api/request.ts';
import { untilAnswered } from '#widgets/shared/api/until-answered.ts';
import { createVisits, type Visit, type VisitMemory } from '#widgets/shared/api/visits.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import type { Environment } from '#widgets/shared/environment.ts';

export interface ApiClient {
  /** Opens the visit, if there is none yet. */
  visit(): Promise<Visit>;
  /** One call under the visit's token; an ended visit is renewed and the call repeated once. Throws `ApiError`. */
  call<E extends Endpoint>(endpoint: E, input?: CallInput<E>): Promise<ReplyOf<E>>;
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
}

const isEndedVisit = (error: unknown) =>
  error instanceof ApiError && (error.code === 'visit-expired' || error.code === 'visit-invalid');

export function createApiClient({ environment, $options, visitMemory }: ClientInput): ApiClient {
  const frame = () => {
    const { api, language } = $options.get();
    return { environment, api, language };
  };
  const visits = createVisits({ frame, options: () => $options.get(), memory: visitMemory });

  const call = async <E extends Endpoint>(endpoint: E, input: CallInput<E> = {}): Promise<ReplyOf<E>> => {
    const { token } = await visits.current();
    try {
      return await request({ ...frame(), token }, endpoint, input);
    } catch (error) {
      if (!isEndedVisit(error)) throw error;
      const renewed = await visits.renew(token);
      return request({ ...frame(), token: renewed.token }, endpoint, input);
    }
  };

  return {
    visit: visits.current,
    call,
    submit: (endpoint, input, onWaiting) => untilAnswered(environment, () => call(endpoint, input), onWaiting),
  };
}
