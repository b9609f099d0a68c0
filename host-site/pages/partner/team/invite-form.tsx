import { useState } from 'react';
import { inviteColleague, MAX_TEAM, type Team } from '#domain/contract/team.ts';
import { type MemberRole, memberRoles } from '#domain/partners/member-roles.ts';
import { SelectField } from '#host-site/form/select-field.tsx';
import { TextField } from '#host-site/form/text-field.tsx';
import { useForm } from '#host-site/form/use-form.ts';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import { useEndNoticed } from '#host-site/session/use-end-noticed.ts';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import { usePartnerTexts } from '#host-site/texts/partner/partner-texts.ts';
import { useAction } from '#host-site/use-action.ts';

/** A mail with a link that joins the company. */
export function InviteForm({ onChanged }: { onChanged: (team: Team) => void }) {
  const { team: texts, leads } = usePartnerTexts();
  const { language } = useNavigation().address;
  const [invited, setInvited] = useState('');
  const { state, run } = useAction(
    inviteColleague,
    (team) => {
      setInvited(form.values.email.trim());
      form.fill('email', '');
      onChanged(team);
    },
    ({ fields = [] }) => {
      const [refused] = fields;
      if (!refused) return;
      const said = { taken: texts.taken, 'too-many': texts.tooMany(MAX_TEAM) } as Record<string, string>;
      form.refuse({ email: said[refused.problem] ?? texts.noEmail });
    },
  );
  useEndNoticed(state);
  const isBusy = state.status === 'loading';
  const isRefused = state.status === 'failed' && state.problem === 'validation';
  const form = useForm<'email' | 'role'>({
    empty: { email: '', role: 'member' },
    problemsOf: ({ email }) => ({ email: /^\S+@\S+\.\S+$/.test(email.trim()) || isBusy ? undefined : texts.noEmail }),
    send: ({ email, role }) => run({ body: { email: email.trim(), role: role as MemberRole, language } }),
  });
  return (
    <section className="lead-box" aria-labelledby="team-invite">
      <h2 id="team-invite">{texts.invite}</h2>
      <form {...form.place} className="partner-form">
        <TextField form={form} field="email" label={texts.email} type="email" maxLength={254} autoComplete="off" />
        <SelectField
          form={form}
          field="role"
          label={texts.role}
          options={[...memberRoles].reverse().map((it) => [it, texts.roles[it]])}
        />
        <div>
          <button type="submit" className="button small" aria-disabled={isBusy}>
            {isBusy ? leads.changing : texts.send}
          </button>
        </div>
        {!isRefused && <CallStatus state={state} done={texts.sent(invited)} />}
      </form>
    </section>
  );
}
