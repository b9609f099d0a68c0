/** Where the site cannot run, or has stopped. */
export interface BrokenTexts {
  title: string;
  text: string;
  reload: string;
  noScript: string;
}
