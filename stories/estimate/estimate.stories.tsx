import type { Meta, StoryObj } from '@storybook/react-vite';
import type { KnownFacts } from '#domain/home/facts.ts';
import { EstimateFrame } from '#stories/estimate/estimate-frame.tsx';
import { find } from '#stories/questionnaire/in-the-widget.ts';

const facts: KnownFacts = {
  ...{ place: 'Berlin', roofType: 'sloped_south', homeSize: 1_700, hasEV: 'yes' },
  ...{ currentHeatingSystem: 'gas', heatingSystemAge: 'over_15' },
};

const meta = {
  title: 'Detailed estimate',
  component: EstimateFrame,
  args: { theme: 'light', width: 'wide', facts, isAnswered: true },
  play: async ({ canvasElement }) => {
    await find(canvasElement, '.headline');
  },
} satisfies Meta<typeof EstimateFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Result: Story = { args: { language: 'de' } };
export const ResultNarrowDark: Story = {
  args: { language: 'fr', market: 'at', theme: 'dark', width: 'narrow', facts: { ...facts, place: 'Wien' } },
};
export const Renter: Story = { args: { width: 'narrow', facts: { ...facts, ownsHome: false } } };
export const Assumptions: Story = {
  args: { theme: 'dark', market: 'us', facts: { ...facts, place: 'Denver' } },
  play: async ({ canvasElement }) => {
    (await find<HTMLDetailsElement>(canvasElement, '.assumptions')).open = true;
  },
};
export const Questions: Story = {
  args: { isAnswered: false, language: 'de', width: 'narrow', facts: {} },
  play: async ({ canvasElement }) => {
    await find(canvasElement, '.form .note');
  },
};
export const Refused: Story = {
  args: { isAnswered: false, theme: 'dark', facts: {} },
  play: async ({ canvasElement }) => {
    await find(canvasElement, '.form .note');
    (await find<HTMLButtonElement>(canvasElement, '[type=submit]')).click();
    await find(canvasElement, '.error');
  },
};
