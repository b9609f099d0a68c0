import { ApiError } from '#domain/contract/client.ts';
import { openVisit } from '#domain/contract/visits.ts';
import { type RequestFrame, request } from '#widgets/shared/api/request.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';

/** What we keep of an open visit. */
export interface Visit {
  token: string;
  /** The company on whose page the visit takes place. */
  partner: { id: string; name: string } | null;
}

/** Where the element keeps its visit between reloads. */
export interface VisitMemory {
  read(): Visit | undefined;
  write(visit: Visit): void;
}

interface VisitsInput {
  frame(): RequestFrame;
  options(): WidgetOptions;
  memory: VisitMemory;
}

/** Opens the element's one visit when it is first needed, and renews it. Parallel callers share one opening. */
export function createVisits({ frame, options, memory }: VisitsInput) {
  let opening: Promise<Visit> | undefined;

  const ask = (token: string | undefined) => {
    const { siteKey, language, market } = options();
    return request({ ...frame(), token }, openVisit, { body: { ...(siteKey && { siteKey }), language, market } });
  };
  const open = async (oldToken: string | undefined): Promise<Visit> => {
    const reply = await ask(oldToken).catch((error) => {
      if (oldToken && error instanceof ApiError && error.code === 'visit-invalid') return ask(undefined);
      throw error;
    });
    const visit = { token: reply.token, partner: reply.partner };
    memory.write(visit);
    return visit;
  };
  const openOnce = (oldToken: string | undefined) => {
    opening ??= open(oldToken).finally(() => {
      opening = undefined;
    });
    return opening;
  };

  return {
    current: async (): Promise<Visit> => memory.read() ?? openOnce(undefined),
    /** A new token for the visit of `staleToken`, unless another call has fetched one meanwhile. */
    async renew(staleToken: string): Promise<Visit> {
      const known = memory.read();
      return known && known.token !== staleToken ? known : openOnce(staleToken);
    },
  };
}
