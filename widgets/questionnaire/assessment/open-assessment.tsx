import type { MediaSubject } from '#domain/media/subjects.ts';
import { type MediaSlot, mediaSlots } from '#domain/questionnaire/answers.ts';
import { createAssessmentStore } from '#widgets/questionnaire/assessment/assessment-store.ts';
import { AssessmentView } from '#widgets/questionnaire/assessment/assessment-view.tsx';
import { StepPhotos } from '#widgets/questionnaire/assessment/step-photos.tsx';
import { assessmentStyles } from '#widgets/questionnaire/assessment/styles.ts';
import type { Assessment, AssessmentContext } from '#widgets/questionnaire/assessment-door.ts';
import { drawLater } from '#widgets/shared/later/later-part.tsx';
import { createPhoneWay } from '#widgets/shared/photos/phone-way.ts';
import { createPhotosStore } from '#widgets/shared/photos/photos-store.ts';
import { createPictureSender } from '#widgets/shared/photos/send-picture.ts';
import { shrinkPhoto } from '#widgets/shared/photos/shrink-photo.ts';

const subjectOfSlot: Record<MediaSlot, MediaSubject> = {
  roofPhoto: 'roof',
  exteriorPhoto: 'exterior',
  electricalPanel: 'electricalPanel',
};

/** Photos, results and all that follows, for one element. */
export function openAssessment(context: AssessmentContext): Assessment {
  const { $options } = context;
  const assessment = createAssessmentStore(context, () => photos.uploads());
  const { client, contact } = assessment.followUp;
  const photos = createPhotosStore({
    ...{ slots: mediaSlots, memory: context.photoMemory, shrink: shrinkPhoto },
    sender: createPictureSender(context, client),
    subjectOf: (slot) => subjectOfSlot[slot],
  });
  const { phone, handoff } = createPhoneWay(context, client, photos);
  let hasAsked = false;

  return {
    openVisit() {
      if (hasAsked) return;
      hasAsked = true;
      client.visit().catch(() => undefined);
    },
    mountPhotos: (place) =>
      drawLater(place, assessmentStyles, <StepPhotos {...{ photos, phone, handoff, $options }} />),
    mountResults: (place) =>
      drawLater(place, assessmentStyles, <AssessmentView assessment={assessment} $options={$options} />),
    reset() {
      handoff.reset();
      photos.reset(!contact.isSent());
      phone.reset(!contact.isSent());
      assessment.reset();
    },
  };
}
