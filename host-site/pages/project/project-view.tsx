import { lazy, Suspense } from 'react';
import type { Project } from '#domain/contract/projects.ts';
import { pathTo } from '#domain/pages.ts';
import { PRODUCT_NAME } from '#domain/product.ts';
import { ExpertCall } from '#host-site/pages/project/call/expert-call.tsx';
import { Documents } from '#host-site/pages/project/documents/documents.tsx';
import { Reports } from '#host-site/pages/project/installers/reports.tsx';
import { Conversations } from '#host-site/pages/project/messages/conversations.tsx';
import { People } from '#host-site/pages/project/people.tsx';
import { ProjectContext } from '#host-site/pages/project/project-context.ts';
import { Quotes } from '#host-site/pages/project/quotes/quotes.tsx';
import { Readings } from '#host-site/pages/project/readings/readings.tsx';
import { Steps } from '#host-site/pages/project/steps/steps.tsx';
import { useMoments } from '#host-site/pages/project/use-moments.ts';
import { Link } from '#host-site/routing/navigation.tsx';
import { useProjectTexts } from '#host-site/texts/project/project-texts.ts';

const ConsultationPart = lazy(async () => ({
  default: (await import('#host-site/pages/project/consultation-part.tsx')).ConsultationPart,
}));

const deskOf = { customer: 'dashboard', partner: 'partner', adviser: 'manager' } as const;

interface ProjectViewProps {
  project: Project;
  refresh: () => Promise<void>;
}

/** What happens stands first, who looks after it beside it, and what it began with below. */
export function ProjectView({ project, refresh }: ProjectViewProps) {
  const texts = useProjectTexts();
  const { day } = useMoments(project.market);
  const title = texts.title(day(project.createdAt));
  return (
    <ProjectContext value={{ project, refresh }}>
      <article className="wrap project">
        <title>{`${title} | ${PRODUCT_NAME}`}</title>
        <meta name="robots" content="noindex" />
        <header className="project-head">
          <Link to={{ path: pathTo(deskOf[project.as]) }}>{texts.back[project.as]}</Link>
          <h1>{title}</h1>
          <p className="project-facts">
            <span className={`project-status ${project.status}`}>{texts.status[project.status]}</span>
            <span className="small">{texts.reference(project.reference)}</span>
          </p>
        </header>
        <Steps />
        <ExpertCall />
        <Quotes />
        <Conversations />
        <Documents />
        {(project.status === 'chosen' || project.status === 'installed') && <Readings />}
        <People />
        <Reports />
        {project.consultation && (
          <Suspense fallback={null}>
            <ConsultationPart consultation={project.consultation} />
          </Suspense>
        )}
      </article>
    </ProjectContext>
  );
}
