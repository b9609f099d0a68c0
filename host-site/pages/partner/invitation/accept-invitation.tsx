import { acceptInvitation } from '#domain/contract/team.ts';
import { pathTo } from '#domain/pages.ts';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import { useEndNoticed } from '#host-site/session/use-end-noticed.ts';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import { usePartnerTexts } from '#host-site/texts/partner/partner-texts.ts';
import { useAction } from '#host-site/use-action.ts';

interface AcceptInvitationProps {
  token: string;
  /** Where the workspace itself shows it. */
  onAccepted?: () => void;
}

/** The one button that joins a company. */
export function AcceptInvitation({ token, onAccepted }: AcceptInvitationProps) {
  const { invitation: texts, leads } = usePartnerTexts();
  const { navigate } = useNavigation();
  const { state, run } = useAction(acceptInvitation, onAccepted ?? (() => navigate({ path: pathTo('partner') })));
  useEndNoticed(state);
  const isBusy = state.status === 'loading';
  const isElsewhere = state.status === 'failed' && state.problem === 'status-not-possible';
  return (
    <>
      <button type="button" className="button" aria-disabled={isBusy} onClick={() => run({ body: { token } })}>
        {isBusy ? leads.changing : texts.accept}
      </button>
      {isElsewhere ? (
        <p role="alert" className="call-status failed">
          {texts.elsewhere}
        </p>
      ) : (
        <CallStatus state={state} unknown={texts.gone.title} />
      )}
    </>
  );
}
