import { mediaSlots } from '#domain/questionnaire/answers.ts';
import { createAssessmentStore } from '#widgets/questionnaire/assessment/assessment-store.ts';
import { AssessmentView } from '#widgets/questionnaire/assessment/assessment-view.tsx';
import { StepPhotos } from '#widgets/questionnaire/assessment/step-photos.tsx';
import { assessmentStyles } from '#widgets/questionnaire/assessment/styles.ts';
import type { Assessment, AssessmentContext } from '#widgets/questionnaire/assessment-door.ts';
import { drawLater } from '#widgets/shared/later/later-part.tsx';
import { createPhotosStore } from '#widgets/shared/photos/photos-store.ts';
import { shrinkPhoto } from '#widgets/shared/photos/shrink-photo.ts';

/** Photos, results and all that follows, for one element. */
export function openAssessment(context: AssessmentContext): Assessment {
  const { $options } = context;
  const photos = createPhotosStore(mediaSlots, context.photoMemory, shrinkPhoto);
  const assessment = createAssessmentStore(context, photos);
  let hasAsked = false;

  return {
    openVisit() {
      if (hasAsked) return;
      hasAsked = true;
      assessment.followUp.client.visit().catch(() => undefined);
    },
    mountPhotos: (place) => drawLater(place, assessmentStyles, <StepPhotos photos={photos} $options={$options} />),
    mountResults: (place) =>
      drawLater(place, assessmentStyles, <AssessmentView assessment={assessment} $options={$options} />),
    reset() {
      assessment.reset();
      photos.reset();
    },
  };
}
