import { useStore } from '@nanostores/react';
import { EmailForm } from '#widgets/chat/consultation/email/email-form.tsx';
import type { ConsultationParts } from '#widgets/chat/consultation/parts.ts';
import { consultationTexts } from '#widgets/chat/consultation/texts/all.ts';
import { contactTexts } from '#widgets/shared/contact/texts/all.ts';
import { Dialog } from '#widgets/shared/ui/dialog.tsx';

/** Asks where the summary may go: over the page on the portal, within the conversation elsewhere. */
export function EmailView({ parts: { context, email } }: { parts: ConsultationParts }) {
  const { store, $options } = context;
  const options = useStore($options);
  const isDialog = useStore(store.$emailPlace) === 'dialog';
  const isOpen = useStore(store.$email) === 'open';
  const texts = consultationTexts[options.language].email;
  const form = <EmailForm email={email} options={options} texts={texts} />;
  if (!isDialog)
    return (
      <section className="email-panel" part="email" aria-labelledby="email-title">
        <h3 id="email-title">{texts.title}</h3>
        {form}
      </section>
    );
  return (
    <Dialog
      isOpen={isOpen}
      title={texts.title}
      closeLabel={contactTexts[options.language].close}
      onClose={email.cancel}
    >
      {form}
    </Dialog>
  );
}
