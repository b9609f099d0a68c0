import { type Route, readRoute } from '#api/http/route.ts';
import { listPartners } from '#api/services/partners/list-partners.ts';
import { listPartners as endpoint } from '#domain/contract/partners.ts';

export const partnerRoutes: Route[] = [readRoute(endpoint, (context) => listPartners(context))];
