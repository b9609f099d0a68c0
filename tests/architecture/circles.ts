import type { Import } from '#tests/architecture/imports.ts';
import { targetOf } from '#tests/architecture/rules.ts';

/** Files that import each other round a circle, types included; each circle once, as the way from a file back to it. */
export function circlesOf(imports: readonly Import[]): string[][] {
  const targets = Map.groupBy(imports, ({ file }) => file);
  const done = new Set<string>();
  const found: string[][] = [];
  const visit = (file: string, way: string[]) => {
    const met = way.indexOf(file);
    if (met >= 0) found.push([...way.slice(met), file]);
    if (met >= 0 || done.has(file)) return;
    for (const it of targets.get(file) ?? []) visit(targetOf(it) ?? '', [...way, file]);
    done.add(file);
  };
  for (const file of targets.keys()) visit(file, []);
  return found;
}
