import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ChatFrame } from '#stories/chat/chat-frame.tsx';
import { consultations } from '#stories/chat/consultations.ts';
import {
  allPotentials,
  completed,
  dialogues,
  manyFacts,
  someFacts,
  somePotentials,
} from '#stories/chat/conversations.ts';
import { press, say } from '#stories/chat/in-the-chat.ts';
import { find, shadowOf, type } from '#stories/questionnaire/in-the-widget.ts';
import { chatTexts } from '#widgets/chat/texts/all.ts';

const meta = {
  title: 'Chat/Consultation',
  component: ChatFrame,
  args: { lang: 'en', theme: 'light', server: 'answers' },
} satisfies Meta<typeof ChatFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const parameters = { inEveryLook: true };
const whole = { lines: completed, facts: manyFacts, potentials: allPotentials, isComplete: true };

export const ProgressAlmostThere: Story = {
  args: { kept: { lines: dialogues.en, facts: manyFacts, potentials: allPotentials } },
};
export const Complete: Story = {
  parameters,
  args: { kept: whole, isKnown: true },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, '.completion')).toBeInTheDocument();
  },
};
export const Results: Story = {
  parameters,
  args: { kept: { ...whole, inResults: true }, isKnown: true },
  play: async ({ canvasElement }) => {
    await find(canvasElement, '.results > footer');
  },
};
export const ResultsOfLittle: Story = {
  args: { kept: { ...whole, facts: someFacts, potentials: somePotentials, inResults: true }, isKnown: true },
  play: Results.play as never,
};
export const Summary: Story = {
  args: { kept: whole, isKnown: true },
  play: async ({ canvasElement }) => {
    await find(canvasElement, '.completion');
    press(canvasElement, 'Email My Consultation Summary');
    await find(canvasElement, 'dialog[open] .dialog');
  },
};

/** The first answer on a partner's page, after which the address is asked for. */
const firstAnswer: Story = {
  args: { script: [{ content: 'Thank you. How large is your home, roughly?', asked: 'homeSize' }] },
  play: async ({ canvasElement }) => {
    await say(canvasElement, 'Townhouse');
    await find(canvasElement, '.email-panel');
  },
};
const kept = { timesAsked: 0 };
export const EmailPanel: Story = { parameters, ...firstAnswer, args: { ...firstAnswer.args, kept } };
export const EmailPanelWithErrors: Story = {
  args: { ...firstAnswer.args, kept },
  play: async (context) => {
    await firstAnswer.play?.(context);
    (await find(context.canvasElement, '.email-panel [type=submit]')).click();
    await find(context.canvasElement, '.email-panel .error');
  },
};
export const EmailGiven: Story = {
  args: { ...firstAnswer.args, kept },
  play: async (context) => {
    await firstAnswer.play?.(context);
    const { canvasElement } = context;
    await giveAddress(canvasElement, '.email-panel');
    await find(canvasElement, '.toast');
  },
};
export const EmailDialog: Story = {
  parameters,
  args: { isPortal: true },
  play: async ({ canvasElement }) => {
    await find(canvasElement, 'dialog[open] form');
  },
};
export const EmailDialogWithErrors: Story = {
  args: { isPortal: true, lang: 'de' },
  play: async ({ canvasElement }) => {
    (await find(canvasElement, 'dialog[open] [type=submit]')).click();
    await find(canvasElement, 'dialog .error');
  },
};
export const Standalone: Story = {
  parameters,
  args: { layout: 'standalone', kept: { lines: dialogues.en, facts: manyFacts, potentials: allPotentials } },
  play: async ({ canvasElement }) => {
    const panel = await find(canvasElement, '.progress-body');
    const isFolded = getComputedStyle(panel).display === 'none';
    if (!isFolded) await find(canvasElement, '.facts .fact');
  },
};
export const AnswerRemoved: Story = {
  args: { ...Standalone.args },
  play: async ({ canvasElement }) => {
    await find(canvasElement, '.facts .fact');
    (await find(canvasElement, '.fact .close')).click();
    await find(canvasElement, '.fact-removed');
  },
};

async function giveAddress(canvas: HTMLElement, place: string): Promise<void> {
  await find(canvas, `${place} form`);
  const [name, email] = shadowOf(canvas).querySelectorAll<HTMLInputElement>(`${place} input.text`);
  type(name, 'Ada Example');
  type(email, 'ada@example.org');
  shadowOf(canvas).querySelector<HTMLInputElement>(`${place} input[type=checkbox]`)?.click();
  (await find(canvas, `${place} [type=submit]`)).click();
}

/** From the welcome to the results, against a scripted adviser. */
function wholeConsultation(lang: keyof typeof consultations): Story {
  const { said, heard } = consultations[lang];
  return {
    args: { lang, script: heard, kept: { timesAsked: 0 } },
    play: async ({ canvasElement }) => {
      for (const [index, words] of said.entries()) {
        await say(canvasElement, words);
        await waitFor(async () =>
          expect((await find(canvasElement, '.lines')).textContent).toContain(heard[index]?.content),
        );
        await find(canvasElement, '.send:not(.stop)');
        if (index === 0) await giveAddress(canvasElement, '.email-panel');
      }
      await find(canvasElement, '.completion');
      press(canvasElement, chatTexts[lang].progress.viewResults);
      await find(canvasElement, '.results .potential.high');
    },
  };
}
export const WholeConsultation = wholeConsultation('en');
export const WholeConsultationGerman = wholeConsultation('de');
export const WholeConsultationFrench = wholeConsultation('fr');
