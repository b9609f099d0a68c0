import type { Rollup } from 'vite';

/** The files of a bundle that these modules of the site need at once, with all that those import. */
export function chunksOf(bundle: Rollup.OutputBundle, modules: readonly string[]): Set<Rollup.OutputChunk> {
  const found = new Set<Rollup.OutputChunk>();
  const add = (file: string) => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || found.has(chunk)) return;
    found.add(chunk);
    for (const imported of chunk.imports) add(imported);
  };
  for (const module of modules) {
    const chunk = Object.values(bundle).find(
      (it) => it.type === 'chunk' && it.facadeModuleId?.endsWith(`/host-site/${module}`),
    );
    if (!chunk) throw new Error(`${module} has no file of its own`);
    add(chunk.fileName);
  }
  return found;
}

/** The style sheets of these files, in the order of their cascade. */
export const stylesOf = (chunks: Iterable<Rollup.OutputChunk>): string[] => [
  ...new Set([...chunks].reverse().flatMap((it) => [...(it.viteMetadata?.importedCss ?? [])])),
];
