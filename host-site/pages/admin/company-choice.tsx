import type { AdminUser } from '#domain/contract/admin.ts';
import { listPartners } from '#domain/contract/partners.ts';
import { useAdminTexts } from '#host-site/texts/admin/admin-texts.ts';
import { useReply } from '#host-site/use-reply.ts';

interface CompanyChoiceProps {
  company: AdminUser['partner'];
  choose: (partnerId: string) => void;
}

/** Whose leads a partner sees. */
export function CompanyChoice({ company, choose }: CompanyChoiceProps) {
  const { detail } = useAdminTexts();
  const { state } = useReply(listPartners, {});
  const known = company ? [company] : [];
  const companies = state.status === 'done' ? state.value : known;
  return (
    <label>
      {detail.company}
      <select className="text-input" value={company?.id ?? ''} onChange={(event) => choose(event.target.value)}>
        {!company && <option value="">{detail.noCompany}</option>}
        {companies.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
