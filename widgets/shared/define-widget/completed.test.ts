import { expectTypeOf, test } from 'vitest';
import type { ReplyOf } from '#domain/contract/endpoint.ts';
import type { analyseStrategy } from '#domain/contract/strategy.ts';
import type { KnownFacts } from '#domain/home/facts.ts';
import type { MediaSlot } from '#domain/questionnaire/answers.ts';
import type { CompleteAnswers } from '#domain/questionnaire/complete-answers.ts';
import type { QuickResult } from '#domain/questionnaire/packages.ts';
import type { CheckAnswers, PhotoType } from '#domain/strategy-check/answers.ts';
import type { Strategy } from '#domain/strategy-check/strategy.ts';
import type { CompletedBy } from '#widgets/shared/define-widget/completed.ts';

type Questionnaire = CompletedBy<'questionnaire'>;
type Chat = CompletedBy<'chat'>;
type Check = CompletedBy<'check'>;
/** What is promised as text may be one of a list here. */
type Loose<Row extends { code: string }> = Omit<Row, 'code'> & { code: string };

/** That everything a widget tells is promised, its `emit` proves; here, that nothing is promised which it does not tell. */
test('the types of the package promise what the domain has, and no more', () => {
  type Answered = CompleteAnswers & { mediaUploads: Record<MediaSlot, File | null> };
  expectTypeOf<Questionnaire['answers']>().toExtend<Answered>();
  expectTypeOf<keyof Questionnaire['answers']>().toEqualTypeOf<keyof Answered>();
  expectTypeOf<Questionnaire['result']>().toExtend<QuickResult>();
  expectTypeOf<Required<Chat['answers']>>().toEqualTypeOf<Required<KnownFacts>>();
  type Checked = CheckAnswers & { photos: { photoType: PhotoType; file: File | null }[] };
  expectTypeOf<Check['answers']>().toExtend<Checked>();
  expectTypeOf<keyof Check['answers']>().toEqualTypeOf<keyof Checked>();
  type Reply = ReplyOf<typeof analyseStrategy>;
  expectTypeOf<keyof Check['result']>().toEqualTypeOf<keyof Reply>();
  expectTypeOf<keyof Check['result']['strategy']>().toEqualTypeOf<keyof Strategy>();
  type Told = Omit<Strategy, 'reasons'> & { reasons: Loose<Strategy['reasons'][number]>[] };
  expectTypeOf<Check['result']['strategy']>().toExtend<Told>();
});
