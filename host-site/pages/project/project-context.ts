import { createContext, useContext } from 'react';
import type { Project } from '#domain/contract/projects.ts';

interface OpenProject {
  project: Project;
  /** Takes up what a button has changed. */
  refresh: () => Promise<void>;
}

export const ProjectContext = createContext<OpenProject | null>(null);

/** The project of the page. */
export function useProject(): OpenProject {
  const opened = useContext(ProjectContext);
  if (!opened) throw new Error('useProject outside of a project');
  return opened;
}
