import type { ProjectCompany } from '#domain/contract/projects.ts';
import { InstallerDesk } from '#host-site/pages/project/installers/installer-desk.tsx';
import { useProject } from '#host-site/pages/project/project-context.ts';
import { PhoneLink } from '#host-site/shell/phone-link.tsx';
import { useProjectTexts } from '#host-site/texts/project/project-texts.ts';
import { useSummaryTexts } from '#host-site/texts/summary/summary-texts.ts';

/** The companies with those who look after the request there, our adviser, and to them the customer. */
export function People() {
  const { people, messages } = useProjectTexts();
  const { companies, adviser, as } = useProject().project;
  return (
    <section aria-labelledby="people-title">
      <h2 id="people-title">{people.title}</h2>
      <ul className="project-people">
        <Customer />
        {companies.map((it) => (
          <Company key={it.id} company={it} />
        ))}
        <li>
          <b>{adviser.name ?? people.team}</b>
          <span className="small">{as === 'customer' ? people.adviser : messages.adviser}</span>
        </li>
      </ul>
      {companies.length === 0 && <p>{people.none}</p>}
    </section>
  );
}

function Customer() {
  const { people } = useProjectTexts();
  const { customer } = useProject().project;
  if (!customer) return null;
  return (
    <li>
      <b>{customer.name}</b>
      <span className="small">{people.customer}</span>
      <span>{customer.place}</span>
      <a href={`mailto:${customer.email}`}>{customer.email}</a>
      {customer.phone && <PhoneLink phone={customer.phone} />}
    </li>
  );
}

function Company({ company }: { company: ProjectCompany }) {
  const { lead } = useProjectTexts();
  const { summary } = useSummaryTexts();
  const { statuses } = useProject().project.as === 'customer' ? summary : lead;
  return (
    <li>
      <b>{company.name}</b>
      <span className="small">
        {company.city}, {statuses[company.status]}
      </span>
      {company.contacts.map(({ name, email }) => (
        <span key={email}>
          {name}, <a href={`mailto:${email}`}>{email}</a>
        </span>
      ))}
      <InstallerDesk company={company} />
    </li>
  );
}
