import { defineConfig } from 'drizzle-kit';

/** Run `npx drizzle-kit generate --config api/database/drizzle.config.ts` after a change of the schema. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './api/database/schema',
  out: './api/database/migrations',
});
