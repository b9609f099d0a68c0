import type { CompleteAnswers } from '#domain/questionnaire/complete-answers.ts';
import { AssessmentView } from '#widgets/questionnaire/assessment/assessment-view.tsx';
import { createPhotosStore } from '#widgets/questionnaire/assessment/photos/photos-store.ts';
import { PhotosView } from '#widgets/questionnaire/assessment/photos/photos-view.tsx';
import { shrinkPhoto } from '#widgets/questionnaire/assessment/photos/shrink-photo.ts';
import { summaryContent } from '#widgets/questionnaire/assessment/results/summary-content.ts';
import { assessmentStyles } from '#widgets/questionnaire/assessment/styles.ts';
import type { Assessment, AssessmentContext } from '#widgets/questionnaire/assessment-door.ts';
import { createApiClient } from '#widgets/shared/api/api-client.ts';
import { watchVisit } from '#widgets/shared/api/watch-visit.ts';
import { createContactStore } from '#widgets/shared/contact-dialog/contact-store.ts';
import { createPartnerMatches } from '#widgets/shared/contact-dialog/partner-matches.ts';
import { drawLater } from '#widgets/shared/later/draw-later.tsx';
import { createSummaryStore } from '#widgets/shared/summary-dialog/store.ts';

/** Photos, results and all that follows, for one element. */
export function openAssessment(context: AssessmentContext): Assessment {
  const { $visit, visitMemory } = watchVisit(context.visitMemory);
  const client = createApiClient({ ...context, visitMemory });
  const partners = createPartnerMatches(context, client, $visit, context.$answers);
  const contact = createContactStore(context, client, partners, {
    lead: () => ({ kind: 'questionnaire', answers: context.$answers.get() as CompleteAnswers }),
    closed: () => void context.emit('wattnest-close', { kind: 'questionnaire' }),
  });
  const summary = createSummaryStore(context, client, summaryContent(context), partners.$pagePartner);
  const photos = createPhotosStore(context, shrinkPhoto);
  const parts = { context, contact, summary, partners, photos };
  let hasAsked = false;

  return {
    openVisit() {
      if (hasAsked) return;
      hasAsked = true;
      client.visit().catch(() => undefined);
    },
    mountPhotos: (place) =>
      drawLater(place, assessmentStyles, <PhotosView photos={photos} $options={context.$options} />),
    mountResults: (place) => drawLater(place, assessmentStyles, <AssessmentView {...parts} />),
    reset() {
      contact.reset();
      summary.reset();
      photos.reset();
    },
  };
}
