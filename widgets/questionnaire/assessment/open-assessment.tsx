import { createAssessmentStore } from '#widgets/questionnaire/assessment/assessment-store.ts';
import { AssessmentView } from '#widgets/questionnaire/assessment/assessment-view.tsx';
import photosStyles from '#widgets/questionnaire/assessment/photos/photos.css?inline';
import { createPhotosStore } from '#widgets/questionnaire/assessment/photos/photos-store.ts';
import { PhotosView } from '#widgets/questionnaire/assessment/photos/photos-view.tsx';
import { shrinkPhoto } from '#widgets/questionnaire/assessment/photos/shrink-photo.ts';
import type { Assessment, AssessmentContext } from '#widgets/questionnaire/assessment-door.ts';
import { createApiClient } from '#widgets/shared/api/api-client.ts';
import { watchVisit } from '#widgets/shared/api/watch-visit.ts';
import contactDialog from '#widgets/shared/contact-dialog/contact-dialog.css?inline';
import form from '#widgets/shared/form/form.css?inline';
import { drawLater } from '#widgets/shared/later/later-part.tsx';
import costs from '#widgets/shared/results/costs.css?inline';
import results from '#widgets/shared/results/results.css?inline';
import summaryDialog from '#widgets/shared/summary-dialog/summary-dialog.css?inline';
import dialog from '#widgets/shared/ui/dialog.css?inline';
import potential from '#widgets/shared/ui/potential.css?inline';
import tabs from '#widgets/shared/ui/tabs.css?inline';
import toast from '#widgets/shared/ui/toast.css?inline';
import upload from '#widgets/shared/ui/upload.css?inline';

const styles = [
  ...[dialog, form, potential, tabs, toast, upload, photosStyles],
  ...[results, costs, contactDialog, summaryDialog],
].join('');

/** Photos, results and all that follows, for one element. */
export function openAssessment(context: AssessmentContext): Assessment {
  const { $options } = context;
  const { $visit, visitMemory } = watchVisit(context.visitMemory);
  const client = createApiClient({ ...context, visitMemory });
  const photos = createPhotosStore(context, shrinkPhoto);
  const assessment = createAssessmentStore(context, client, $visit, photos);
  let hasAsked = false;

  return {
    openVisit() {
      if (hasAsked) return;
      hasAsked = true;
      client.visit().catch(() => undefined);
    },
    mountPhotos: (place) => drawLater(place, styles, <PhotosView photos={photos} $options={$options} />),
    mountResults: (place) => drawLater(place, styles, <AssessmentView assessment={assessment} $options={$options} />),
    reset() {
      assessment.reset();
      photos.reset();
    },
  };
}
