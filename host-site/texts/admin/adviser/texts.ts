import type { AdvisorKind } from '#domain/chat/advisor-kind.ts';
import type { Grade } from '#domain/contract/answer-reviews.ts';
import type { ListWords } from '#host-site/texts/staff/texts.ts';

type Word =
  | 'sections'
  | 'failed'
  | 'noModel'
  | 'day'
  | 'week'
  | 'turns'
  | 'tokens'
  | 'ofToday'
  | 'bySite'
  | 'site'
  | 'noneGraded'
  | 'byAdviser'
  | 'sampleHint'
  | 'draw'
  | 'drawing'
  | 'noneDrawn'
  | 'question'
  | 'answer'
  | 'gradeLabel'
  | 'note'
  | 'save'
  | 'saving'
  | 'saved';

export interface AdviserTexts extends Record<Word, string> {
  tabs: Record<'figures' | 'sample' | 'graded', string>;
  spending: (days: number) => string;
  today: (tokens: string, cap: string, percent: number) => string;
  all: (tokens: string, turns: string) => string;
  cap: (tokens: string) => string;
  siteCap: (tokens: string) => string;
  graded: (weeks: number) => string;
  grades: Record<Grade, string>;
  advisors: Record<AdvisorKind, string>;
  list: ListWords;
}
