import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ChatFrame } from '#stories/chat/chat-frame.tsx';
import { dialogues, longConversation, said, someFacts, somePotentials } from '#stories/chat/conversations.ts';
import { say, write } from '#stories/chat/in-the-chat.ts';
import { find, shadowOf } from '#stories/questionnaire/in-the-widget.ts';
import { stubRecogniser } from '#widgets/chat/testing/stub-recogniser.ts';

const meta = {
  title: 'Chat/Conversation',
  component: ChatFrame,
  args: { lang: 'en', theme: 'light', server: 'answers' },
} satisfies Meta<typeof ChatFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const parameters = { inEveryLook: true };
const half = { isInLanguage: true, kept: { facts: someFacts, potentials: somePotentials } };

export const Empty: Story = { parameters };
export const Conversation: Story = { parameters, args: half };
export const Typing: Story = {
  args: { ...half, server: 'is silent', isStill: true },
  play: async ({ canvasElement }) => {
    await say(canvasElement, 'Flat roof');
    await find(canvasElement, '.typing');
  },
};
export const StillWorking: Story = {
  args: { ...half, server: 'is silent' },
  play: async ({ canvasElement }) => {
    await say(canvasElement, 'Flat roof');
    await waitFor(async () => expect((await find(canvasElement, '.slow')).textContent).toMatch(/Still working/), {
      timeout: 5000,
    });
  },
};
export const Streaming: Story = {
  args: { ...half, server: 'is halfway', isStill: true },
  play: async ({ canvasElement }) => {
    await say(canvasElement, 'And for my house?');
    await waitFor(async () => expect((await find(canvasElement, '.speaking .said')).textContent).toMatch(/the flow$/));
  },
};
export const Cut: Story = {
  args: { ...half, server: 'is halfway' },
  play: async ({ canvasElement }) => {
    await Streaming.play?.({ canvasElement } as never);
    (await find(canvasElement, '.send.stop')).click();
    await find(canvasElement, '.cut-mark');
  },
};
export const Failed: Story = {
  args: { ...half, server: 'refuses' },
  play: async ({ canvasElement }) => {
    await say(canvasElement, 'Flat roof');
    await find(canvasElement, '.failed-note');
    await find(canvasElement, '.toast');
  },
};
export const Offline: Story = {
  args: { ...half, server: 'is away', lang: 'de' },
  play: async ({ canvasElement }) => {
    await say(canvasElement, 'Flachdach');
    await find(canvasElement, '.failed-note');
  },
};
export const NearTheLimit: Story = {
  args: half,
  play: async ({ canvasElement }) => {
    await write(canvasElement, 'A long story about our house. '.repeat(130));
    await find(canvasElement, '.length:not(:empty)');
  },
};
export const Listening: Story = {
  args: { ...half, isStill: 1_000 },
  parameters,
  async play({ canvasElement }) {
    const { SpeechRecognition } = stubRecogniser();
    Object.assign(window, { SpeechRecognition });
    (await find(canvasElement, 'button.tool:not(.on-phone)')).click();
    await find(canvasElement, '.voice-clock');
  },
};
export const HeardAndAboutToLeave: Story = {
  args: { ...half, isStill: 500 },
  async play({ canvasElement }) {
    const { made, SpeechRecognition } = stubRecogniser();
    Object.assign(window, { SpeechRecognition });
    (await find(canvasElement, 'button.tool:not(.on-phone)')).click();
    await find(canvasElement, '.voice-clock');
    made[0]?.hear('We have a flat roof');
    await find(canvasElement, '.voice button');
  },
};
export const AskingToStartAnew: Story = {
  args: half,
  play: async ({ canvasElement }) => {
    (await find(canvasElement, '.restart')).click();
    await find(canvasElement, '.confirm');
  },
};
export const FiveHundredMessages: Story = {
  args: { kept: { lines: longConversation } },
  play: async ({ canvasElement }) => {
    const scroller = await find(canvasElement, '.scroller');
    await waitFor(() => expect(scroller.scrollTop).toBeGreaterThan(1000));
    await expect(shadowOf(canvasElement).querySelectorAll('.line').length).toBeGreaterThan(200);
  },
};
export const ScrolledUp: Story = {
  args: { kept: { lines: longConversation.slice(0, 40) } },
  play: async ({ canvasElement }) => {
    const scroller = await find(canvasElement, '.scroller');
    await waitFor(() => expect(scroller.scrollTop).toBeGreaterThan(500));
    scroller.scrollTop = 200;
    await waitFor(() => expect(scroller.scrollTop).toBe(200));
  },
};
export const NarrowUnfolded: Story = {
  args: { ...half, width: 'narrow' },
  play: async ({ canvasElement }) => {
    (await find(canvasElement, '.progress-toggle')).click();
    await find(canvasElement, '.unfolded');
  },
};
export const Suggestions: Story = {
  args: {
    width: 'narrow',
    kept: {
      lines: said(
        { content: 'How loud is it at night?' },
        {
          content: 'A good outdoor unit is about as loud as a fridge next to it, and quieter at night.',
          suggestions: ['Can my neighbor do something about the noise?', 'Where is a heat pump the least loud?'],
        },
      ),
    },
  },
};
export const French: Story = { args: { ...half, lang: 'fr' } };
export const SwissGerman: Story = { args: { ...half, lang: 'de-CH' } };
export const StepsLayout: Story = { args: { ...half, layout: 'steps' } };
export const FromAnAi: Story = {
  args: {
    kept: {
      lines: said({ content: 'A flat' }, { content: 'Do you own it, or rent it?', asked: 'ownership', advisor: 'ai' }),
    },
  },
};
export const Markdown: Story = {
  args: {
    kept: {
      lines: said({ content: 'A **bold** word\nand <b>markup</b>' }, { content: dialogues.en[3]?.content ?? '' }),
    },
  },
};
