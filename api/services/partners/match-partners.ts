import type { ServiceContext } from '#api/http/route.ts';
import { choosePartners, type NamedPartner } from '#api/services/partners/choose-partners.ts';
import type { BodyOf } from '#domain/contract/endpoint.ts';
import type { matchPartners as endpoint } from '#domain/contract/partners.ts';
import { Failure } from '#domain/failure.ts';
import { quickPotentials } from '#domain/questionnaire/recommend.ts';

/** The partners that a request with these answers would go to. */
export async function matchPartners(context: ServiceContext, input: BodyOf<typeof endpoint>): Promise<NamedPartner[]> {
  const { visit } = context;
  if (!visit) throw new Failure('visit-invalid');
  const { market, place, answers } = input;
  return choosePartners(context, { site: visit.site, market, place, potentials: quickPotentials(answers) });
}
