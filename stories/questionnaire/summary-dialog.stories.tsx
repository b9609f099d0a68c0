import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { everything, oldSystems } from '#stories/questionnaire/answers.ts';
import { find, fits, openSummary, previewSummary, sendSummary } from '#stories/questionnaire/in-the-widget.ts';
import { QuestionnaireFrame } from '#stories/questionnaire/questionnaire-frame.tsx';

const meta = {
  title: 'Questionnaire/Consultation summary',
  component: QuestionnaireFrame,
  args: {
    lang: 'en',
    theme: 'light',
    step: 4,
    answers: { ...everything, ...oldSystems, annualEnergyBill: '2000_3000', additionalNotes: 'Listed building.' },
    inResults: true,
    server: 'answers',
  },
} satisfies Meta<typeof QuestionnaireFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const status = (canvas: HTMLElement, words: RegExp) =>
  waitFor(async () => expect((await find(canvas, '.results')).textContent).toMatch(words));

export const EmptyForm: Story = {
  play: async ({ canvasElement }) => {
    await openSummary(canvasElement);
  },
};
export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    await openSummary(canvasElement);
    (await find(canvasElement, 'dialog [type=submit]')).click();
    await find(canvasElement, 'dialog .error');
  },
};
export const Preview: Story = {
  play: async ({ canvasElement }) => {
    await previewSummary(canvasElement);
    await expect(await find(canvasElement, '.letter')).toHaveTextContent('Hello Ada Example,');
  },
};
export const KnownAddress: Story = {
  args: { isKnown: true },
  play: async ({ canvasElement }) => {
    await openSummary(canvasElement);
    await find(canvasElement, '.letter');
  },
};
export const Details: Story = {
  play: async ({ canvasElement }) => {
    await previewSummary(canvasElement);
    (await find(canvasElement, 'dialog [role=tab]:nth-child(2)')).click();
    await expect(await find(canvasElement, '.summary-details')).toHaveTextContent('Listed building.');
  },
};
export const Sending: Story = {
  args: { server: 'is silent' },
  play: async ({ canvasElement }) => {
    await sendSummary(canvasElement);
    await status(canvasElement, /Sending\.\.\./);
  },
};
export const Sent: Story = {
  play: async ({ canvasElement }) => {
    await sendSummary(canvasElement);
    await status(canvasElement, /Email Sent/);
  },
};
export const SentAndClosed: Story = {
  args: { isLater: true },
  play: async ({ canvasElement }) => {
    await sendSummary(canvasElement);
    await find(canvasElement, '.toast');
    await status(canvasElement, /Success! Your consultation summary has been sent to your email\./);
  },
};
export const AskedToConfirm: Story = {
  args: { server: 'asks to confirm' },
  play: async ({ canvasElement }) => {
    await sendSummary(canvasElement);
    await status(canvasElement, /One more step: If we may write to/);
  },
};
export const Unsent: Story = {
  args: { server: 'cannot mail' },
  play: async ({ canvasElement }) => {
    await sendSummary(canvasElement);
    await status(canvasElement, /too many emails were requested/i);
  },
};
export const PartnerPage: Story = {
  args: { isPartnerPage: true },
  play: async ({ canvasElement }) => {
    await previewSummary(canvasElement);
    await expect(await find(canvasElement, '.letter')).toHaveTextContent('Sunny Roofs plans the work with you.');
  },
};
export const Failed: Story = {
  args: { server: 'refuses' },
  play: async ({ canvasElement }) => {
    await sendSummary(canvasElement);
    await expect(await find(canvasElement, 'dialog [role=alert]')).toHaveTextContent('try again in 2 minutes');
  },
};
export const FailedAndClosed: Story = {
  args: { server: 'refuses' },
  play: async ({ canvasElement }) => {
    await sendSummary(canvasElement);
    await find(canvasElement, 'dialog [role=alert]');
    (await find(canvasElement, 'dialog .close')).click();
    await status(canvasElement, /Error: Failed to send consultation summary/);
  },
};
export const Offline: Story = {
  args: { server: 'is away' },
  play: async ({ canvasElement }) => {
    await sendSummary(canvasElement);
    await status(canvasElement, /No connection at the moment/);
  },
};
export const Dark: Story = { ...Preview, args: { theme: 'dark' } };
export const DarkFailed: Story = { ...Failed, args: { theme: 'dark', server: 'refuses' } };
export const Narrow: Story = {
  args: { width: 'smallest' },
  play: async ({ canvasElement }) => {
    await previewSummary(canvasElement);
    await fits(canvasElement);
  },
};
export const NarrowDarkDetails: Story = { ...Details, args: { width: 'smallest', theme: 'dark' } };
const inLanguage = (lang: string): Story => ({
  args: { lang, isKnown: true },
  play: async ({ canvasElement }) => {
    await openSummary(canvasElement);
    await find(canvasElement, '.letter');
  },
});
export const German = inLanguage('de');
export const French = inLanguage('fr');
export const SwissGerman = inLanguage('de-CH');
