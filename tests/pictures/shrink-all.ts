import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { noteRenderer } from '#tests/pictures/renderer.ts';
import { keptDigest, shrink } from '#tests/pictures/shrink.ts';

for (const path of globSync('stories/*/pictures/**/*.png')) {
  const picture = readFileSync(path);
  if (keptDigest(picture)) continue;
  writeFileSync(path, shrink(picture));
  console.log(path);
}
noteRenderer();
