import { AdviserFigures } from '#host-site/pages/admin/adviser/adviser-figures.tsx';
import { AnswerSample } from '#host-site/pages/admin/adviser/answer-sample.tsx';
import { GradedDesk } from '#host-site/pages/admin/adviser/graded-desk.tsx';
import { StaffTabs } from '#host-site/pages/staff/staff-tabs.tsx';
import { useAdminTexts } from '#host-site/texts/admin/admin-texts.ts';

/** What the chat costs and what its answers are worth. */
export function AdviserDesk() {
  const { adviser } = useAdminTexts();
  return (
    <StaffTabs
      idStart="adviser-"
      label={adviser.sections}
      names={adviser.tabs}
      first="figures"
      tabs={{ figures: <AdviserFigures />, sample: <AnswerSample />, graded: <GradedDesk /> }}
    />
  );
}
