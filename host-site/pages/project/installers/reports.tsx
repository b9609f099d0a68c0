import { useProject } from '#host-site/pages/project/project-context.ts';
import { useMoments } from '#host-site/pages/project/use-moments.ts';
import { useProjectTexts } from '#host-site/texts/project/project-texts.ts';

/** To our staff: what the customer told of companies. */
export function Reports() {
  const { installers } = useProjectTexts();
  const { reports, market } = useProject().project;
  const { moment } = useMoments(market);
  if (reports.length === 0) return null;
  return (
    <section aria-labelledby="reports-title">
      <h2 id="reports-title">{installers.told}</h2>
      <ul className="project-people">
        {reports.map(({ id, company, kind, reason, text, createdAt }) => (
          <li key={id}>
            <b>{installers.kinds[kind](company)}</b>
            <span className="small">
              {installers.reasons[reason]}, {moment(createdAt)}
            </span>
            {text && <span className="message-text">{text}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
