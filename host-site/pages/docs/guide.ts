/** One file of the documentation, drawn by the build. */
export interface Guide {
  id: string;
  title: string;
  /** Our own, from the repository. */
  html: string;
  sections: { id: string; title: string }[];
}
