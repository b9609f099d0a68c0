import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeWeights } from '#api/advisor/builtin/topics/weights-file.ts';
import { languages } from '#domain/place.ts';
import { readPhrasings, train, weightsFolder } from './train-adviser.ts';

const MOST_BYTES = 1_000_000;

test.each(languages)(
  '%s: the weights are what the phrasings teach, to the byte: after a change run node scripts/train-adviser.ts',
  (language) => {
    const kept = readFileSync(join(weightsFolder, `${language}.bin`));
    expect(kept.length).toBeLessThan(MOST_BYTES);
    expect(Buffer.compare(kept, writeWeights(train(readPhrasings(language), language)))).toBe(0);
  },
  60_000,
);
