import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChatFrame } from '#stories/chat/chat-frame.tsx';
import { allPotentials, completed, dialogues, manyFacts, someFacts } from '#stories/chat/conversations.ts';
import { find, fits } from '#stories/questionnaire/in-the-widget.ts';
import { speakLonger } from '#stories/questionnaire/pseudo-language.ts';

const meta = {
  title: 'Chat/40 % longer, 320 pixels',
  component: ChatFrame,
  args: { lang: 'en', theme: 'light', width: 'smallest', server: 'answers' },
  beforeEach: speakLonger,
} satisfies Meta<typeof ChatFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { play: ({ canvasElement }) => fits(canvasElement) };
export const Progress: Story = {
  args: { kept: { lines: dialogues.en, facts: someFacts, potentials: {} } },
  play: async ({ canvasElement }) => {
    (await find(canvasElement, '.progress-toggle')).click();
    await fits(canvasElement);
  },
};
export const Facts: Story = {
  args: { layout: 'standalone', kept: { lines: dialogues.en, facts: manyFacts, potentials: {} } },
  play: async ({ canvasElement }) => {
    (await find(canvasElement, '.progress-toggle')).click();
    await find(canvasElement, '.facts .fact');
    await fits(canvasElement);
  },
};
export const Complete: Story = {
  args: { isKnown: true, kept: { lines: completed, facts: manyFacts, potentials: allPotentials, isComplete: true } },
  play: async ({ canvasElement }) => {
    await find(canvasElement, '.completion');
    await fits(canvasElement);
  },
};
export const EmailDialog: Story = {
  args: { isPortal: true },
  play: async ({ canvasElement }) => {
    (await find(canvasElement, 'dialog[open] [type=submit]')).click();
    await find(canvasElement, 'dialog .error');
    await fits(canvasElement);
  },
};
