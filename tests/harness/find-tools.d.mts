/** What the search looks at. */
export interface Machine {
  platform: string;
  env: Record<string, string | undefined>;
  exists(path: string): boolean;
  list(folder: string): string[];
}

export const HEADLESS_SHELL: string;
export function findChromium(ownOfPlaywright: string | undefined, machine?: Machine): string | undefined;
export function findHeadlessChromium(ownOfPlaywright: string | undefined, machine?: Machine): string | undefined;
export function findPostgres(machine?: Machine): string | undefined;
export function whatToInstall(chromium?: string, postgres?: string, machine?: Machine): string | undefined;
