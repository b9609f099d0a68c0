import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { widgets } from '../../widgets/registry.ts';

/** The published package: compiled files with everything inside, hence no dependencies. */
export function writeNpmManifest(folder: string, version: string): void {
  const manifest = {
    name: '@wattnest/widgets',
    version,
    description: 'Home energy consultation as custom elements',
    license: 'Apache-2.0',
    type: 'module',
    sideEffects: false,
    exports: { '.': { types: './index.d.ts', default: './index.js' } },
    types: './index.d.ts',
    imports: { '#widgets/*.ts': { types: './*.d.ts' } },
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const readmes = widgets.map(({ name }) => readFileSync(`widgets/${name}/README.md`, 'utf8'));
  writeFileSync(join(folder, 'README.md'), readmes.join('\n'));
}
