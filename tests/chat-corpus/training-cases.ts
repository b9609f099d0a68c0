import type { Language } from '#domain/place.ts';
import type { ChatCase } from '#tests/chat-corpus/chat-case.ts';
import { deTrain1 } from '#tests/chat-corpus/de.train-1.ts';
import { deTrain2 } from '#tests/chat-corpus/de.train-2.ts';
import { deTrain3 } from '#tests/chat-corpus/de.train-3.ts';
import { enTrain1 } from '#tests/chat-corpus/en.train-1.ts';
import { enTrain2 } from '#tests/chat-corpus/en.train-2.ts';
import { enTrain3 } from '#tests/chat-corpus/en.train-3.ts';
import { frTrain1 } from '#tests/chat-corpus/fr.train-1.ts';
import { frTrain2 } from '#tests/chat-corpus/fr.train-2.ts';
import { frTrain3 } from '#tests/chat-corpus/fr.train-3.ts';

/** What rules may be written and tuned on; the held-out part is imported only by tests that score. */
export const trainingCases: Record<Language, readonly ChatCase[]> = {
  de: [...deTrain1, ...deTrain2, ...deTrain3],
  en: [...enTrain1, ...enTrain2, ...enTrain3],
  fr: [...frTrain1, ...frTrain2, ...frTrain3],
};
