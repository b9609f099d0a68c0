import { ApiError } from '#domain/contract/client.ts';
import type { ApiClient } from '#widgets/shared/api/api-client.ts';
import { type RequestFrame, request } from '#widgets/shared/api/request.ts';
import { requestEvents } from '#widgets/shared/api/stream.ts';
import { untilAnswered } from '#widgets/shared/api/until-answered.ts';

export type PhoneClient = Pick<ApiClient, 'call' | 'stream' | 'submit'>;

/** Calls under the phone's own token, which nothing renews: `ended` once it is over. */
export function createPhoneClient(frame: () => RequestFrame, ended: () => void): PhoneClient {
  const { environment } = frame();
  const note = (error: unknown): never => {
    if (error instanceof ApiError && error.code === 'visit-expired') ended();
    throw error;
  };
  const call: PhoneClient['call'] = (endpoint, input = {}) => request(frame(), endpoint, input).catch(note);
  return {
    call,
    stream: (endpoint, input, listening) => requestEvents(frame(), endpoint, input, listening).catch(note),
    submit: (endpoint, input, onWaiting) => untilAnswered(environment, () => call(endpoint, input), onWaiting),
  };
}
