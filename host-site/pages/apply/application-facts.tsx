import type { Application } from '#domain/contract/applications.ts';
import { useApplyTexts } from '#host-site/texts/apply/apply-texts.ts';
import { useTexts } from '#host-site/texts/site-texts.ts';

/** What a company has told of itself. */
export function ApplicationFacts({ application }: { application: Application }) {
  const { fields, countries, solutions } = useApplyTexts().apply;
  const { home } = useTexts();
  const { company, registerNumber, city, state, country, postcodes, contactName, email, phone, message } = application;
  const rows = [
    [fields.company, company],
    [fields.registerNumber, registerNumber],
    [fields.city, `${city}, ${state}, ${countries[country]}`],
    [fields.postcodes, postcodes.join(', ')],
    [solutions, application.solutions.map((it) => home.solution[it]).join(', ')],
    [fields.contactName, contactName],
    [fields.email, email],
    [fields.phone, phone],
    [fields.message, message],
  ] as const;
  return (
    <dl className="application-facts">
      {rows.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
