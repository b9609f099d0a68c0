import type { ReactNode } from 'react';
import type { OwnConsultation } from '#domain/contract/dashboard.ts';
import { pathTo } from '#domain/pages.ts';
import { numberLocale } from '#domain/place.ts';
import { Link, useNavigation } from '#host-site/routing/navigation.tsx';
import { useDashboardTexts } from '#host-site/texts/dashboard/dashboard-texts.ts';
import { useSummaryTexts } from '#host-site/texts/summary/summary-texts.ts';

interface CardProps {
  title: string;
  id: string;
  none: ReactNode;
  children: ReactNode[];
  action: ReactNode;
}

/** What there is of one thing, or that there is none, and what to do next. */
export function Card({ title, id, none, children, action }: CardProps) {
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children.length > 0 ? <ul>{children}</ul> : <div>{none}</div>}
      {action}
    </section>
  );
}

interface CardsProps {
  consultations: readonly OwnConsultation[];
  /** Of the page that tells them in full. */
  token: string | null;
}

/** Days are told as the market of the request writes them. */
function useDays() {
  const { language } = useNavigation().address;
  return ({ market }: OwnConsultation, options: Intl.DateTimeFormatOptions = { dateStyle: 'long' }) =>
    new Intl.DateTimeFormat(numberLocale(language, market), options);
}

const dayOf = (it: OwnConsultation, days: ReturnType<typeof useDays>) => days(it).format(new Date(it.createdAt));

interface NamedProps {
  token: string | null;
  name: string;
  projectId?: string | undefined;
}

function Named({ token, name, projectId }: NamedProps) {
  if (projectId) return <Link to={{ path: pathTo('project', { projectId }) }}>{name}</Link>;
  if (!token) return <b>{name}</b>;
  return <Link to={{ path: pathTo('summary', { token }) }}>{name}</Link>;
}

function NextStep({ project }: { project: OwnConsultation }) {
  const { projects } = useDashboardTexts().cards;
  const { title } = useSummaryTexts().milestones;
  const days = useDays()(project, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const next = project.milestones.find((it) => !it.doneAt);
  if (!project.confirmedAt) return <p className="small">{projects.waits}</p>;
  if (!next) return <p className="small">{projects.done}</p>;
  const span = days.formatRange(new Date(`${next.dueFrom}T12:00Z`), new Date(`${next.dueUntil}T12:00Z`));
  return <p className="small">{projects.next(title[next.kind], span)}</p>;
}

/** The free call: when it is, or where it can be booked. */
function NextCall({ project }: { project: OwnConsultation }) {
  const { projects } = useDashboardTexts().cards;
  const days = useDays()(project, { dateStyle: 'medium', timeStyle: 'short' });
  const { projectId, callAt, milestones } = project;
  const isOpen = milestones.some(({ kind, doneAt }) => kind === 'expertCall' && !doneAt);
  if (!projectId || !(callAt || isOpen)) return null;
  return (
    <Link className="small" to={{ path: pathTo('project', { projectId }), hash: '#call' }}>
      {callAt ? projects.call(days.format(new Date(callAt))) : projects.bookCall}
    </Link>
  );
}

export function ProjectsCard({ consultations, token }: CardsProps) {
  const { projects } = useDashboardTexts().cards;
  const days = useDays();
  const own = consultations.filter(({ kind, withdrawnAt }) => kind === 'lead' && !withdrawnAt);
  return (
    <Card
      id="projects-title"
      title={projects.title}
      none={projects.none}
      action={
        <Link className="button small" to={{ path: pathTo('powerup') }}>
          {projects.start}
        </Link>
      }
    >
      {own.map((it) => (
        <li key={it.id}>
          <Named token={token} name={projects.name(dayOf(it, days))} projectId={it.projectId} />
          <NextStep project={it} />
          <NextCall project={it} />
        </li>
      ))}
    </Card>
  );
}

export function ConsultationCard({ consultations, token }: CardsProps) {
  const { consultation } = useDashboardTexts().cards;
  const days = useDays();
  return (
    <Card
      id="consultation-title"
      title={consultation.title}
      none={consultation.none}
      action={
        <>
          {consultations.length > 0 && !token && <p className="small">{consultation.ended}</p>}
          <Link className="button small" to={{ path: pathTo('chat') }}>
            {consultation.start}
          </Link>
        </>
      }
    >
      {consultations.map((it) => (
        <li key={it.id}>
          <Named token={token} name={consultation.name(dayOf(it, days))} />
        </li>
      ))}
    </Card>
  );
}
