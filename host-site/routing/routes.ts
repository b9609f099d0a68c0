import { pagePaths } from '#domain/page-paths.ts';

export type RouteName = keyof typeof pagePaths;
type ParameterNames<Path extends string> = Path extends `${infer Segment}/${infer Rest}`
  ? ParameterNames<Segment> | ParameterNames<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;
export type Parameters<Name extends RouteName> = Record<ParameterNames<(typeof pagePaths)[Name]>, string>;
export type RouteMatch = { [Name in RouteName]: { name: Name; parameters: Parameters<Name> } }[RouteName];

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

function parametersOf(pattern: string, path: string): Record<string, string> | undefined {
  const expected = segmentsOf(pattern);
  const actual = segmentsOf(path);
  if (expected.length !== actual.length) return undefined;
  const parameters: Record<string, string> = {};
  for (const [index, segment] of expected.entries()) {
    const value = decodeSegment(actual[index] ?? '');
    if (!value) return undefined;
    if (segment.startsWith(':')) parameters[segment.slice(1)] = value;
    else if (segment !== value) return undefined;
  }
  return parameters;
}

/** The page behind a path without language prefix, or undefined when there is none. */
export function matchRoute(path: string): RouteMatch | undefined {
  for (const [name, pattern] of Object.entries(pagePaths)) {
    const parameters = parametersOf(pattern, path);
    if (parameters) return { name, parameters } as RouteMatch;
  }
  return undefined;
}

/** The path of a page, without language prefix, its parameters encoded. */
export function pathTo<Name extends RouteName>(
  name: Name,
  ...[parameters]: [keyof Parameters<Name>] extends [never] ? [] : [Parameters<Name>]
): string {
  const given: Record<string, string> = parameters ?? {};
  return pagePaths[name].replace(/:(\w+)/g, (_, parameter: string) => encodeURIComponent(given[parameter] ?? ''));
}
