import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest, which neither their size nor their name tells. A worker that begins one last works on alone. */
const longest = [
  'faults/stop',
  'faults/kill',
  'faults/chat-streams',
  'browser/manners',
  'browser/landing',
  'browser/bad-answers',
  'browser/back-and-forward',
  'browser/strategy-check',
];

const rank = ({ moduleId }: TestSpecification): number => {
  const at = longest.findIndex((name) => moduleId.endsWith(`tests/${name}.test.ts`));
  return at < 0 ? longest.length : at;
};

const groupOf = ({ project }: TestSpecification): number => project.config.sequence.groupOrder;

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => groupOf(one) - groupOf(other) || rank(one) - rank(other));
  }
}
