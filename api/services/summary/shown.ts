import type { Consultation } from '#domain/contract/summary.ts';
import type { SummaryAssessment } from '#domain/summary/summary-assessment.ts';

function withoutNotes<Told extends Pick<SummaryAssessment, 'additionalNotes'>>({ additionalNotes: _, ...told }: Told) {
  return told;
}

/** A request as the reader of its link may see it: until they say that it was theirs, numbers and chosen answers, and no word that somebody typed. */
export function shown(consultation: Consultation): Consultation {
  if (consultation.confirmedAt) return consultation;
  const { name: _, consultationSummary: __, answers, assessment, ...figures } = consultation;
  return { ...figures, answers: withoutNotes(answers), assessment: assessment && withoutNotes(assessment) };
}
