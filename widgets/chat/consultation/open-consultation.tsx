import { chatCalls } from '#widgets/chat/consultation/chat-calls.ts';
import { EmailView } from '#widgets/chat/consultation/email-view.tsx';
import { FactsView } from '#widgets/chat/consultation/facts-view.tsx';
import { createMediaStore } from '#widgets/chat/consultation/media/media-store.ts';
import { MediaTray, thumbnailMounts } from '#widgets/chat/consultation/media/media-tray.tsx';
import { createParts } from '#widgets/chat/consultation/parts.ts';
import { DialogsView, ResultsView } from '#widgets/chat/consultation/results-view.tsx';
import { consultationStyles } from '#widgets/chat/consultation/styles.ts';
import { consultationTexts } from '#widgets/chat/consultation/texts/all.ts';
import { createVoice } from '#widgets/chat/consultation/voice/voice-store.ts';
import { VoiceView } from '#widgets/chat/consultation/voice/voice-view.tsx';
import type { Consultation, ConsultationContext } from '#widgets/chat/consultation-door.ts';
import { createHandoffDoor } from '#widgets/shared/handoff/create-handoff-door.ts';
import { drawLater } from '#widgets/shared/later/later-part.tsx';
import { contactSheet } from '#widgets/shared/photos/contact-sheet.ts';
import { shrinkPhoto } from '#widgets/shared/photos/shrink-photo.ts';
import { summaryDialogTexts } from '#widgets/shared/summary-dialog/texts/all.ts';

/** Calls, e-mail form, results and dialogs, for one element. */
export function openConsultation(context: ConsultationContext): Consultation {
  const parts = createParts(context);
  const { email, followUp, $result } = parts;
  const media = createMediaStore(context, followUp.client, (file, kind) =>
    kind === 'video' ? contactSheet(file) : shrinkPhoto(file),
  );
  const voice = createVoice(context);
  const handoff = createHandoffDoor({ ...context, client: followUp.client, look: media.look });
  return {
    ...chatCalls(context, followUp.client),
    result: () => $result.get(),
    outcomeOf(confirmation, address, language) {
      const { title, text } = summaryDialogTexts[language].outcomes[confirmation];
      return { title, text: text(address) };
    },
    takeFiles: media.take,
    retryMedia: media.retry,
    openHandoff: handoff.open,
    mediaFailure: (language) => consultationTexts[language].media.failed,
    toggleVoice: voice.toggle,
    endVoice: voice.end,
    voiceProblem: (problem, language) => consultationTexts[language].voice.problem(problem),
    openSummary: followUp.summary.open,
    openContact: followUp.contact.open,
    mountEmail: (place) => drawLater(place, consultationStyles, <EmailView parts={parts} />),
    mountResults: (place) => drawLater(place, consultationStyles, <ResultsView parts={parts} />),
    mountVoice: (place) =>
      drawLater(place, consultationStyles, <VoiceView voice={voice} $options={context.$options} />),
    mountFacts: (place) => drawLater(place, consultationStyles, <FactsView context={context} />),
    mountMedia: (place) =>
      drawLater(place, consultationStyles, <MediaTray media={media} $options={context.$options} />),
    mountThumbnail: thumbnailMounts(),
    mountDialogs: (place) => drawLater(place, consultationStyles, <DialogsView parts={parts} handoff={handoff} />),
    reset() {
      voice.end();
      email.reset();
      followUp.reset();
      handoff.reset();
      media.reset();
    },
  };
}
