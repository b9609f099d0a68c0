import { useState } from 'react';
import type { ProjectCompany } from '#domain/contract/projects.ts';
import { isOpen } from '#domain/leads/lead-status.ts';
import { ChangeDialog } from '#host-site/pages/project/installers/change-dialog.tsx';
import { ReportDialog } from '#host-site/pages/project/installers/report-dialog.tsx';
import { useProject } from '#host-site/pages/project/project-context.ts';
import { useProjectTexts } from '#host-site/texts/project/project-texts.ts';

/** What a customer can do about a company: wish for another, or tell us of trouble. */
export function InstallerDesk({ company }: { company: ProjectCompany }) {
  const { installers } = useProjectTexts();
  const { project } = useProject();
  const [asked, ask] = useState<'change' | 'report' | null>(null);
  const close = () => ask(null);
  if (project.as !== 'customer' || !project.mayWrite) return null;
  const mayChange = project.mayChangeInstaller && isOpen(company.status);
  const label = (text: string) => `${text}: ${company.name}`;
  return (
    <div className="installer-desk">
      {mayChange && (
        <button
          type="button"
          className="text-button"
          aria-label={label(installers.change)}
          onClick={() => ask('change')}
        >
          {installers.change}
        </button>
      )}
      <button type="button" className="text-button" aria-label={label(installers.report)} onClick={() => ask('report')}>
        {installers.report}
      </button>
      {asked === 'change' && <ChangeDialog company={company} onClose={close} />}
      {asked === 'report' && <ReportDialog company={company} onClose={close} />}
    </div>
  );
}
