import { changeProfile, type Profile, readProfile } from '#domain/contract/profile.ts';
import { OwnReply } from '#host-site/pages/dashboard/own-reply.tsx';
import { useEndNoticed } from '#host-site/session/use-end-noticed.ts';
import { SwitchRow } from '#host-site/shell/switch-row.tsx';
import { showToast } from '#host-site/shell/toast-store.ts';
import { useDashboardTexts } from '#host-site/texts/dashboard/dashboard-texts.ts';
import { useTexts } from '#host-site/texts/site-texts.ts';
import { useAction } from '#host-site/use-action.ts';

/** Whether notifications come by mail too. */
export function MailSwitch() {
  return <OwnReply endpoint={readProfile}>{(own, refresh) => <Flip own={own} refresh={refresh} />}</OwnReply>;
}

function Flip({ own, refresh }: { own: Profile; refresh: () => Promise<void> }) {
  const { settings } = useDashboardTexts();
  const { calls } = useTexts().site;
  const { state, run } = useAction(
    changeProfile,
    ({ notifiedByMail }) => {
      const told = notifiedByMail ? settings.on : settings.off;
      showToast(told.title, told.text);
      void refresh();
    },
    () => showToast(settings.failed, calls.failed, true),
  );
  useEndNoticed(state);
  return (
    <SwitchRow
      name={settings.mail}
      hint={settings.mailHint}
      isOn={own.notifiedByMail}
      isBusy={state.status === 'loading'}
      onFlip={() => run({ body: { notifiedByMail: !own.notifiedByMail } })}
    />
  );
}
