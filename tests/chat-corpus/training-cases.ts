import type { Language } from '#domain/place.ts';
import type { ChatCase } from '#tests/chat-corpus/chat-case.ts';
import { deTrain1 } from '#tests/chat-corpus/de.train-1.ts';
import { deTrain2 } from '#tests/chat-corpus/de.train-2.ts';
import { deTrain3 } from '#tests/chat-corpus/de.train-3.ts';
import { deTrain4 } from '#tests/chat-corpus/de.train-4.ts';
import { deTrain5 } from '#tests/chat-corpus/de.train-5.ts';
import { deTrain6 } from '#tests/chat-corpus/de.train-6.ts';
import { deTrain7 } from '#tests/chat-corpus/de.train-7.ts';
import { deTrain8 } from '#tests/chat-corpus/de.train-8.ts';
import { deTrain9 } from '#tests/chat-corpus/de.train-9.ts';
import { deTrain10 } from '#tests/chat-corpus/de.train-10.ts';
import { deTrain11 } from '#tests/chat-corpus/de.train-11.ts';
import { deTrainShade } from '#tests/chat-corpus/de.train-shade.ts';
import { enTrain1 } from '#tests/chat-corpus/en.train-1.ts';
import { enTrain2 } from '#tests/chat-corpus/en.train-2.ts';
import { enTrain3 } from '#tests/chat-corpus/en.train-3.ts';
import { enTrain4 } from '#tests/chat-corpus/en.train-4.ts';
import { enTrain5 } from '#tests/chat-corpus/en.train-5.ts';
import { enTrain6 } from '#tests/chat-corpus/en.train-6.ts';
import { enTrain7 } from '#tests/chat-corpus/en.train-7.ts';
import { enTrain8 } from '#tests/chat-corpus/en.train-8.ts';
import { enTrainShade } from '#tests/chat-corpus/en.train-shade.ts';
import { frTrain1 } from '#tests/chat-corpus/fr.train-1.ts';
import { frTrain2 } from '#tests/chat-corpus/fr.train-2.ts';
import { frTrain3 } from '#tests/chat-corpus/fr.train-3.ts';
import { frTrain4 } from '#tests/chat-corpus/fr.train-4.ts';
import { frTrain5 } from '#tests/chat-corpus/fr.train-5.ts';
import { frTrain6 } from '#tests/chat-corpus/fr.train-6.ts';
import { frTrain7 } from '#tests/chat-corpus/fr.train-7.ts';
import { frTrain8 } from '#tests/chat-corpus/fr.train-8.ts';
import { frTrain9 } from '#tests/chat-corpus/fr.train-9.ts';
import { frTrain10 } from '#tests/chat-corpus/fr.train-10.ts';
import { frTrain11 } from '#tests/chat-corpus/fr.train-11.ts';
import { frTrainShade } from '#tests/chat-corpus/fr.train-shade.ts';

/** What rules may be written and tuned on; the held-out part is imported only by tests that score. */
export const trainingCases: Record<Language, readonly ChatCase[]> = {
  de: [
    ...deTrain1,
    ...deTrain2,
    ...deTrain3,
    ...deTrain4,
    ...deTrain5,
    ...deTrain6,
    ...deTrain7,
    ...deTrain8,
    ...deTrain9,
    ...deTrain10,
    ...deTrain11,
    ...deTrainShade,
  ],
  en: [
    ...enTrain1,
    ...enTrain2,
    ...enTrain3,
    ...enTrain4,
    ...enTrain5,
    ...enTrain6,
    ...enTrain7,
    ...enTrain8,
    ...enTrainShade,
  ],
  fr: [
    ...frTrain1,
    ...frTrain2,
    ...frTrain3,
    ...frTrain4,
    ...frTrain5,
    ...frTrain6,
    ...frTrain7,
    ...frTrain8,
    ...frTrain9,
    ...frTrain10,
    ...frTrain11,
    ...frTrainShade,
  ],
};
