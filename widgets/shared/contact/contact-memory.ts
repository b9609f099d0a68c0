import type { TabMemory } from '#widgets/shared/tab-memory.ts';

/** The three keys of assessment-flows, section 3. */
const PROVIDED = 'userEmailProvided';
const EMAIL = 'userEmail';
const NAME = 'userName';

export function keepContact(memory: TabMemory, { email, name }: { email: string; name: string }): void {
  memory.write(PROVIDED, 'true');
  memory.write(EMAIL, email);
  memory.write(NAME, name);
}

/** Name and address as this tab knows them. */
export function readContact(memory: TabMemory): { email: string; name: string } | undefined {
  if (memory.read(PROVIDED) !== 'true') return undefined;
  return { email: memory.read(EMAIL) ?? '', name: memory.read(NAME) ?? '' };
}
