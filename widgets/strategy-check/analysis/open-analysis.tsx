import { readContact } from '#widgets/shared/contact/contact-memory.ts';
import { drawLater } from '#widgets/shared/later/later-part.tsx';
import { createPhoneWay } from '#widgets/shared/photos/phone-way.ts';
import { createPictureSender } from '#widgets/shared/photos/send-picture.ts';
import { shrinkPhoto } from '#widgets/shared/photos/shrink-photo.ts';
import { createAnalysisStore } from '#widgets/strategy-check/analysis/analysis-store.ts';
import { AnalysisView } from '#widgets/strategy-check/analysis/analysis-view.tsx';
import { createCheckPhotos } from '#widgets/strategy-check/analysis/check-photos.ts';
import { EmailDialog } from '#widgets/strategy-check/analysis/email-dialog.tsx';
import { createEmailForm } from '#widgets/strategy-check/analysis/email-form.ts';
import { PhotosPart } from '#widgets/strategy-check/analysis/photos-part.tsx';
import { analysisStyles } from '#widgets/strategy-check/analysis/styles.ts';
import type { Analysis, AnalysisContext } from '#widgets/strategy-check/analysis-door.ts';

/** Photos, the analysis and all that follows, for one element. */
export function openAnalysis(context: AnalysisContext): Analysis {
  const { $options, environment } = context;
  const analysis = createAnalysisStore(context, () => photos.described());
  const { client } = analysis.followUp;
  const photos = createCheckPhotos(context, shrinkPhoto, createPictureSender(context, client));
  const { phone, handoff } = createPhoneWay(context, client, photos);
  const email = createEmailForm(context);
  let hasAsked = false;

  return {
    openVisit() {
      if (hasAsked) return;
      hasAsked = true;
      client.visit().catch(() => undefined);
    },
    knowsEmail: () => readContact(environment.memory) !== undefined,
    analyse: analysis.analyse,
    mountPhotos: (place) => drawLater(place, analysisStyles, <PhotosPart {...{ photos, phone, handoff, $options }} />),
    mountResults: (place) => drawLater(place, analysisStyles, <AnalysisView analysis={analysis} $options={$options} />),
    mountEmail: (place) => drawLater(place, analysisStyles, <EmailDialog form={email} context={context} />),
    reset() {
      handoff.reset();
      photos.reset(!analysis.$isComplete.get());
      phone.reset(!analysis.$isComplete.get());
      analysis.reset();
      email.reset();
    },
  };
}
