import type { ProjectMilestone } from '#domain/contract/summary.ts';
import type { Milestone } from '#domain/leads/timeline.ts';
import { type Market, numberLocale } from '#domain/place.ts';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import { useSummaryTexts } from '#host-site/texts/summary/summary-texts.ts';
import './timeline.css';

interface TimelineProps {
  milestones: readonly ProjectMilestone[];
  market: Market;
  pagePartner: string | null;
}

/** Days are calendar days wherever they are read. */
const atNoon = (day: string) => new Date(`${day}T12:00:00Z`);

export function Timeline({ milestones, market, pagePartner }: TimelineProps) {
  const { language } = useNavigation().address;
  const { summary, milestones: texts } = useSummaryTexts();
  const days = new Intl.DateTimeFormat(numberLocale(language, market), {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const titleOf = (kind: Milestone) =>
    kind === 'matching' && pagePartner ? texts.planning.title(pagePartner) : texts.title[kind];
  return (
    <ol className="timeline">
      {milestones.map(({ kind, dueFrom, dueUntil, doneAt }) => (
        <li key={kind} className={doneAt ? 'done' : undefined}>
          <b>{titleOf(kind)}</b>
          <span>{days.formatRange(atNoon(dueFrom), atNoon(dueUntil))}</span>
          {doneAt && <span className="timeline-done">{summary.timeline.done}</span>}
        </li>
      ))}
    </ol>
  );
}
