import { atom } from 'nanostores';
import { createRoot } from 'react-dom/client';
import { AssessmentView } from '#widgets/questionnaire/assessment/assessment-view.tsx';
import { createContactStore } from '#widgets/questionnaire/assessment/contact/contact-store.ts';
import styles from '#widgets/questionnaire/assessment/styles.css?inline';
import type { Assessment, AssessmentContext } from '#widgets/questionnaire/assessment-door.ts';
import { createApiClient } from '#widgets/shared/api/api-client.ts';
import type { Visit } from '#widgets/shared/api/visits.ts';
import { adoptStyles } from '#widgets/shared/define-widget/adopt-styles.ts';

/** The results and all that follows, for one element. */
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
  const contact = createContactStore(context, client);
  let hasAsked = false;

  return {
    openVisit() {
      if (hasAsked) return;
      hasAsked = true;
      client.visit().catch(() => undefined);
    },
    mount(place) {
      adoptStyles(place, styles);
      const root = createRoot(place);
      root.render(<AssessmentView context={context} contact={contact} $visit={$visit} />);
      return () => root.unmount();
    },
    reset: contact.reset,
  };
}
