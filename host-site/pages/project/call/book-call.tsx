import { phoneSchema } from '#domain/contact/contact.ts';
import { bookCall, readCallSlots } from '#domain/contract/project-calls.ts';
import { TextField } from '#host-site/form/text-field.tsx';
import { useForm } from '#host-site/form/use-form.ts';
import { SlotChoice } from '#host-site/pages/project/call/slot-choice.tsx';
import { useCallMoments } from '#host-site/pages/project/call/use-call-moments.ts';
import { useProject } from '#host-site/pages/project/project-context.ts';
import { useEndNoticed } from '#host-site/session/use-end-noticed.ts';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import { FailedRead } from '#host-site/shell/failed-read.tsx';
import { Spinner } from '#host-site/shell/spinner.tsx';
import { showToast } from '#host-site/shell/toast-store.ts';
import { useProjectTexts } from '#host-site/texts/project/project-texts.ts';
import { useAction } from '#host-site/use-action.ts';
import { useReply } from '#host-site/use-reply.ts';

interface BookCallProps {
  onClose: () => void;
}

/** The moments that are free, read when somebody wants one. */
export function BookCall({ onClose }: BookCallProps) {
  const { call: texts, cancel } = useProjectTexts();
  const { project } = useProject();
  const { state, retry, refresh } = useReply(readCallSlots, { parameters: { projectId: project.id } });
  useEndNoticed(state);
  if (state.status === 'failed') return <FailedRead text={texts.failed} retry={retry} />;
  if (state.status !== 'done') return <Spinner />;
  const phone = project.call?.phone ?? state.value.phone ?? '';
  if (state.value.slots.length === 0)
    return (
      <div className="project-form">
        <p>{texts.none}</p>
        <button type="button" className="button ghost" onClick={onClose}>
          {cancel}
        </button>
      </div>
    );
  return <CallForm slots={state.value.slots} phone={phone} renew={refresh} onClose={onClose} />;
}

interface CallFormProps extends BookCallProps {
  slots: readonly string[];
  phone: string;
  renew: () => Promise<void>;
}

function CallForm({ slots, phone, renew, onClose }: CallFormProps) {
  const { call: texts, busy, cancel } = useProjectTexts();
  const { project, refresh } = useProject();
  const { timeZone } = useCallMoments(project.market);
  const { state, run } = useAction(
    bookCall,
    () => {
      showToast(texts.title, texts.booked);
      onClose();
      void refresh();
    },
    ({ fields = [] }) => {
      const isLost = fields.some(({ path }) => path === 'startsAt');
      form.refuse(isLost ? { startsAt: texts.taken } : fields.length > 0 ? { phone: texts.phoneWrong } : {});
      if (isLost) void renew();
    },
  );
  useEndNoticed(state);
  const form = useForm({
    empty: { startsAt: '', phone },
    problemsOf: (values) => ({
      startsAt: values.startsAt === '' ? texts.chooseFirst : undefined,
      phone: phoneSchema.safeParse(values.phone).success ? undefined : texts.phoneWrong,
    }),
    send: ({ startsAt, phone: given }) =>
      void run({ parameters: { projectId: project.id }, body: { startsAt, timeZone, phone: given } }),
  });
  const isBusy = state.status === 'loading';
  return (
    <form {...form.place} className="project-form" aria-label={texts.choose}>
      <SlotChoice
        slots={slots}
        chosen={form.values.startsAt}
        problem={form.problems.startsAt}
        choose={(startsAt) => form.fill('startsAt', startsAt)}
      />
      <TextField form={form} field="phone" label={texts.phone} type="tel" autoComplete="tel" />
      <div className="project-actions">
        <button type="submit" className="button" aria-disabled={isBusy}>
          {isBusy ? busy : project.call ? texts.moveTo : texts.book}
        </button>
        <button type="button" className="button ghost" onClick={onClose}>
          {cancel}
        </button>
      </div>
      <CallStatus state={state} />
    </form>
  );
}
