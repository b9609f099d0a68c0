import type { Advisor } from '#api/advisor/advisor.ts';
import { readConfig } from '#api/config.ts';
import { startServer } from '#api/serve.ts';
import { stopOnSignal } from '#api/stop-on-signal.ts';
import { wait } from '#tests/harness/script.ts';

const BETWEEN_MS = 100;

/** Says as many words as the message is long, or goes on for ever when it begins with "Endless". */
const advisor: Advisor = {
  kind: 'automatic',
  async *answer({ message }) {
    const words = message.startsWith('Endless') ? Number.POSITIVE_INFINITY : message.length;
    for (let word = 0; word < words; word += 1) {
      yield { kind: 'text', text: `word ${word} ` };
      await wait(BETWEEN_MS);
    }
  },
};

/** The server with an adviser who takes time over the answer. */
const server = await startServer(readConfig(process.env), { advisor });
console.log(`listens at ${server.url}`);
stopOnSignal(() => server.stop());
