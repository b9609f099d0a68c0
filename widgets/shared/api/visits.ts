import type { AssessmentKind } from '#domain/assessment-kinds.ts';
import { ApiError, type ApiErrorCode } from '#domain/contract/client.ts';
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

/** The server does not know the site key, or not this page's address as one of its own. */
export type SiteRefusal = Extract<ApiErrorCode, 'site-unknown' | 'origin-not-allowed'>;

const isSiteRefusal = (code: ApiErrorCode): code is SiteRefusal =>
  code === 'site-unknown' || code === 'origin-not-allowed';

interface VisitsInput {
  frame(): RequestFrame;
  options(): WidgetOptions;
  memory: VisitMemory;
  /** What is counted as begun with the visit. */
  kind: AssessmentKind | undefined;
  /** Called each time. */
  refused(code: SiteRefusal): void;
}

/** Opens the element's one visit when it is first needed, and renews it. Parallel callers share one opening. */
export function createVisits({ frame, options, memory, kind, refused }: VisitsInput) {
  let opening: Promise<Visit> | undefined;

  const ask = (token: string | undefined) => {
    const { siteKey, language, market } = options();
    const body = { ...(siteKey && { siteKey }), language, market, ...(kind && { kind }) };
    return request({ ...frame(), token }, openVisit, { body });
  };
  const open = async (oldToken: string | undefined): Promise<Visit> => {
    const reply = await ask(oldToken).catch((error) => {
      const code = error instanceof ApiError && error.code;
      if (oldToken && code === 'visit-invalid') return ask(undefined);
      if (code && isSiteRefusal(code)) refused(code);
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
