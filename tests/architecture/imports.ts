import { parseSync } from 'vite';

export interface Import {
  /** Path of the importing file from the root of the repository. */
  file: string;
  specifier: string;
  typeOnly: boolean;
  names: string[];
  /** Loaded when it is called for. */
  isLazy?: boolean;
}

/** Every import of a source text: static, re-exported and dynamic. */
export function importsOf(file: string, source: string): Import[] {
  const { module, errors } = parseSync(file, source);
  if (errors.length > 0) throw new SyntaxError(`${file}: ${errors[0]?.message}`);
  const fixed = module.staticImports.map(({ moduleRequest, entries }) => ({
    file,
    specifier: moduleRequest.value,
    typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
    names: entries.map(({ importName }) => importName.name ?? importName.kind.toLowerCase()),
  }));
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType, importName }) =>
      moduleRequest
        ? [{ file, specifier: moduleRequest.value, typeOnly: isType, names: [importName.name ?? '*'] }]
        : [],
    ),
  );
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const literal = /^['"`](.+)['"`]$/.exec(source.slice(start, end));
    return literal?.[1] ? [{ file, specifier: literal[1], typeOnly: false, names: ['*'], isLazy: true }] : [];
  });
  return [...fixed, ...passedOn, ...dynamic];
}
