import type { Consultation } from '#domain/contract/summary.ts';
import { ConsultationBody } from '#host-site/pages/summary/consultation-view.tsx';
import { useProjectTexts } from '#host-site/texts/project/project-texts.ts';
import '#host-site/pages/summary/summary-page.css';

/** As the page behind the mail's link tells it. */
export function ConsultationPart({ consultation }: { consultation: Consultation }) {
  return (
    <details className="project-consultation">
      <summary>
        <h2>{useProjectTexts().consultation}</h2>
      </summary>
      <div className="summary">
        <section className="consultation">
          <ConsultationBody consultation={consultation} />
        </section>
      </div>
    </details>
  );
}
