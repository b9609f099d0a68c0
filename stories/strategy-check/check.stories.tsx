import type { Meta, StoryObj } from '@storybook/react-vite';
import { addPhoto, find } from '#stories/questionnaire/in-the-widget.ts';
import { CheckFrame } from '#stories/strategy-check/check-frame.tsx';
import { ownerStrategy, renterStrategy } from '#widgets/strategy-check/testing/sample-strategy.ts';

const answers = { location: 'Denver', ownership: 'own', heatingSystem: 'gas', hasEV: true, planningEV: false } as const;

const meta = {
  title: 'Strategy check',
  component: CheckFrame,
  args: { lang: 'en', theme: 'light', answers: {} },
} satisfies Meta<typeof CheckFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Questions: Story = {};
export const QuestionsAnswered: Story = { args: { answers } };
export const QuestionsDark: Story = { args: { answers, theme: 'dark' } };
export const QuestionsNarrow: Story = { args: { width: 'narrow', lang: 'de' } };
export const QuestionsFrench: Story = { args: { lang: 'fr', answers } };

const submitted = (server: 'is silent' | 'fails' | 'does not know the place', found: string): Story => ({
  args: { answers, server },
  play: async ({ canvasElement }) => {
    (await find<HTMLButtonElement>(canvasElement, '[type=submit]')).click();
    await find(canvasElement, found);
  },
});
export const Analysing = submitted('is silent', '.analysing');
export const AnalysingNarrow: Story = {
  ...Analysing,
  args: { answers, server: 'is silent', width: 'narrow', theme: 'dark', lang: 'fr' },
};
export const Failed = submitted('fails', '.toast');
export const UnknownPlace = submitted('does not know the place', '.error');

export const Steps: Story = { args: { layout: 'steps', step: 'heatingSystem', answers } };
export const StepsPhotos: Story = {
  args: { layout: 'steps', step: 'photos', answers },
  play: async ({ canvasElement }) => {
    await addPhoto(canvasElement);
    await find(canvasElement, '.toast');
  },
};
export const StepsEmail: Story = {
  args: { layout: 'steps', step: 'photos', answers },
  play: async ({ canvasElement }) => {
    (await find<HTMLButtonElement>(canvasElement, '[type=submit]')).click();
    await find(canvasElement, 'dialog .dialog');
  },
};

const result = (args: Partial<Story['args']> = {}): Story => ({
  args: { answers, reply: { strategy: ownerStrategy }, ...args },
  play: async ({ canvasElement }) => {
    await find(canvasElement, '.setup');
  },
});
export const Result = result();
export const ResultDark = result({ theme: 'dark' });
export const ResultGerman = result({ lang: 'de' });
export const ResultNarrow = result({ lang: 'fr', width: 'narrow' });
const reasons = [
  'Your roof faces south and harvests 13,600 to 16,400 kWh a year, more than the house and the car need.',
  'The gas boiler can go: the heat pump works with your radiators at 45 °C.',
  'The car charges at 9.5 kW while the sun shines.',
];
export const ResultByModel = result({ reply: { strategy: ownerStrategy, modelReasons: { language: 'en', reasons } } });
export const Renter = result({
  reply: { strategy: renterStrategy },
  answers: { ...answers, ownership: 'rent', hasEV: false },
});
export const NoResult: Story = {
  args: { answers, reply: null },
  play: async ({ canvasElement }) => {
    await find(canvasElement, '[role=alert]');
  },
};
