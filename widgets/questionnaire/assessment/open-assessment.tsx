import { createAssessmentStore } from '#widgets/questionnaire/assessment/assessment-store.ts';
import { AssessmentView } from '#widgets/questionnaire/assessment/assessment-view.tsx';
import { createPhotosStore } from '#widgets/questionnaire/assessment/photos/photos-store.ts';
import { PhotosView } from '#widgets/questionnaire/assessment/photos/photos-view.tsx';
import { shrinkPhoto } from '#widgets/questionnaire/assessment/photos/shrink-photo.ts';
import { assessmentStyles } from '#widgets/questionnaire/assessment/styles.ts';
import type { Assessment, AssessmentContext } from '#widgets/questionnaire/assessment-door.ts';
import { drawLater } from '#widgets/shared/later/later-part.tsx';

/** Photos, results and all that follows, for one element. */
export function openAssessment(context: AssessmentContext): Assessment {
  const { $options } = context;
  const photos = createPhotosStore(context, shrinkPhoto);
  const assessment = createAssessmentStore(context, photos);
  let hasAsked = false;

  return {
    openVisit() {
      if (hasAsked) return;
      hasAsked = true;
      assessment.followUp.client.visit().catch(() => undefined);
    },
    mountPhotos: (place) => drawLater(place, assessmentStyles, <PhotosView photos={photos} $options={$options} />),
    mountResults: (place) =>
      drawLater(place, assessmentStyles, <AssessmentView assessment={assessment} $options={$options} />),
    reset() {
      assessment.reset();
      photos.reset();
    },
  };
}
