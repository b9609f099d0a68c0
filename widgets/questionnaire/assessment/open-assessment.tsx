import { atom } from 'nanostores';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { AssessmentView } from '#widgets/questionnaire/assessment/assessment-view.tsx';
import { createContactStore } from '#widgets/questionnaire/assessment/contact/contact-store.ts';
import { createPartnerMatches } from '#widgets/questionnaire/assessment/contact/partner-matches.ts';
import { createPhotosStore } from '#widgets/questionnaire/assessment/photos/photos-store.ts';
import { PhotosView } from '#widgets/questionnaire/assessment/photos/photos-view.tsx';
import { shrinkPhoto } from '#widgets/questionnaire/assessment/photos/shrink-photo.ts';
import { summaryContent } from '#widgets/questionnaire/assessment/results/summary-content.ts';
import { assessmentStyles } from '#widgets/questionnaire/assessment/styles.ts';
import type { Assessment, AssessmentContext } from '#widgets/questionnaire/assessment-door.ts';
import { createApiClient } from '#widgets/shared/api/api-client.ts';
import type { Visit } from '#widgets/shared/api/visits.ts';
import { adoptStyles } from '#widgets/shared/define-widget/adopt-styles.ts';
import { createSummaryStore } from '#widgets/shared/summary-dialog/store.ts';

function draw(place: HTMLElement, tree: ReactNode): () => void {
  adoptStyles(place, assessmentStyles);
  const root = createRoot(place);
  root.render(tree);
  return () => root.unmount();
}

/** Photos, results and all that follows, for one element. */
export function openAssessment(context: AssessmentContext): Assessment {
  const $visit = atom<Visit | undefined>(context.visitMemory.read());
  const visitMemory = {
    read: context.visitMemory.read,
    write(visit: Visit) {
      context.visitMemory.write(visit);
      $visit.set(visit);
    },
  };
  const client = createApiClient({ ...context, visitMemory });
  const partners = createPartnerMatches(context, client, $visit);
  const contact = createContactStore(context, client, partners);
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
    mountPhotos: (place) => draw(place, <PhotosView photos={photos} $options={context.$options} />),
    mountResults: (place) => draw(place, <AssessmentView {...parts} />),
    reset() {
      contact.reset();
      summary.reset();
      photos.reset();
    },
  };
}
